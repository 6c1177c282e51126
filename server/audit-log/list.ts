import { type AnyColumn, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { containsText, isOneOf, newestFirst, orderOf, type Page, readPage } from '#server/db/lists.ts';
import { users } from '#server/db/tables/accounts.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import type { AUDIT_SORT, AuditEventRow } from '#shared/audit/schemas.ts';
import type { ListQuery } from '#shared/lists.ts';

const SORTABLE: Readonly<Record<(typeof AUDIT_SORT)[number], AnyColumn>> = {
	created_at: auditEvents.createdAt,
	action: auditEvents.action,
};

/**
 * The actions that contain a text. There are some dozens of them, in millions of events: each is one step in the index,
 * and events are then found by their action, in the order of time.
 */
const actionsWith = async (executor: Executor, q: string): Promise<string[]> => {
	const { rows } = await executor.execute<{ action: string }>(sql`
		with recursive known as (
			(select action from ${auditEvents} order by action nulls first limit 1)
			union all
			select (select e.action from ${auditEvents} e where e.action > known.action order by e.action nulls first limit 1)
			from known where known.action is not null
		)
		select action from known where ${containsText(sql`action`, q)}`);
	return rows.map(({ action }) => action);
};

const listed = async (executor: Executor, { ids, q }: ListQuery): Promise<SQL | undefined> => {
	if (ids) return isOneOf(auditEvents.id, ids);
	return q ? inArray(auditEvents.action, await actionsWith(executor, q)) : undefined;
};

const order = (query: ListQuery): SQL[] => orderOf(query, SORTABLE, newestFirst(auditEvents.createdAt, auditEvents.id));

/** The ids of the whole list, in its order. */
export const auditEventIds = async (executor: Executor, query: ListQuery): Promise<SQL> =>
	executor
		.select({ id: auditEvents.id })
		.from(auditEvents)
		.where(await listed(executor, query))
		.orderBy(...order(query))
		.getSQL();

/** The audit log, newest first. Names of deleted accounts are kept. */
export const listAuditEvents = async (
	{ db: executor }: Reader,
	actor: ConsoleActor,
	query: ListQuery,
): Promise<Page<AuditEventRow>> => {
	const where = await listed(executor, query);
	const { rows, meta } = await readPage(executor, query, {
		rows: async (one, window) => {
			const events = one
				.select({ event: auditEvents, actor: { id: users.id, name: users.name } })
				.from(auditEvents)
				.leftJoin(users, eq(users.id, auditEvents.actorId))
				.where(where)
				.orderBy(...order(query))
				.$dynamic();
			return window ? events.limit(window.limit).offset(window.offset) : events;
		},
		total: async (one) => {
			const [row] = await one.select({ total: count() }).from(auditEvents).where(where);
			return row?.total ?? 0;
		},
		long: { name: 'audit events', userId: actor.userId },
	});
	return {
		meta,
		rows: rows.map(({ event, actor }) => ({
			id: event.id,
			actor,
			action: event.action,
			subject: event.subject,
			subject_id: event.subjectId,
			detail: event.detail,
			address: event.address,
			request_id: event.requestId,
			occurrences: event.occurrences,
			created_at: event.createdAt.toISOString(),
		})),
	};
};
