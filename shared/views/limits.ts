/** Saved views per person and list: a menu shows them all. Apart from the schemas, so that lists need no zod for it. */
export const MOST_VIEWS = 50;
