import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { FactsInput } from '#shared/programme/filters.ts';
import { firstDay, lastDay } from '#shared/programme/months.ts';
import { placeOfBand } from '#shared/programme/size-bands.ts';
import { STAGE_STATUSES } from './stages.ts';
import { STEP_COLUMNS } from './step-columns.ts';

/** The rows of a list that a figure counted: the same facts, as a condition on assessments. */

const reachedIn = ({ reached, month_from: from, month_to: to }: Partial<FactsInput>): SQL[] => {
	if (!reached) return [];
	const day = sql`f.${sql.identifier(STEP_COLUMNS[reached])}`;
	return [
		from ? sql`${day} >= ${firstDay(from)}::date` : sql`${day} is not null`,
		...(to ? [sql`${day} <= ${lastDay(to)}::date`] : []),
	];
};

type OfCompanies = Partial<Pick<FactsInput, 'industry' | 'prefecture' | 'employees'>>;

const attributesOf = ({ industry, prefecture, employees }: OfCompanies): SQL[] => [
	...(industry ? [sql`f.industry = ${industry}`] : []),
	...(prefecture ? [sql`f.prefecture = ${prefecture}`] : []),
	...(employees ? [sql`f.size_band = ${placeOfBand(employees)}`] : []),
];

/** Whether a company has these attributes. */
export const isCompanyInFacts = (query: OfCompanies, companyId: AnyColumn): SQL | undefined => {
	const conditions = attributesOf(query);
	if (conditions.length === 0) return undefined;
	return sql`exists (
		select from programme_assessments f
		where f.company_id = ${companyId} and f.is_newest and ${sql.join(conditions, sql` and `)}
	)`;
};

export const isInFacts = (query: Partial<FactsInput>, progressId: AnyColumn): SQL | undefined => {
	const { only_current: isCurrent, progress_stage: stage } = query;
	const conditions = [
		...attributesOf(query),
		...(isCurrent ? [sql`f.is_newest`] : []),
		...(stage ? [sql`f.status in (${sql.raw(STAGE_STATUSES[stage].join(', '))})`] : []),
		...reachedIn(query),
	];
	if (conditions.length === 0) return undefined;
	return sql`exists (
		select from programme_assessments f
		where f.progress_id = ${progressId} and ${sql.join(conditions, sql` and `)}
	)`;
};
