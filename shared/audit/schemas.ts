import { z } from 'zod';
import { dateOnly, id, instant, pathId, queryFlag } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';

export const AUDIT_SORT = ['created_at', 'action'] as const;

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

/** Records that have a history of their own: a company with its assessments and people, an account, a certificate. */
export const AUDIT_SUBJECTS = ['company', 'user', 'certificate'] as const;

/** `q` searches the sentences in both languages, and the codes of the actions. */
export const auditEventsQuery = {
	...listQuery(AUDIT_SORT),
	event_kind: z.enum(AUDIT_KINDS, { error: 'validation.choice' }).optional(),
	actor_id: pathId().optional(),
	/** Events about the company, its assessments and its people, and actions of its people. */
	company_id: pathId().optional(),
	/** Only the history of one record, with `subject_id`. */
	subject: z.enum(AUDIT_SUBJECTS, { error: 'validation.choice' }).optional(),
	/** A certificate is named by its assessment. */
	subject_id: pathId().optional(),
	/** True: only events that changed values. */
	with_changes: queryFlag().optional(),
	date_from: dateOnly().optional(),
	date_to: dateOnly().optional(),
};

const auditChange = z.object({
	/** Wire name of the field. */
	field: z.string(),
	/** Label of the field in the reader's language. */
	label: z.string(),
	/** In words; null for nothing. Of a text longer than 200 characters, its beginning and length. */
	from: z.string().nullable(),
	to: z.string().nullable(),
	/** Number and beginning of the part of a paper that has the field; otherwise null. */
	part: z.string().nullable(),
});

export type AuditChange = z.output<typeof auditChange>;

export const auditEvent = z.object({
	id: id(),
	/** Null for an anonymous call. */
	actor: z.object({ id: id(), name: z.string() }).nullable(),
	action: z.string(),
	/** Null for an action unknown to this version. */
	event_kind: z.enum(AUDIT_KINDS).nullable(),
	/** The action as a sentence, with the name of its subject. */
	what_happened: z.string(),
	subject: z.string().nullable(),
	subject_id: id().nullable(),
	/** As in `what_happened`; null without a subject. */
	subject_name: z.string().nullable(),
	/** Console page of the subject; null without one. */
	subject_path: z.string().nullable(),
	detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
	/** `detail` in words, one item per line. */
	detail_words: z.string(),
	/** What the write changed, in the order of the form; in lists, the first 20. */
	changes: z.array(auditChange),
	change_count: z.int(),
	address: z.string().nullable(),
	request_id: z.string().nullable(),
	/** Number of similar events within a minute counted in this row: refusals and failed sign-ins. */
	occurrences: z.int(),
	created_at: instant(),
});

export type AuditEventRow = z.output<typeof auditEvent>;

/** Suggestions for the filter by person: a few that match `q`, or the one with the id. */
export const auditPeopleQuery = { q: listQuery([]).q, actor_id: pathId().optional() };

export const auditPerson = z.object({
	id: id(),
	name: z.string(),
	email: z.string(),
	/** Null for staff. */
	company_name: z.string().nullable(),
	/** Console page that lists the account; null for a deleted one. */
	path: z.string().nullable(),
});

export type AuditPerson = z.output<typeof auditPerson>;

/** Reason stored if a decision despite failed critical questions gave none. */
export const NO_REASON = 'no reason given';

/** Detail of a row that counts events of addresses beyond the limit of rows. */
export const MANY_ADDRESSES = 'many_addresses';
