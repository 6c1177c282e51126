import { type SQL, sql } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import { companyVisibleTo, isAssessorOf } from '#server/companies/access.ts';
import type { Executor } from '#server/db/client.ts';
import { tokyoDate } from '#shared/dates.ts';
import { type FactsInput, MOST_MONTHS, type ProgrammeInput } from '#shared/programme/filters.ts';
import { addMonths, firstDay, lastDay, monthOf, monthsBetween } from '#shared/programme/months.ts';
import { placeOfBand } from '#shared/programme/size-bands.ts';

/** Which companies and months the figures are about. Facts of assessments are `f` in all statements. */

type OfCompanies = Pick<FactsInput, 'industry' | 'prefecture' | 'employees'> & Pick<ProgrammeInput, 'assessor_id'>;

const attributesOf = ({ industry, prefecture, employees, assessor_id: assessorId }: OfCompanies): SQL[] => [
	...(industry ? [sql`f.industry = ${industry}`] : []),
	...(prefecture ? [sql`f.prefecture = ${prefecture}`] : []),
	...(employees ? [sql`f.size_band = ${placeOfBand(employees)}`] : []),
	...(assessorId ? [isAssessorOf(assessorId, sql`f.company_id`)] : []),
];

const all = (conditions: readonly SQL[]): SQL =>
	conditions.length > 0 ? sql.join([...conditions], sql` and `) : sql`true`;

/** The condition on `f` for what the reader may see and asks for. */
export const isInGroup = (actor: ConsoleActor, filters: OfCompanies): SQL =>
	all([companyVisibleTo(actor, sql`f.company_id`), ...attributesOf(filters)]);

const isOfAll = (actor: ConsoleActor, filters: OfCompanies): boolean =>
	actor.role === 0 && attributesOf(filters).length === 0;

/** The same by the assessment of a row; free where nothing is filtered. */
export const isOfGroup = (actor: ConsoleActor, filters: OfCompanies, progressId: SQL): SQL =>
	isOfAll(actor, filters)
		? sql`true`
		: sql`${progressId} in (select f.progress_id from "programme_assessments" f where ${isInGroup(actor, filters)})`;

/** The same by the company of a row: its attributes are of today, those of its newest assessment. */
export const isOfCompanies = (actor: ConsoleActor, filters: OfCompanies, companyId: SQL): SQL =>
	isOfAll(actor, filters)
		? sql`true`
		: sql`${companyId} in (select f.company_id from "programme_assessments" f where f.is_newest and ${isInGroup(actor, filters)})`;

export type Period = { from: string; to: string; months: string[] };

/** The months asked for, by default the last twelve. @throws 422 if they are in the wrong order or too many */
export const periodOf = (
	{ month_from: from, month_to: to }: Pick<ProgrammeInput, 'month_from' | 'month_to'>,
	now: Date,
): Period => {
	const last = to ?? monthOf(tokyoDate(now));
	const first = from ?? addMonths(last, -11);
	if (first > last || first < addMonths(last, 1 - MOST_MONTHS)) throw invalidField('month_from', 'validation.choice');
	return { from: firstDay(first), to: lastDay(last), months: monthsBetween(first, last) };
};

/** The same months a year before. */
export const yearBefore = ({ months }: Period): Period => {
	const former = months.map((month) => addMonths(month, -12));
	return { from: firstDay(former[0] ?? ''), to: lastDay(former.at(-1) ?? ''), months: former };
};

export const isWithin = (day: SQL, { from, to }: Pick<Period, 'from' | 'to'>): SQL =>
	sql`${day} between ${from}::date and ${to}::date`;

/** Bounds of a period as times, for columns with an index. */
export const isAtTimeWithin = (time: SQL, { from, to }: Pick<Period, 'from' | 'to'>): SQL =>
	sql`${time} >= (${from}::date)::timestamp at time zone 'Asia/Tokyo'
		and ${time} < (${to}::date + 1)::timestamp at time zone 'Asia/Tokyo'`;

/** When the facts were last swept. */
export const readSwept = async (executor: Executor): Promise<string | null> => {
	const { rows } = await executor.execute<{ at: string | null }>(
		sql`select to_char(max(swept_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from "programme_sweeps"`,
	);
	return rows[0]?.at ?? null;
};
