import { z } from 'zod';
import { id, instant, listOf, version } from '#shared/fields.ts';
import { answerCode, MAX_QUESTIONS, savedAnswers } from './schemas.ts';

/** The answers of a company's last finished assessment, offered for the one that it answers now. */

const suggestion = z.object({
	answer_content_id: id(),
	answer: answerCode(),
	extension_note: z.string().nullable(),
	/**
	 * What was asked then and what is asked now, where the wording has changed: in the reader's language, or in the other
	 * one where only that has. Null where it is the same.
	 */
	rewording: z.object({ before: z.string(), after: z.string() }).nullable(),
});
export type Suggestion = z.input<typeof suggestion>;

/** What is offered for the questions of a sub-category that have no answer yet, in paper order. */
export const suggestions = z.object({
	/** When these answers were submitted; null where there are none. */
	submitted_at: instant().nullable(),
	suggestions: z.array(suggestion),
});
export type Suggestions = z.input<typeof suggestions>;

/** Takes what is offered for these questions as their answers. */
export const acceptBody = {
	answer_content_ids: listOf(id(), MAX_QUESTIONS),
	version: version(),
};
const acceptInput = z.object({ id: id(), ...acceptBody });
export type AcceptInput = z.output<typeof acceptInput>;

/** Response: as that of a save, with the answers as they are stored now. */
export const acceptedSuggestions = savedAnswers.extend({
	answer_contents: z.array(z.object({ id: id(), answer: answerCode(), extension_note: z.string().nullable() })),
});
export type AcceptedSuggestions = z.input<typeof acceptedSuggestions>;
