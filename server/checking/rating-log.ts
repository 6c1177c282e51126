import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { mergedItems, readRatedItems, writeRatedItems } from '#server/audit/rated-items.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { ActorId, CallContext } from '#server/base/actor.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { later } from '#server/db/transactions.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { ChangedItem } from './rating-steps.ts';

/** The audit log of a check: one event per sub-category, person and half hour lists the changed ratings. */

const EVENT_MS = 30 * 60_000;

type Wanted = { actorId: number; subCategoryId: number; now: Date };

/** The event that still collects a person's ratings of a sub-category, by the index on what a person did lately. */
export const findRatedEvent = async (executor: Executor, { actorId, subCategoryId, now }: Wanted) => {
	const [event] = await executor
		.select({ id: auditEvents.id, detail: auditEvents.detail })
		.from(auditEvents)
		.where(
			and(
				eq(auditEvents.actorId, actorId),
				gt(auditEvents.createdAt, new Date(now.getTime() - EVENT_MS)),
				eq(auditEvents.action, 'checking.rated'),
				sql`${auditEvents.detail} ->> 'sub_category_id' = ${String(subCategoryId)}`,
			),
		)
		.orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
		.limit(1);
	return event ?? null;
};

export type RatedEvent = Awaited<ReturnType<typeof findRatedEvent>>;

/** Of which sub-category of which assessment an event is. */
export type Place = { progressId: number; subCategoryId: number; round: Round };

type Act = Place & { actor: ActorId; call: CallContext };

const eventOf = ({ progressId, subCategoryId, round, actor, call }: Act) => ({
	actorId: actor.userId,
	subject: 'assessment_progress',
	subjectId: progressId,
	detail: { sub_category_id: subCategoryId, round },
	call,
});

/** Adds changed ratings to the open event of the half hour, or begins one. */
export const logRatings = async (
	tx: Tx,
	act: Act,
	{ items, open }: { items: readonly ChangedItem[]; open: RatedEvent },
): Promise<void> => {
	if (items.length === 0) return;
	const earlier = open ? readRatedItems(String(open.detail.ratings ?? '')) : [];
	const ratings = writeRatedItems(mergedItems(earlier, items));
	if (open) {
		const detail = { ...open.detail, ratings };
		return later(tx, tx.update(auditEvents).set({ detail }).where(eq(auditEvents.id, open.id)));
	}
	const event = eventOf(act);
	return recordAudit(tx, { ...event, action: 'checking.rated', detail: { ...event.detail, ratings } });
};

/** A save that somebody asked for, perhaps after they decided between their ratings and somebody else's. */
export const logSave = (tx: Tx, act: Act, { isDecision }: { isDecision: boolean }): Promise<void> =>
	isDecision
		? recordAudit(tx, { ...eventOf(act), action: 'checking.conflict_decided' })
		: recordAudit(tx, { ...eventOf(act), action: 'checking.saved' });

export const logCheck = (tx: Tx, act: Act): Promise<void> =>
	recordAudit(tx, { ...eventOf(act), action: 'checking.checked' });
