/** Disclosure rules for a closed round by number of answers; the same for every reader (contract-2, section 9). */

/** With fewer, a closed round looks like one without answers. */
export const FEWEST_ANSWERS = 5;
/** From here on staff see counts and marks, and the company sees bands by category. */
export const ANSWERS_FOR_COUNTS = 10;
/** With fewer, a mark could be attributed to one person. */
export const FEWEST_DISAGREEING = 3;
/** Languages with fewer answers are grouped as others. */
export const FEWEST_OF_A_LANGUAGE = 5;

/** `most` includes all, so that it reveals nobody's answer. */
export const BANDS = ['few', 'some', 'most'] as const;
export type Band = (typeof BANDS)[number];

/** Band of a share from 0 to 1. */
export const bandOf = (share: number): Band => (share < 1 / 3 ? 'few' : share < 2 / 3 ? 'some' : 'most');

export type Level = 'too_few' | 'bands' | 'counts';

export const levelOf = (answers: number): Level =>
	answers < FEWEST_ANSWERS ? 'too_few' : answers < ANSWERS_FOR_COUNTS ? 'bands' : 'counts';
