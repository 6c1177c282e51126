import { Link } from 'wouter';
import { consolePaths } from '#client/base/console-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Banner } from '#client/ui/states.tsx';
import { useHasInterest } from './use-own-interests.ts';

/** On the screens of a company: that the reader has declared a conflict of interest with it, and so may only read. */
export const InterestBanner = ({ companyId }: { companyId: number | undefined }) => {
	const { t } = useText();
	if (!useHasInterest(companyId)) return null;
	return (
		<Banner tone="warning" title={t('console.interests.bannerTitle')}>
			<p>{t('console.interests.bannerText')}</p>
			<p>
				<Link to={consolePaths.ownInterests}>{t('console.interests.toOwn')}</Link>
			</p>
		</Banner>
	);
};
