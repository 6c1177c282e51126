import { isFields } from '#client/api/shape.ts';
import type { AnswerCode, Answers, AnswerValue } from './answers.ts';

/** What is kept of unsaved answers: what was typed, from which version, and which choices are still open. */
export type Mirrored = { version: number; base: Answers; typed: Answers; undecided: number[] };

export const mirrorName = (id: number): string => `sheet-${id}`;

const answerCode = (value: unknown): value is AnswerCode | null =>
	value === null || value === 1 || value === 2 || value === 3;

const answerIn = (value: unknown): AnswerValue | null =>
	isFields(value) && answerCode(value.answer) && typeof value.note === 'string'
		? { answer: value.answer, note: value.note }
		: null;

const answersIn = (value: unknown): Answers | null => {
	if (!isFields(value)) return null;
	const entries = Object.entries(value).map(([id, answer]) => [Number(id), answerIn(answer)] as const);
	return entries.every(([id, answer]) => Number.isInteger(id) && answer !== null)
		? (Object.fromEntries(entries) as Answers)
		: null;
};

/** What storage holds, if it is what we wrote. */
export const readMirrored = (value: unknown): Mirrored | null => {
	if (!isFields(value) || typeof value.version !== 'number' || !Array.isArray(value.undecided)) return null;
	const base = answersIn(value.base);
	const typed = answersIn(value.typed);
	const undecided = value.undecided.filter((id): id is number => typeof id === 'number');
	return base && typed ? { version: value.version, base, typed, undecided } : null;
};
