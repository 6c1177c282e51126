import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, primaryId } from '#server/db/columns.ts';
import { users } from './accounts.ts';

/** The security log: sign-ins, refusals, transitions, and changes of people and papers. Never holds a secret. */
export const auditEvents = pgTable(
	'audit_events',
	{
		id: primaryId(),
		action: text('action').notNull(),
		actorId: integer('actor_id').references(() => users.id),
		/** What it was done to, such as 'company' and 12. */
		subject: text('subject'),
		subjectId: integer('subject_id'),
		detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
		address: text('address'),
		requestId: text('request_id'),
		createdAt: createdAt(),
	},
	(t) => [
		index('audit_events_created_at').on(t.createdAt.desc(), t.id.desc()),
		index('audit_events_action').on(t.action, t.id.desc()),
		index('audit_events_subject').on(t.subject, t.subjectId),
	],
);
