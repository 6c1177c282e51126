import { ANSWERS_FOR_COUNTS } from '#shared/voice/disclosure.ts';

/**
 * When what workers said may be told over all companies: of closed rounds with enough answers, from ten such rounds on, and anew
 * only once three more have come, so that no two figures differ by one or two companies. By statement, since sets differ in them.
 */

export const FEWEST_ANSWERS_OF_A_ROUND = ANSWERS_FOR_COUNTS;
const FEWEST_ROUNDS = 10;
const FEWEST_NEW = 3;

/** @param made rounds of the figures that are shown; null without any */
export const mayMakeVoice = (now: readonly number[], made: readonly number[] | null): boolean => {
	if (now.length < FEWEST_ROUNDS) return false;
	if (!made) return true;
	const known = new Set(made);
	return now.filter((id) => !known.has(id)).length >= FEWEST_NEW;
};
