/** The limits of fields, apart from their schemas, so that the first page needs no zod to know them. */
export const LIMITS = {
	short: 255,
	paper: 2_000,
	note: 10_000,
	reason: 2_000,
	/** A comment among staff, and a message to a company. */
	comment: 2_000,
	passwordMin: 8,
	passwordMax: 128,
	integer: 2_147_483_647,
};
