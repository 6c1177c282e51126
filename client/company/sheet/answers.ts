import { isFields, isText } from '#client/base/shape.ts';
import type { Values } from '#client/editing/edits.ts';
import type { SavedText } from '#client/editing/state.ts';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';
import { LIMITS } from '#shared/limits.ts';

/** The answers of a sub-category as values for `client/editing`: answer and note by question id. */

export type AnswerCode = 1 | 2 | 3;
export type AnswerValue = { answer: AnswerCode | null; note: string };
export type Answers = Values<AnswerValue>;

const CODES: readonly unknown[] = [1, 2, 3] satisfies AnswerCode[];

/** Checks an answer of a stored draft. */
export const isAnswerValue = (stored: unknown): stored is AnswerValue =>
	isFields(stored) && (stored.answer === null || CODES.includes(stored.answer)) && isText(stored.note);

export const NO_ANSWER: AnswerValue = { answer: null, note: '' };

export const isTooLong = (note: string): boolean => note.length > LIMITS.note;

type StoredAnswer = Pick<AnsweredSubCategory['answer_contents'][number], 'id' | 'answer' | 'extension_note'>;

export const valuesOf = (contents: readonly StoredAnswer[]): Answers =>
	Object.fromEntries(contents.map(({ id, answer, extension_note }) => [id, { answer, note: extension_note ?? '' }]));

export const savedTextOf = ({ version, saved_at, saved_by, answer_contents }: AnsweredSubCategory) =>
	({
		version,
		saved_at,
		saved_by,
		values: valuesOf(answer_contents),
	}) satisfies SavedText<AnswerValue>;

/** The answers as the body of a save. */
export const toWire = (answers: Answers) =>
	Object.entries(answers).map(([id, { answer, note }]) => ({ id: Number(id), answer, extension_note: note || null }));

/** The sheet with the `sent` answers applied, as a refetch would return it. */
export const withSaved = (sheet: AnsweredSubCategory, sent: Answers): AnsweredSubCategory => ({
	...sheet,
	answer_contents: sheet.answer_contents.map((content) => {
		const own = sent[content.id];
		return own ? { ...content, answer: own.answer, extension_note: own.note || null } : content;
	}),
});
