import { useText } from '#client/base/locale.tsx';
import { Badge } from '#client/ui/badge.tsx';

export const CheckedBadge = ({ isChecked }: { isChecked: boolean }) => {
	const { t } = useText();
	return isChecked ? (
		<Badge tone="green">{t('console.checking.checked')}</Badge>
	) : (
		<Badge>{t('console.checking.notChecked')}</Badge>
	);
};
