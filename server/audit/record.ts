import type { CallContext } from '#server/base/actor.ts';
import type { Executor } from '#server/db/client.ts';
import { auditEvents, type Change } from '#server/db/tables/audit.ts';
import { later } from '#server/db/transactions.ts';
import type { AuditDetail } from './detail-keys.ts';

export type AuditEvent = {
	/** The action, such as 'login.succeeded', 'refused.csrf', 'assessment.submit', 'member.deleted'. */
	action: string;
	actorId?: number | null;
	subject?: string;
	subjectId?: number;
	detail?: AuditDetail;
	/** What the write changed, from `changesOf`. */
	changes?: readonly Change[];
	call?: CallContext | null;
};

const rowOf = (event: AuditEvent): typeof auditEvents.$inferInsert => ({
	action: event.action,
	actorId: event.actorId ?? null,
	subject: event.subject ?? null,
	subjectId: event.subjectId ?? null,
	detail: event.detail ?? {},
	changes: [...(event.changes ?? [])],
	address: event.call?.address ?? null,
	requestId: event.call?.requestId ?? null,
});

/** Inserts an audit event and returns its id. */
export const insertAudit = async (executor: Executor, event: AuditEvent): Promise<number> => {
	const [row] = await executor.insert(auditEvents).values(rowOf(event)).returning({ id: auditEvents.id });
	if (!row) throw new Error('the audit log took no event');
	return row.id;
};

/** Records an audit event in the transaction of its action. */
export const recordAudit = (executor: Executor, event: AuditEvent): Promise<void> =>
	later(executor, executor.insert(auditEvents).values(rowOf(event)));

/** Rows per statement. */
const AT_ONCE = 1_000;

export const recordAudits = async (executor: Executor, events: readonly AuditEvent[]): Promise<void> => {
	for (let at = 0; at < events.length; at += AT_ONCE) {
		const rows = events.slice(at, at + AT_ONCE).map(rowOf);
		await later(executor, executor.insert(auditEvents).values(rows));
	}
};
