import { useSearchParams } from 'wouter';
import { useStaff } from '#client/console/shell/staff.ts';
import { programmeQuery } from '#shared/programme/filters.ts';
import { type ProgrammeFilters, programmeLinks } from './links.ts';
import { takenFrom } from './rows/from-url.ts';

/** The filters of the programme's figures, in the URL. */

/** Filters of a query string; one that the server would refuse is left out. */
const filtersIn = (parameters: URLSearchParams): ProgrammeFilters => {
	const filters = takenFrom(programmeQuery, parameters) as ProgrammeFilters;
	const { month_from: from, month_to: to } = filters;
	if (from && to && from <= to) return filters;
	const { month_from: _, month_to: __, ...others } = filters;
	return others;
};

export const useProgramme = () => {
	const [parameters, setParameters] = useSearchParams();
	const { isAdmin } = useStaff();
	const filters = filtersIn(parameters);
	const change = (next: Partial<Record<keyof ProgrammeFilters, string>>): void =>
		setParameters(
			(previous) => {
				const changed = new URLSearchParams(previous);
				for (const [name, value] of Object.entries(next)) {
					if (value) changed.set(name, value);
					else changed.delete(name);
				}
				return changed;
			},
			{ replace: true },
		);
	const clear = (): void => setParameters({}, { replace: true });
	const { industry, prefecture, employees, assessor_id: assessor } = filters;
	const isOfCompanies = [industry, prefecture, employees, assessor].some((value) => value !== undefined);
	return {
		filters,
		change,
		clear,
		...programmeLinks(filters),
		isOfCompanies,
		isFiltered: Object.keys(filters).length > 0,
		isAdmin,
	};
};

export type Programme = ReturnType<typeof useProgramme>;
