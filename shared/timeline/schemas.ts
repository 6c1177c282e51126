import { z } from 'zod';
import { person } from '#shared/answering/schemas.ts';
import { namedStatus } from '#shared/assessment/status-filter.ts';
import { WITHDRAWALS } from '#shared/evidence/states.ts';
import { commentText, id, instant } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';
import { MAIL_STATES } from '#shared/mails/states.ts';
import { PLAN_DECISIONS } from '#shared/plans/states.ts';

/** History of an assessment, for staff (contract, second part, section 4). */

/** An internal comment of staff, never shown to a company. */
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
	/** Text of the request. */
	asked: z.string(),
	/** Text of an answer or a return; null for other entries, and for an answer with files only. */
	content: z.string().nullable(),
	withdrawn_because: z.enum(WITHDRAWALS).nullable(),
});
export type RequestEntry = z.output<typeof requestEntry>;

const OBJECTION_ENTRIES = ['objection_filed', 'objection_withdrawn', 'objection_decided'] as const;

/** Filing and end of an objection; its texts are on its own screen. */
const objectionEntry = z.object({
	kind: z.enum(OBJECTION_ENTRIES),
	...entry,
	objection_id: id(),
	point_count: z.int(),
	/** Null unless decided. */
	upheld_count: z.int().nullable(),
	/** Ended by canceling the assessment. */
	by_cancelling: z.boolean(),
	/** Decided, or ended by canceling, by an admin who had rated or finalized the round. */
	by_involved: z.boolean(),
});
export type ObjectionEntry = z.output<typeof objectionEntry>;

const PLAN_ENTRIES = ['plan_answered', 'plan_accepted', 'plan_returned'] as const;

const planEntry = z.object({
	kind: z.enum(PLAN_ENTRIES),
	...entry,
	plan_action_id: id(),
	sub_category: z.string(),
	decision: z.enum(PLAN_DECISIONS),
	/** What is missing; null unless returned. */
	content: z.string().nullable(),
});
export type PlanEntry = z.output<typeof planEntry>;

const CERTIFICATE_ENTRIES = ['certificate_withdrawn', 'certificate_reissued'] as const;

const certificateEntry = z.object({
	kind: z.enum(CERTIFICATE_ENTRIES),
	...entry,
	certificate_id: id(),
	/** Date on the certificate that was withdrawn or issued as a replacement. */
	issued_at: z.string(),
	/** Reason given by staff; never shown to the company. */
	reason: z.string().nullable(),
});
export type CertificateEntry = z.output<typeof certificateEntry>;

const VOICE_ENTRIES = ['voice_opened', 'voice_closed'] as const;

/** Opening and closing of a voice round; never the number or content of answers. */
const voiceEntry = z.object({
	kind: z.enum(VOICE_ENTRIES),
	id: id(),
	at: instant(),
	/** Null for a closing, which is automatic. */
	actor: person.nullable(),
	voice_round_id: id(),
	/** Last day for answers. */
	closes_on: z.string(),
	codes_made: z.number(),
});
export type VoiceEntry = z.output<typeof voiceEntry>;

const mailsEntry = z.object({
	kind: z.literal('mailed'),
	id: id(),
	at: instant(),
	/** Always null: mails result from other actions, or from the day. */
	actor: z.null(),
	/** Subject of the mails in words. */
	about: z.string(),
	/** In the order of creation. */
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
		/** Reason given by staff; never shown to the company. */
		reason: z.string().nullable(),
		/** Message to the company with a move back. */
		message_to_company: z.string().nullable(),
		/** A finalization by somebody who had rated or written in the round. */
		is_same_person: z.boolean(),
	}),
	z.object({ kind: z.literal('comment'), ...entry, content: z.string() }),
	/** Waiver of the improvement proposal, and its revocation. */
	z.object({ kind: z.literal('proposal_waived'), ...entry, reason: z.string().nullable() }),
	z.object({ kind: z.literal('proposal_resumed'), ...entry }),
	requestEntry,
	/** Objections of the company, and how they ended. */
	objectionEntry,
	/** Actions of the improvement plan: the company's last save, and each review. */
	planEntry,
	/** Withdrawn and re-issued certificates. */
	certificateEntry,
	/** Opened and closed rounds of the workers' voice. */
	voiceEntry,
	/** Mails with recipients and states; never their contents. */
	mailsEntry,
]);
export type TimelineEntry = z.output<typeof timelineEntry>;

export const addedComment = z.object({ id: id() });

const { page, per_page } = listQuery([]);

export const timelineQuery = { page, per_page };
