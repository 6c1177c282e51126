import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, primaryId } from '#server/db/columns.ts';
import { users } from './accounts.ts';

/** A text that is longer than the log keeps: its beginning, and the length of the whole. */
type LongText = { beginning: string; length: number };

export type ChangedValue = string | number | boolean | null | number[] | LongText;

/** A part of a paper: its number from the category down, and the beginning of its text. */
export type ChangedNode = { number: string; content: string; content_en: string | null };

/** What a write changed in one field (`server/audit/changes.ts`). */
export type Change = {
	field: string;
	from: ChangedValue;
	to: ChangedValue;
	node?: ChangedNode;
	/** Of long lists, only the ids that left (`from`) and came (`to`). */
	differing?: true;
};

/** Audit log: sign-ins, refusals, transitions, and changes of accounts and papers. Never contains a secret. */
export const auditEvents = pgTable(
	'audit_events',
	{
		id: primaryId(),
		action: text('action').notNull(),
		actorId: integer('actor_id').references(() => users.id),
		/** Type and id of the affected record, such as 'company' and 12. */
		subject: text('subject'),
		subjectId: integer('subject_id'),
		detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
		/** Old and new values of what the event changed, in the order of the form. */
		changes: jsonb('changes').$type<Change[]>().notNull().default([]),
		/** Number of similar events counted in this row: refusals and failed sign-ins are grouped by network and minute. */
		occurrences: integer('occurrences').notNull().default(1),
		address: text('address'),
		requestId: text('request_id'),
		createdAt: createdAt(),
	},
	(t) => [
		index('audit_events_created_at').on(t.createdAt.desc(), t.id.desc()),
		index('audit_events_action_created_at').on(t.action.asc().nullsFirst(), t.createdAt.desc(), t.id.desc()),
		index('audit_events_actor').on(t.actorId, t.createdAt.desc(), t.id.desc()).where(sql`${t.actorId} is not null`),
		index('audit_events_subject').on(t.subject, t.subjectId),
	],
);
