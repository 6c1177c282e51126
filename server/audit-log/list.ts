import { type AnyColumn, count, eq } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Reader } from '#server/db/client.ts';
import { containsText, newestFirst, orderOf, type Page, readPage } from '#server/db/lists.ts';
import { users } from '#server/db/tables/accounts.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import type { AUDIT_SORT, AuditEventRow } from '#shared/audit/schemas.ts';
import type { ListQuery } from '#shared/lists.ts';

const SORTABLE: Readonly<Record<(typeof AUDIT_SORT)[number], AnyColumn>> = {
	created_at: auditEvents.createdAt,
	action: auditEvents.action,
};

/** The audit log, newest first. Names of deleted accounts are kept. */
export const listAuditEvents = async (
	{ db: executor }: Reader,
	_actor: ConsoleActor,
	query: ListQuery,
): Promise<Page<AuditEventRow>> => {
	const where = query.q ? containsText(auditEvents.action, query.q) : undefined;
	const { rows, meta } = await readPage(executor, query, {
		rows: async (one, window) => {
			const events = one
				.select({ event: auditEvents, actor: { id: users.id, name: users.name } })
				.from(auditEvents)
				.leftJoin(users, eq(users.id, auditEvents.actorId))
				.where(where)
				.orderBy(...orderOf(query, SORTABLE, newestFirst(auditEvents.createdAt, auditEvents.id)))
				.$dynamic();
			return window ? events.limit(window.limit).offset(window.offset) : events;
		},
		total: async (one) => {
			const [row] = await one.select({ total: count() }).from(auditEvents).where(where);
			return row?.total ?? 0;
		},
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
