import { type SQL, sql } from 'drizzle-orm';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { matchesCompany } from '#server/companies/search.ts';
import type { Reader } from '#server/db/client.ts';
import { orderOf, type Page, readPage } from '#server/db/lists.ts';
import { companies } from '#server/db/tables/companies.ts';
import { paperSubCategories } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import { isOfGroup, periodOf } from '#server/programme/group.ts';
import { dueActions, isDoneInTime } from '#server/programme/work.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { PlanState } from '#shared/plans/states.ts';
import type { ActionOutcome, ActionRow, ActionRowsInput } from '#shared/programme/rows.ts';

/** `ids` is set by the export, for rows that were listed before. */
export type ActionRowsQuery = ActionRowsInput & { ids?: readonly number[] | undefined };

type Needs = Reader & Pick<Deps, 'clock'>;

const OUTCOME = sql`(case when a.state <> 'done' then 'not_done' when ${isDoneInTime} then 'in_time' else 'done_late' end)`;

const SORTABLE = {
	company_name: sql`${companies.companyName}`,
	target_date: sql`a.target_date`,
	saved_at: sql`a.saved_at`,
};

const listOf = (actor: ConsoleActor, query: ActionRowsQuery, now: Date) => {
	const conditions = [
		query.ids ? sql`a.id = any(${sql.param([...query.ids])}::int[])` : sql`true`,
		dueActions(periodOf(query, now), tokyoDate(now)),
		isOfGroup(actor, query, sql`a.progress_id`),
		...(query.action_outcome ? [sql`${OUTCOME} = ${query.action_outcome}`] : []),
		...(query.q ? [matchesCompany(query.q, actor) ?? sql`true`] : []),
	];
	const order = orderOf(query, SORTABLE, [sql`a.target_date`, sql`a.id`]);
	return {
		from: sql`"improvement_actions" a
			join assessment_progresses p on p.id = a.progress_id
			join ${companies} on ${companies.id} = p.company_id
			join ${paperSubCategories} on ${paperSubCategories.id} = a.sub_category_id
			where ${sql.join(conditions, sql` and `)}`,
		order: sql.join(order, sql`, `),
	};
};

export const actionRowIds = ({ clock }: Needs, actor: ConsoleActor, query: ActionRowsQuery): SQL => {
	const { from, order } = listOf(actor, query, clock.now());
	return sql`select a.id from ${from} order by ${order}`;
};

type Selected = {
	id: number;
	progress_id: number;
	company_id: number;
	company: string;
	sub_category: string;
	measure: string;
	owner: string;
	target_date: string;
	state: PlanState;
	outcome: ActionOutcome;
	saved_at: string;
};

const present = ({ company_id, company, state, outcome, saved_at, ...row }: Selected): ActionRow => ({
	...row,
	company: { id: company_id, name: company },
	action_state: state,
	action_outcome: outcome,
	saved_at: new Date(saved_at).toISOString(),
});

/** The actions of plans that a figure counted, the first due first. */
export const listActionRows = async (
	{ db, clock }: Needs,
	actor: ConsoleActor,
	query: ActionRowsQuery,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Page<ActionRow>> => {
	const { from, order } = listOf(actor, query, clock.now());
	const { rows, meta } = await readPage(db, query, {
		rows: async (one, window) => {
			const page = window ? sql`limit ${window.limit} offset ${window.offset}` : sql``;
			const selected = await one.execute<Selected>(sql`
				select a.id, a.progress_id, ${companies.id} as company_id, ${companies.companyName} as company,
					${localisedPaper(locale).subCategory} as sub_category, a.measure, a.owner, a.target_date::text as target_date,
					a.state, ${OUTCOME} as outcome,
					to_char(a.saved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as saved_at
				from ${from} order by ${order} ${page}`);
			return selected.rows;
		},
		total: async (one) => {
			const counted = await one.execute<{ total: number }>(sql`select count(*)::int as total from ${from}`);
			return counted.rows[0]?.total ?? 0;
		},
		long: { name: 'programme_actions', userId: actor.userId },
	});
	return { rows: rows.map(present), meta };
};
