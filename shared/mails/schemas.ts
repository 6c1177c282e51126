import { z } from 'zod';
import { id, instant, pathId } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';
import { MAIL_KINDS, MAIL_STATES } from './states.ts';

const MAIL_FAILURES = [
	'connection',
	'timeout',
	'tls',
	'auth',
	'sender',
	'recipient',
	'content',
	'late',
	'other',
] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

const filters = {
	state: z.enum(MAIL_STATES, { error: 'validation.choice' }).optional(),
	kind: z.enum(MAIL_KINDS, { error: 'validation.choice' }).optional(),
};

export const mailsQuery = { ...listQuery(['created_at']), ...filters };

/** A mail without its text. */
export const mail = z.object({
	id: id(),
	kind: z.enum(MAIL_KINDS),
	/** Kind in words. */
	kind_words: z.string(),
	state: z.enum(MAIL_STATES),
	/** Null for a visitor. */
	recipient_name: z.string().nullable(),
	/** Null once that of a visitor was deleted. */
	address: z.string().nullable(),
	/** Assessment or company that it is about; null without one. */
	subject_name: z.string().nullable(),
	/** Console page of the subject; null without one. */
	subject_path: z.string().nullable(),
	created_at: instant(),
	/** When it was sent, voided or given up. */
	settled_at: instant().nullable(),
	attempts: z.int(),
	/** Next attempt after a failure, or end of the period that a summary covers. */
	next_attempt_at: instant().nullable(),
	/** Cause of the last failed attempt; null if none failed, or the mail was sent. */
	failure: z.enum(MAIL_FAILURES).nullable(),
	/** `failure` in words. */
	failure_words: z.string().nullable(),
	/** Response of the mail server, without addresses and credentials. */
	error: z.string().nullable(),
	can_retry: z.boolean(),
});
export type MailListRow = z.output<typeof mail>;

export const mailParams = { id: pathId() };

/** Retries all failed mails of a list, with the search and filter of that list. */
export const retryMailsBody = { q: listQuery([]).q, kind: filters.kind };
export const retriedMails = z.object({ retried: z.int() });
