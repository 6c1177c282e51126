import { z } from 'zod';
import { person } from '#shared/answering/schemas.ts';
import { namedStatus } from '#shared/assessment/status-filter.ts';
import { WITHDRAWALS } from '#shared/evidence/states.ts';
import { commentText, id, instant } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';
import { MAIL_STATES } from '#shared/mails/states.ts';
import { PLAN_DECISIONS } from '#shared/plans/states.ts';

/** What happened to an assessment, as staff see it (contract, second part, section 4). */

/** A comment among staff, which a company never sees. */
export const commentBody = {
	content: commentText(),
};

const entry = {
	id: id(),
	at: instant(),
	actor: person,
};

const REQUEST_ENTRIES = [
	'request_opened',
	'request_answered',
	'request_returned',
	'request_accepted',
	'request_withdrawn',
] as const;

const requestEntry = z.object({
	kind: z.enum(REQUEST_ENTRIES),
	...entry,
	evidence_request_id: id(),
	/** Null: on the assessment as a whole. */
	question: z.object({ number: z.string(), content: z.string() }).nullable(),
	/** What was asked for. */
	asked: z.string(),
	/** What was written with an answer or a return; null with the others, and with an answer of files only. */
	content: z.string().nullable(),
	withdrawn_because: z.enum(WITHDRAWALS).nullable(),
});
export type RequestEntry = z.output<typeof requestEntry>;

const PLAN_ENTRIES = ['plan_answered', 'plan_accepted', 'plan_returned'] as const;

const planEntry = z.object({
	kind: z.enum(PLAN_ENTRIES),
	...entry,
	plan_action_id: id(),
	sub_category: z.string(),
	/** What the company answers as it stands now. */
	decision: z.enum(PLAN_DECISIONS),
	/** What is missing; null unless it was returned. */
	content: z.string().nullable(),
});
export type PlanEntry = z.output<typeof planEntry>;

const CERTIFICATE_ENTRIES = ['certificate_withdrawn', 'certificate_reissued'] as const;

const certificateEntry = z.object({
	kind: z.enum(CERTIFICATE_ENTRIES),
	...entry,
	certificate_id: id(),
	/** The date on the certificate that was withdrawn, or that was issued in place of another. */
	issued_at: z.string(),
	/** Why, as staff wrote it; never shown to the company. */
	reason: z.string().nullable(),
});
export type CertificateEntry = z.output<typeof certificateEntry>;

const VOICE_ENTRIES = ['voice_opened', 'voice_closed'] as const;

/** That workers were asked, and that their time for answers is over; never how many answered, or what. */
const voiceEntry = z.object({
	kind: z.enum(VOICE_ENTRIES),
	id: id(),
	at: instant(),
	/** Null for a closing, which nobody makes. */
	actor: person.nullable(),
	voice_round_id: id(),
	/** The last day for answers. */
	closes_on: z.string(),
	codes_made: z.number(),
});
export type VoiceEntry = z.output<typeof voiceEntry>;

/** One line for what people were told of an event. */
const mailsEntry = z.object({
	kind: z.literal('mailed'),
	id: id(),
	at: instant(),
	/** Nobody: mails follow from what others did, or from the day. */
	actor: z.null(),
	/** What the mails are about, in words. */
	about: z.string(),
	/** In the order in which the mails were made. */
	recipients: z.array(z.object({ name: z.string(), state: z.enum(MAIL_STATES) })),
});
export type MailsEntry = z.output<typeof mailsEntry>;

export const timelineEntry = z.discriminatedUnion('kind', [
	z.object({
		kind: z.literal('transition'),
		...entry,
		event: z.string(),
		/** Null for the start. */
		from: namedStatus.nullable(),
		to: namedStatus,
		/** Why, as staff wrote it; never shown to the company. */
		reason: z.string().nullable(),
		/** What the company was told about a move back. */
		message_to_company: z.string().nullable(),
	}),
	z.object({ kind: z.literal('comment'), ...entry, content: z.string() }),
	/** That there will be no improvement proposal, and that there may be one after all. */
	z.object({ kind: z.literal('proposal_waived'), ...entry, reason: z.string().nullable() }),
	z.object({ kind: z.literal('proposal_resumed'), ...entry }),
	/** What was done with a request for evidence. */
	requestEntry,
	/** What was done with an action of the improvement plan: when the company saved it last, and each review. */
	planEntry,
	/** That a certificate was withdrawn, or issued in place of another. */
	certificateEntry,
	/** That a round of the workers' voice was opened and closed. */
	voiceEntry,
	/** What was sent by mail, to whom, and whether it was sent; never what it says. */
	mailsEntry,
]);
export type TimelineEntry = z.output<typeof timelineEntry>;

export const addedComment = z.object({ id: id() });

const { page, per_page } = listQuery([]);

export const timelineQuery = { page, per_page };
