import { consolePaths } from '#client/base/console-paths.ts';
import { withQuery } from '#client/base/paths.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { CountedCertificates } from '#shared/programme/certificates.ts';
import type { FactsInput, ProgrammeInput } from '#shared/programme/filters.ts';
import { addMonths, monthOf } from '#shared/programme/months.ts';
import type { ActionOutcome } from '#shared/programme/rows.ts';
import type { ResultFilters } from './rows/result-words.ts';

/** Where the figures of the programme lead: the lists of what was counted. */

export type ProgrammeFilters = {
	month_from?: string;
	month_to?: string;
	industry?: string;
	prefecture?: string;
	employees?: NonNullable<ProgrammeInput['employees']>;
	assessor_id?: string;
};

/** Parameters of the list of assessments with which a figure was counted. */
type Counted = {
	status?: number;
	ageing?: 'warn' | 'late';
	only_current?: true;
	progress_stage?: NonNullable<FactsInput['progress_stage']>;
	/** The list of one assessor, or of companies without one. */
	assigned?: number | 'none';
	reached?: string;
	month_from?: string | undefined;
	month_to?: string | undefined;
};

/** What a figure counted of the results, besides the filters of the screen. */
export type CountedResults = Pick<
	ResultFilters,
	'result_grade' | 'part_key' | 'question_key' | 'question_outcome' | 'compared_by' | 'change_direction'
> & {
	has_critical?: true;
	stars?: number;
	score_tenth?: number;
	sort?: string;
};

/** What a figure counted of certificates; the months are those of their last days. */
type CountedOfCertificates = {
	expiring?: true;
	counted_certificate?: NonNullable<CountedCertificates['counted_certificate']>;
	month_from?: string;
	month_to?: string;
};

/** The months of the figures in full, so that a list keeps them when it is opened later. */
const monthsOf = ({ month_from, month_to }: ProgrammeFilters) => {
	const to = month_to ?? monthOf(tokyoDate(new Date()));
	return { month_from: month_from ?? addMonths(to, -11), month_to: to };
};

/** @param filters of the figures; without months, the twelve until today */
export const programmeLinks = (filters: ProgrammeFilters) => {
	const { industry, prefecture, employees, assessor_id: assessor } = filters;
	const months = monthsOf(filters);
	const ofCompanies = { industry, prefecture, employees };
	const listOf = (counted: Counted): string =>
		withQuery(consolePaths.allAssessments, { assigned: assessor, ...counted, ...ofCompanies });
	const resultsOf = (counted: CountedResults): string =>
		withQuery(consolePaths.programmeResults, { ...months, ...ofCompanies, assessor_id: assessor, ...counted });
	/** Whoever rated: the companies that the person looks after now do not matter. */
	const resultsRatedBy = (raterId: number): string =>
		withQuery(consolePaths.programmeResults, { ...months, ...ofCompanies, rater_id: raterId });
	const actionsOf = (outcome?: ActionOutcome): string =>
		withQuery(consolePaths.programmeActions, {
			...months,
			...ofCompanies,
			assessor_id: assessor,
			action_outcome: outcome,
		});
	const requestsOf = (isAnswered?: true): string =>
		withQuery(consolePaths.evidenceRequests, {
			...months,
			...ofCompanies,
			assigned: assessor,
			status: 'all',
			is_answered: isAnswered,
		});
	const certificatesOf = (counted: CountedOfCertificates): string =>
		withQuery(consolePaths.certifications, { ...ofCompanies, assigned: assessor, ...counted });
	/** With `counted_certificate`, for which the list shows its banner with the way back. */
	const certificatesExpiring = (): string => certificatesOf({ expiring: true, counted_certificate: 'valid' });
	const certificatesEnded = (counted_certificate: 'ended' | 'renewed'): string =>
		certificatesOf({ counted_certificate, ...months });
	return {
		listOf,
		resultsOf,
		resultsRatedBy,
		actionsOf,
		requestsOf,
		certificatesOf,
		certificatesExpiring,
		certificatesEnded,
	};
};
