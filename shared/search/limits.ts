/** Limits of the console's search; apart from the schemas, so that the shell needs no zod for them. */

/** The shortest text that is searched: the beginning of a word. */
export const SHORTEST = 2;

/** From so many characters on also within words. */
export const WITHIN_WORDS = 3;

/** At most so many of a kind, the best first. */
export const MOST_OF_A_KIND = 5;
