import { z } from 'zod';
import { id, instant, pathId } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';
import { MAIL_KINDS, MAIL_STATES } from './states.ts';

/** Why an attempt to send a mail failed. */
export const MAIL_FAILURES = [
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
	/** What it is about, in words. */
	kind_words: z.string(),
	state: z.enum(MAIL_STATES),
	/** Null for a visitor. */
	recipient_name: z.string().nullable(),
	/** Null once that of a visitor was deleted. */
	address: z.string().nullable(),
	/** The assessment or company that it is about; null without one. */
	subject_name: z.string().nullable(),
	/** The page of the console that shows the subject; null without one. */
	subject_path: z.string().nullable(),
	created_at: instant(),
	/** When it was sent, void or given up. */
	settled_at: instant().nullable(),
	attempts: z.int(),
	/** Of a mail that waits after a failed attempt, or until it sums up what came meanwhile. */
	next_attempt_at: instant().nullable(),
	/** Of the last attempt; null where none failed, or the mail was sent. */
	failure: z.enum(MAIL_FAILURES).nullable(),
	/** Why it failed, in words. */
	failure_words: z.string().nullable(),
	/** What the mail server answered, without addresses and credentials. */
	error: z.string().nullable(),
	/** Whether somebody can have it tried again now. */
	can_retry: z.boolean(),
});
export type MailListRow = z.output<typeof mail>;

export const mailParams = { id: pathId() };

/** All failed mails that a list shows; a search and filters as of the list. */
export const retryMailsBody = { q: listQuery([]).q, kind: filters.kind };
export const retriedMails = z.object({ retried: z.int() });
