import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId } from '#server/db/columns.ts';

/**
 * Transactional outbox. A row is inserted in the caller's transaction, relayed to BullMQ, and marked as finished in the
 * transaction of the job's own work. A row whose job the queue has lost is relayed again.
 */
export const outboxJobs = pgTable(
	'outbox_jobs',
	{
		id: primaryId(),
		name: text('name').notNull(),
		payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
		/** BullMQ's priority if other than that of the job type: 0 runs first, higher numbers later. */
		priority: integer('priority'),
		/** Id of the request that enqueued it, or whose job did; null for none. */
		requestId: text('request_id'),
		createdAt: createdAt(),
		/** When the queue was last known to hold its job. */
		relayedAt: instantColumn('relayed_at'),
		finishedAt: instantColumn('finished_at'),
		failedAt: instantColumn('failed_at'),
		error: text('error'),
	},
	(t) => [
		/** In the order in which the relay checks the queue for them; nulls (new rows) last, by id. */
		index('outbox_jobs_relayed').on(t.relayedAt, t.id).where(sql`${t.finishedAt} is null and ${t.failedAt} is null`),
		/** Finds open jobs of one name without scanning all waiting mails. */
		index('outbox_jobs_open').on(t.name).where(sql`${t.finishedAt} is null and ${t.failedAt} is null`),
		index('outbox_jobs_failed')
			.on(t.failedAt.desc(), t.id.desc())
			.where(sql`${t.finishedAt} is null and ${t.failedAt} is not null`),
	],
);
