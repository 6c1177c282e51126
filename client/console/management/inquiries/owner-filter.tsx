import { useText } from '#client/base/locale.tsx';
import { FilterSelect } from '#client/ui/list-tools.tsx';
import { useAdmins } from './use-admins.ts';

type OwnerFilterProps = { value: string | number | undefined; onChange: (value: string) => void };

/** Filters inquiries by who sees to them. */
export const OwnerFilter = ({ value, onChange }: OwnerFilterProps) => {
	const { t } = useText();
	return (
		<FilterSelect
			label={t('labels.free.in_charge_id')}
			value={String(value ?? '')}
			options={[
				{ value: '', label: t('management.inquiries.all') },
				{ value: 'me', label: t('management.inquiries.mine') },
				{ value: 'none', label: t('management.inquiries.nobody') },
				...useAdmins().map(({ id, name }) => ({ value: String(id), label: name })),
			]}
			onChange={onChange}
		/>
	);
};
