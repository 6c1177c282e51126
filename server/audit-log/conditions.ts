import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { containsText, isOneOf } from '#server/db/lists.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import type { AuditKind } from '#shared/audit/schemas.ts';
import { endOfTokyoDate, startOfTokyoDate } from '#shared/dates.ts';
import type { ListQuery } from '#shared/lists.ts';
import { actionsOf, actionsSaying } from './kinds.ts';

export type AuditQuery = ListQuery & {
	event_kind?: AuditKind | undefined;
	actor_id?: number | undefined;
	company_id?: number | undefined;
	date_from?: string | undefined;
	date_to?: string | undefined;
};

/**
 * Stored actions that match a search term by their sentence or code. Looked up with an index skip scan (some dozens of
 * actions in millions of events), so that events can be filtered by action in order of time.
 */
const actionsFor = async (executor: Executor, q: string): Promise<string[]> => {
	const { rows } = await executor.execute<{ action: string }>(sql`
		with recursive known as (
			(select action from ${auditEvents} order by action nulls first limit 1)
			union all
			select (select e.action from ${auditEvents} e where e.action > known.action order by e.action nulls first limit 1)
			from known where known.action is not null
		)
		select action from known where ${containsText(sql`action`, q)} or action = any(${sql.param(actionsSaying(q))})`);
	return rows.map(({ action }) => action);
};

/**
 * Condition: events about a company, its assessments or its people, or by its people. Ids are passed as arrays so that
 * PostgreSQL uses the indexes on subject and actor instead of scanning the log in order of time.
 */
const isOfCompany = (companyId: number): SQL => {
	const people = sql`array(select ${users.id} from ${users} where ${users.companyId} = ${companyId})`;
	const assessments = sql`array(select ${assessmentProgresses.id} from ${assessmentProgresses} where ${assessmentProgresses.companyId} = ${companyId})`;
	const about = (subject: string, ids: SQL) =>
		sql`select e.id from ${auditEvents} e where e.subject = ${subject} and e.subject_id = any(${ids})`;
	return sql`${auditEvents.id} = any(array(
		${about('company', sql`array[${companyId}::int]`)}
		union ${about('assessment_progress', assessments)}
		union ${about('user', people)}
		union select e.id from ${auditEvents} e where e.actor_id = any(${people})))`;
};

export const listed = async (executor: Executor, query: AuditQuery): Promise<SQL | undefined> => {
	const { ids, q, event_kind: kind, actor_id: actorId, company_id: companyId, date_from: from, date_to: to } = query;
	if (ids) return isOneOf(auditEvents.id, ids);
	return and(
		q ? inArray(auditEvents.action, await actionsFor(executor, q)) : undefined,
		kind ? inArray(auditEvents.action, [...actionsOf(kind)]) : undefined,
		actorId ? eq(auditEvents.actorId, actorId) : undefined,
		companyId ? isOfCompany(companyId) : undefined,
		from ? gte(auditEvents.createdAt, startOfTokyoDate(from)) : undefined,
		to ? lte(auditEvents.createdAt, endOfTokyoDate(to)) : undefined,
	);
};
