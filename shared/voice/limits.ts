/** Limits of a round of the workers' voice; apart from the schemas, so that screens need no zod for them. */

export const LEAST_DAYS = 7;
export const MOST_DAYS = 90;
export const LEAST_CODES = 10;
export const MOST_CODES = 2_000;
/** Minimum number of questions in requests prompted by marks. */
export const LEAST_QUESTIONS = 3;
