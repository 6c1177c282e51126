/** Rows of one act over a list; apart from the schemas, so that lists need no zod for it. */
export const MAX_ROWS = 200;
