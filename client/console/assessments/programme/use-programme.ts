import { useSearchParams } from 'wouter';
import { z } from 'zod';
import { consolePaths } from '#client/base/console-paths.ts';
import { withQuery } from '#client/base/paths.ts';
import { useStaff } from '#client/console/shell/staff.ts';
import { type ProgrammeInput, programmeQuery } from '#shared/programme/filters.ts';

/** The filters of the programme's figures, in the URL. */

export type ProgrammeFilters = {
	month_from?: string;
	month_to?: string;
	industry?: string;
	prefecture?: string;
	employees?: NonNullable<ProgrammeInput['employees']>;
	assessor_id?: string;
};

const NAMES = Object.keys(programmeQuery) as (keyof ProgrammeFilters)[];

const schema = z.object(programmeQuery);

/** Filters of a query string; one that the server would refuse is left out. */
const filtersIn = (parameters: URLSearchParams): ProgrammeFilters => {
	const given = NAMES.flatMap((name) => {
		const value = parameters.get(name);
		return value && schema.shape[name].safeParse(value).success ? [[name, value] as const] : [];
	});
	const filters: ProgrammeFilters = Object.fromEntries(given);
	const { month_from: from, month_to: to } = filters;
	if (from && to && from <= to) return filters;
	const { month_from: _, month_to: __, ...others } = filters;
	return others;
};

/** Parameters of the list of assessments with which a figure was counted. */
type Counted = {
	status?: number;
	ageing?: 'warn' | 'late';
	only_current?: true;
	reached?: string;
	month_from?: string | undefined;
	month_to?: string | undefined;
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
	/** The list of what was counted. */
	const listOf = (counted: Counted): string =>
		withQuery(consolePaths.allAssessments, { ...counted, industry, prefecture, employees, assigned: assessor });
	const isOfCompanies = [industry, prefecture, employees, assessor].some((value) => value !== undefined);
	return { filters, change, clear, listOf, isOfCompanies, isFiltered: Object.keys(filters).length > 0, isAdmin };
};

export type Programme = ReturnType<typeof useProgramme>;
