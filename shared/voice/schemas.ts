import { z } from 'zod';
import { namedQuestion } from '#shared/checking/schemas.ts';
import { dateOnly, id, instant, listOf } from '#shared/fields.ts';
import { BANDS } from './disclosure.ts';
import { VOICE_LANGUAGES } from './languages.ts';
import { LEAST_CODES, MOST_CODES } from './limits.ts';
import { LOG_REASONS } from './log-reasons.ts';
import { CATEGORIES, FIRST_SET, SETS, STATEMENT_IDS, STATEMENT_SETS, VALUES } from './statements.ts';

/** The workers' voice: rounds, answering and reading (contract-2, section 9). */

const language = () => z.enum(VOICE_LANGUAGES, { error: 'validation.choice' });

export const openRoundBody = {
	progress_id: id(),
	/** Last Tokyo date for answers: 7 to 90 days from today. */
	closes_on: dateOnly(),
	languages: listOf(language(), VOICE_LANGUAGES.length),
	code_count: z.number().int().min(LEAST_CODES).max(MOST_CODES),
};

const openRoundInput = z.object(openRoundBody);
export type OpenRoundInput = z.output<typeof openRoundInput>;

const roundFacts = {
	id: id(),
	progress_id: id(),
	/** Round of its sheet; null if a re-assessment was begun again since. */
	round: z.union([z.literal(1), z.literal(2)]).nullable(),
	opened_at: instant(),
	opened_by_name: z.string().nullable(),
	closes_on: z.string(),
	languages: z.array(z.enum(VOICE_LANGUAGES)),
	codes_made: z.number(),
	/** As stated by the company. */
	foreign_employee_count: z.number().nullable(),
};

/** Only this response contains `codes`. */
export const openedRound = z.object({
	...roundFacts,
	codes: z.array(z.string()),
	/** Origin of the workers' URL; null without `PUBLIC_URL`, for that of the browser. */
	origin: z.string().nullable(),
	/** Operator named on slips and poster; null without `OPERATOR_NAME`. */
	asker: z.object({ name: z.string(), contact: z.string().nullable() }).nullable(),
});
export type OpenedRound = z.output<typeof openedRound>;

const band = () => z.enum(BANDS);

const statementId = () => z.enum(STATEMENT_IDS);

/** Disclosed result of a closed round. `too_few`: recommends an interview; the same without any answer. */
const voiceResult = z.discriminatedUnion('level', [
	z.object({ level: z.literal('too_few') }),
	z.object({
		level: z.literal('bands'),
		statements: z.array(z.object({ id: statementId(), text: z.string(), yes: band(), no: band() })),
	}),
	z.object({
		level: z.literal('counts'),
		answers: z.number(),
		statements: z.array(
			z.object({
				id: statementId(),
				text: z.string(),
				yes: z.number(),
				no: z.number(),
				unknown: z.number(),
				declined: z.number(),
			}),
		),
		/** Null: the other languages together. */
		languages: z.array(z.object({ language: z.enum(VOICE_LANGUAGES).nullable(), answers: z.number() })),
	}),
]);
export type VoiceResult = z.output<typeof voiceResult>;

export const voiceRound = z.object({
	...roundFacts,
	/** Closed once its codes are destroyed, minutes after its last day. */
	state: z.enum(['open', 'closed']),
	/**
	 * While open: the key is missing and nobody can answer until it is found; after a day the round ends without a
	 * result. Once closed: it has ended that way.
	 */
	key_missing: z.boolean(),
	/** What retains answers of a closed round in the WAL. */
	left_in_log: z.array(z.enum(LOG_REASONS)),
	/** Null until closed. */
	result: voiceResult.nullable(),
});
export type VoiceRound = z.output<typeof voiceRound>;

/** A question contradicted by workers' answers; for staff only. */
export const voiceMark = namedQuestion.omit({ id: true }).extend({
	question_id: id(),
	question_key: z.string(),
	statements: z.array(z.object({ id: statementId(), text: z.string() })),
});
export type VoiceMark = z.output<typeof voiceMark>;

/** More questions than any paper has. */
const MAX_QUESTIONS = 1_000;

export const requestMarkedBody = {
	/** Questions of the round's sheet: at least three, at least one of them marked. */
	question_ids: listOf(id(), MAX_QUESTIONS),
};
const requestMarkedInput = z.object(requestMarkedBody);
export type RequestMarkedInput = z.output<typeof requestMarkedInput>;

/** Summary for the company with its report: bands by category, from ten answers on. */
export const voiceSummary = z.object({
	closed_on: z.string(),
	/** `good`: share of the answers of a well-treated worker. */
	categories: z.array(z.object({ id: z.enum(CATEGORIES), name: z.string(), good: band() })),
});
export type VoiceSummary = z.output<typeof voiceSummary>;

export const statementsQuery = {
	language: language(),
	/** Prefix of the slip, such as `2-`; the first set without one. */
	set: z.coerce
		.number<number>()
		.pipe(z.literal(STATEMENT_SETS, { error: 'validation.choice' }))
		.default(FIRST_SET),
};
export const statementsAnswer = z.object({ statements: z.array(z.object({ id: z.string(), text: z.string() })) });

const LARGEST_SET = Math.max(...Object.values(SETS).map(({ length }) => length));

/** More than a set of statements takes. */
const MAX_PADDING = 4_096;

export const voiceBody = {
	/** As printed on the slip; its prefix decides which statements are asked. */
	code: z.string().max(64),
	language: language(),
	answers: listOf(
		z.object({ statement: statementId(), value: z.enum(VALUES, { error: 'validation.choice' }) }),
		LARGEST_SET,
	),
	/** Ignored: pads the body to a fixed length, whatever the answers. */
	padding: z.string().max(MAX_PADDING).optional(),
};
const voiceInput = z.object(voiceBody);
export type VoiceInput = z.output<typeof voiceInput>;
