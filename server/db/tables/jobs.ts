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
		/** BullMQ's priority, where it differs from the one of the job type: 0 runs first, higher numbers later. */
		priority: integer('priority'),
		createdAt: createdAt(),
		relayedAt: instantColumn('relayed_at'),
		finishedAt: instantColumn('finished_at'),
		failedAt: instantColumn('failed_at'),
		error: text('error'),
	},
	(t) => [
		index('outbox_jobs_open').on(t.id).where(sql`${t.finishedAt} is null and ${t.failedAt} is null`),
		index('outbox_jobs_failed')
			.on(t.failedAt.desc(), t.id.desc())
			.where(sql`${t.finishedAt} is null and ${t.failedAt} is not null`),
	],
);
