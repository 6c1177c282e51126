import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';

/** Whether a category or sub-category is answered. */
export const FinishedBadge = ({ finished }: { finished: boolean }) => {
	const { t } = useText();
	return finished ? (
		<Badge tone="green">{t('company.overview.finished')}</Badge>
	) : (
		<Badge>{t('company.overview.unfinished')}</Badge>
	);
};
