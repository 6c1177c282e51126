/** What may be said of a closed round, by how many answered: nothing here depends on who asks (contract-2, section 9). */

/** Below it a closed round says the same as one that nobody answered. */
export const FEWEST_ANSWERS = 5;
/** From here on staff see counts and marks, and the company bands of categories. */
export const ANSWERS_FOR_COUNTS = 10;
/** A mark with fewer behind it could be read as what one person said. */
export const FEWEST_DISAGREEING = 3;
/** A language with fewer answers is one of the others. */
export const FEWEST_OF_A_LANGUAGE = 5;

/** `most` stands also for all: nobody's answer is known by it. */
export const BANDS = ['few', 'some', 'most'] as const;
export type Band = (typeof BANDS)[number];

/** The band of a share of all, 0 to 1. */
export const bandOf = (share: number): Band => (share < 1 / 3 ? 'few' : share < 2 / 3 ? 'some' : 'most');

export type Level = 'too_few' | 'bands' | 'counts';

export const levelOf = (answers: number): Level =>
	answers < FEWEST_ANSWERS ? 'too_few' : answers < ANSWERS_FOR_COUNTS ? 'bands' : 'counts';
