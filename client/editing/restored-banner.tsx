import { useText } from '#client/app/locale.tsx';
import { Banner } from '#client/ui/states.tsx';

/** Says that what was typed before, and not saved, stands in the fields again. */
export const RestoredBanner = () => {
	const { t } = useText();
	return (
		<Banner tone="info" title={t('console.editing.restoredTitle')}>
			<p>{t('console.editing.restoredText')}</p>
		</Banner>
	);
};
