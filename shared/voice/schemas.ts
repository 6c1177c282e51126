import { z } from 'zod';
import { namedQuestion } from '#shared/checking/schemas.ts';
import { dateOnly, id, instant, listOf } from '#shared/fields.ts';
import { BANDS } from './disclosure.ts';
import { VOICE_LANGUAGES } from './languages.ts';
import { LOG_REASONS } from './log-reasons.ts';
import { CATEGORIES, FIRST_SET, SETS, STATEMENT_IDS, STATEMENT_SETS, VALUES } from './statements.ts';

/** The workers' voice: rounds, answering and reading (contract-2, section 9). */

export const LEAST_DAYS = 7;
export const MOST_DAYS = 90;
export const LEAST_CODES = 10;
export const MOST_CODES = 2_000;
/** Requests that a mark prompts go out for so many questions at once. */
export const LEAST_QUESTIONS = 3;

const language = () => z.enum(VOICE_LANGUAGES, { error: 'validation.choice' });

export const openRoundBody = {
	progress_id: id(),
	/** The last day on which workers answer, in Tokyo: 7 to 90 days from today. */
	closes_on: dateOnly(),
	languages: listOf(language(), VOICE_LANGUAGES.length),
	code_count: z.number().int().min(LEAST_CODES).max(MOST_CODES),
};

const openRoundInput = z.object(openRoundBody);
export type OpenRoundInput = z.output<typeof openRoundInput>;

const roundFacts = {
	id: id(),
	progress_id: id(),
	/** Whose sheet; null for a re-assessment that was begun anew since. */
	round: z.union([z.literal(1), z.literal(2)]).nullable(),
	opened_at: instant(),
	opened_by_name: z.string().nullable(),
	closes_on: z.string(),
	languages: z.array(z.enum(VOICE_LANGUAGES)),
	codes_made: z.number(),
	/** What the company says of itself. */
	foreign_employee_count: z.number().nullable(),
};

/** `codes` are told by this answer alone. */
export const openedRound = z.object({
	...roundFacts,
	codes: z.array(z.string()),
	/** The address that workers open; null where no `PUBLIC_URL` is set: then that of the browser. */
	origin: z.string().nullable(),
	/** Who asks, as slips and poster name them; null where no `OPERATOR_NAME` is set. */
	asker: z.object({ name: z.string(), contact: z.string().nullable() }).nullable(),
});
export type OpenedRound = z.output<typeof openedRound>;

const band = () => z.enum(BANDS);

const statementId = () => z.enum(STATEMENT_IDS);

/** What a closed round says. `too_few`: an interview instead; the same where nobody answered. */
export const voiceResult = z.discriminatedUnion('level', [
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
	/** While it is open: nobody can answer, until the key is found again; a day later it ends without a result. Closed: it has. */
	key_missing: z.boolean(),
	/** Why the log of the database still holds what was answered in a closed round. */
	left_in_log: z.array(z.enum(LOG_REASONS)),
	/** Null until it is closed. */
	result: voiceResult.nullable(),
});
export type VoiceRound = z.output<typeof voiceRound>;

/** A question of the check that the workers' answers do not agree with; staff alone see it. */
export const voiceMark = namedQuestion.omit({ id: true }).extend({
	question_id: id(),
	question_key: z.string(),
	statements: z.array(z.object({ id: statementId(), text: z.string() })),
});
export type VoiceMark = z.output<typeof voiceMark>;

/** More questions than any paper has. */
const MAX_QUESTIONS = 1_000;

export const requestMarkedBody = {
	/** Of the sheet of the round: at least three, at least one of them marked. */
	question_ids: listOf(id(), MAX_QUESTIONS),
};
const requestMarkedInput = z.object(requestMarkedBody);
export type RequestMarkedInput = z.output<typeof requestMarkedInput>;

/** What the company reads after its report: bands of categories, once there are ten answers. */
export const voiceSummary = z.object({
	closed_on: z.string(),
	/** `good`: how much of what was answered is what a worker says who is treated well. */
	categories: z.array(z.object({ id: z.enum(CATEGORIES), name: z.string(), good: band() })),
});
export type VoiceSummary = z.output<typeof voiceSummary>;

export const statementsQuery = {
	language: language(),
	/** What the slip begins with, `2-`; without it the first. */
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
	/** As it stands on the slip: the set before it decides which statements are asked. */
	code: z.string().max(64),
	language: language(),
	answers: listOf(
		z.object({ statement: statementId(), value: z.enum(VALUES, { error: 'validation.choice' }) }),
		LARGEST_SET,
	),
	/** Ignored: fills the body up to one length, whatever was answered. */
	padding: z.string().max(MAX_PADDING).optional(),
};
const voiceInput = z.object(voiceBody);
export type VoiceInput = z.output<typeof voiceInput>;
