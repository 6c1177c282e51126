import { z } from 'zod';
import { dateOnly, id, instant, pathId } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';

export const AUDIT_SORT = ['created_at', 'action'] as const;

/** The kinds of events, as staff look for them. */
export const AUDIT_KINDS = [
	'sign_in',
	'refusal',
	'account',
	'company',
	'assessment',
	'certificate',
	'paper',
	'phrase',
	'inquiry',
	'operation',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** `q` searches the sentences of what happened, in both languages, and the codes of the actions. */
export const auditEventsQuery = {
	...listQuery(AUDIT_SORT),
	event_kind: z.enum(AUDIT_KINDS, { error: 'validation.choice' }).optional(),
	/** Who did it. */
	actor_id: pathId().optional(),
	/** Events of the company, of its assessments and of its people, and what these people did. */
	company_id: pathId().optional(),
	date_from: dateOnly().optional(),
	date_to: dateOnly().optional(),
};

export const auditEvent = z.object({
	id: id(),
	/** Null for an anonymous call. */
	actor: z.object({ id: id(), name: z.string() }).nullable(),
	action: z.string(),
	/** Null for an action that this version does not know. */
	event_kind: z.enum(AUDIT_KINDS).nullable(),
	/** The action as a sentence, with the name of its subject. */
	what_happened: z.string(),
	subject: z.string().nullable(),
	subject_id: id().nullable(),
	/** As it stands in `what_happened`; null where the event has no subject. */
	subject_name: z.string().nullable(),
	/** The page of the console that shows the subject; null without one. */
	subject_path: z.string().nullable(),
	detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
	/** The same in words, a line each. */
	detail_words: z.string(),
	address: z.string().nullable(),
	request_id: z.string().nullable(),
	/** How many like events of a minute the row stands for: refusals and failed sign-ins are counted. */
	occurrences: z.int(),
	created_at: instant(),
});

export type AuditEventRow = z.output<typeof auditEvent>;

/** Whoever may have done something: a few that match what is typed, or the one with the id. */
export const auditPeopleQuery = { q: listQuery([]).q, actor_id: pathId().optional() };

export const auditPerson = z.object({
	id: id(),
	name: z.string(),
	email: z.string(),
	/** Null for staff. */
	company_name: z.string().nullable(),
});

export type AuditPerson = z.output<typeof auditPerson>;

/** The reason in the detail of a decision for which critical questions asked one, and none was given. */
export const NO_REASON = 'no reason given';

/** The detail of a row that counts events of more addresses than have rows of their own. */
export const MANY_ADDRESSES = 'many_addresses';
