import { z } from 'zod';
import { answerCode } from '#shared/answering/schemas.ts';
import { id, instant, listOf } from '#shared/fields.ts';

/** A free result that a visitor takes along, as a link or a PDF: nothing in it was typed. */

/** How long a link shows its result. */
export const TAKEN_MS = 24 * 3_600_000;

/** More than a paper for visitors has; a link stays short enough for every mail program and proxy. */
const MAX_ANSWERS = 1_000;

/** The answers to all questions of a paper; scores are computed from them. */
export const takenBody = {
	assessment_paper_id: id(),
	answers: listOf(z.object({ question_id: id(), answer: answerCode() }), MAX_ANSWERS),
};

export const takenLink = z.object({ path: z.string(), until: instant() });

/** View model of page and PDF. */
export type TakenResult = {
	/** Percent. */
	score: number;
	categories: { id: number; content: string; score: number }[];
	/** Tokyo date on which link or PDF was made. */
	made_on: string;
	/** Where the reader of a paper goes on; null without PUBLIC_URL. */
	site: string | null;
};
