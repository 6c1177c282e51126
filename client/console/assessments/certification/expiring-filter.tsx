import { useText } from '#client/base/locale.tsx';
import { FilterSelect } from '#client/ui/list-tools.tsx';
import { EXPIRING_DAYS } from '#shared/certificates/validity.ts';

/** Limits the list to companies whose current certificate expires soon, by expiry unless another order is chosen. */
export const ExpiringFilter = ({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) => {
	const { t } = useText();
	return (
		<FilterSelect
			label={t('labels.certificates.current_certificate')}
			value={value ? 'true' : ''}
			options={[
				{ value: '', label: t('console.certification.anyCertificate') },
				{ value: 'true', label: t('console.certification.expiringSoon', { count: EXPIRING_DAYS }) },
			]}
			onChange={(next) => onChange(next === 'true')}
		/>
	);
};
