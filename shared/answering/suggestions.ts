import { z } from 'zod';
import { id, instant, listOf, version } from '#shared/fields.ts';
import { answerCode, MAX_QUESTIONS, savedAnswers } from './schemas.ts';

/** Answers of the company's last finished assessment, suggested for the current one. */

const suggestion = z.object({
	answer_content_id: id(),
	answer: answerCode(),
	extension_note: z.string().nullable(),
	/**
	 * Former and current wording if it has changed, in the reader's language, or in the other one if only that has
	 * changed; otherwise null.
	 */
	rewording: z.object({ before: z.string(), after: z.string() }).nullable(),
});
export type Suggestion = z.input<typeof suggestion>;

/** Suggestions for the unanswered questions of a sub-category, in paper order. */
export const suggestions = z.object({
	/** When the former answers were submitted; null if there are none. */
	submitted_at: instant().nullable(),
	suggestions: z.array(suggestion),
});
export type Suggestions = z.input<typeof suggestions>;

export const acceptBody = {
	answer_content_ids: listOf(id(), MAX_QUESTIONS),
	version: version(),
};
const acceptInput = z.object({ id: id(), ...acceptBody });
export type AcceptInput = z.output<typeof acceptInput>;

/** Response of a save, with the stored answers. */
export const acceptedSuggestions = savedAnswers.extend({
	answer_contents: z.array(z.object({ id: id(), answer: answerCode(), extension_note: z.string().nullable() })),
});
export type AcceptedSuggestions = z.input<typeof acceptedSuggestions>;
