import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn, primaryId } from '#server/db/columns.ts';
import { users } from './accounts.ts';
import { assessmentProgresses } from './assessment.ts';

/**
 * Decision of staff that there will be no improvement proposal. Ended explicitly, by writing a proposal, or by a move
 * back before the evaluation.
 */
export const proposalWaivers = pgTable(
	'proposal_waivers',
	{
		id: primaryId(),
		progressId: integer('progress_id')
			.notNull()
			.references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		/** Reason given by staff; never shown to a company. */
		reason: text('reason'),
		waivedBy: integer('waived_by')
			.notNull()
			.references(() => users.id),
		waivedAt: instantColumn('waived_at').notNull(),
		resumedBy: integer('resumed_by').references(() => users.id),
		resumedAt: instantColumn('resumed_at'),
	},
	(t) => [
		check('proposal_waivers_resumed', sql`(${t.resumedBy} is null) = (${t.resumedAt} is null)`),
		uniqueIndex('proposal_waivers_one').on(t.progressId).where(sql`${t.resumedAt} is null`),
		index('proposal_waivers_progress').on(t.progressId),
	],
);
