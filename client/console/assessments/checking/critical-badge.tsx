import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';

/** Marks a critical question: neutral until it fails, then it says so. */
export const CriticalBadge = ({ hasFailed }: { hasFailed: boolean }) => {
	const { t } = useText();
	return hasFailed ? (
		<Badge tone="red">{t('console.checking.criticalFailed')}</Badge>
	) : (
		<Badge>{t('console.checking.critical')}</Badge>
	);
};
