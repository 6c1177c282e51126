import type { WireRaise } from '#shared/explanation/schemas.ts';
import { PLAN_LIMITS } from './limits.ts';

/** The questions of a set in the measure of a line of the plan: how they are written, and found again. Pure functions. */

/** A question of a set, as far as a measure tells it. */
export type RaisedQuestion = Pick<WireRaise, 'number' | 'content' | 'items'>;

const questionLine = ({ number, content }: RaisedQuestion): string => `・${number} ${content}`;

const joined = (lead: string, lines: readonly string[], room: number): string => {
	let text = lead;
	for (const line of lines) {
		const longer = `${text}\n${line}`;
		if (longer.length > room - 2) return `${text}\n…`;
		text = longer;
	}
	return text;
};

/**
 * What a line says: the questions, each with its check items below 100 % where the paper shows them. Where not all of them fit,
 * the questions alone, by which the line is found again.
 */
export const measureOf = (lead: string, raises: readonly RaisedQuestion[], room: number = PLAN_LIMITS.text): string => {
	const detailed = raises.flatMap((raise) => [
		questionLine(raise),
		...(raise.items ?? []).map((item) => `　- ${item.content}`),
	]);
	const text = joined(lead, detailed, room);
	return text.endsWith('\n…') ? joined(lead, raises.map(questionLine), room) : text;
};

/** Digits and hyphens as people type them on a Japanese keyboard. */
const plain = (text: string): string => text.normalize('NFKC').replace(/[‐‑‒–—―−ー]/g, '-');

/** Whether a measure names a question: by its number, standing alone, or by its text. A number of 1-1 is not in 1-1-2. */
export const namedIn = (measure: string, { number, content }: Pick<RaisedQuestion, 'number' | 'content'>): boolean => {
	const text = plain(measure);
	const isNumbered = /^\d+(-\d+)+$/.test(number) && new RegExp(`(?<![\\d-])${number}(?![\\d-])`).test(text);
	return isNumbered || (content.trim() !== '' && text.includes(plain(content.trim())));
};

/** A measure with questions added after what is written, which stays; null where they do not fit. */
export const addedTo = (measure: string, lead: string, raises: readonly RaisedQuestion[]): string | null => {
	const text = `${measure}\n${measureOf(lead, raises, PLAN_LIMITS.text - measure.length - 1)}`;
	return text.length <= PLAN_LIMITS.text && raises.every((raise) => namedIn(text, raise)) ? text : null;
};
