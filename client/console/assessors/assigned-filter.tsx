import { useText } from '#client/base/locale.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import { FilterSelect } from '#client/ui/list-tools.tsx';
import type { Assigned } from '#shared/companies/assigned.ts';
import { useAssessors } from './use-assessors.ts';

const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

/** The filter from the query string; undefined if it is invalid, since the server would refuse it. */
export const assignedOf = (wanted: string | undefined): Assigned | undefined => {
	if (wanted === 'me' || wanted === 'none') return wanted;
	return wanted !== undefined && isId(wanted) ? Number(wanted) : undefined;
};

type AssignedFilterProps = { value: Assigned | undefined; onChange: (value: string | null) => void };

/** Filters a list by assessor. 'Mine' is offered to assessors only, 'unassigned' to admins only. */
export const AssignedFilter = ({ value: assigned, onChange }: AssignedFilterProps) => {
	const { t } = useText();
	const value = String(assigned ?? '');
	const { isAdmin } = useStaff();
	const people = useAssessors().data?.data ?? [];
	const known = [
		{ value: '', label: t('console.work.everybody') },
		isAdmin ? { value: 'none', label: t('console.work.unassigned') } : { value: 'me', label: t('console.work.mine') },
		...people.map(({ id, name }) => ({ value: String(id), label: name })),
	];
	const isKnown = known.some((option) => option.value === value);
	return (
		<FilterSelect
			label={t('labels.assessment.assigned')}
			value={value}
			options={isKnown ? known : [...known, { value, label: value }]}
			onChange={(next) => onChange(next || null)}
		/>
	);
};
