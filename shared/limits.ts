/** Limits of fields, separate from the schemas so that the first page can use them without loading zod. */
export const LIMITS = {
	short: 255,
	paper: 2_000,
	note: 10_000,
	reason: 2_000,
	/** Comments of staff and messages to companies. */
	comment: 2_000,
	passwordMin: 8,
	passwordMax: 128,
	integer: 2_147_483_647,
};
