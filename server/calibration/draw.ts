/** Which gradings are rated a second time, and which parts of them: by a keyed hash, so that nobody can foresee it. */

/** A keyed hash, base64url. */
export type Keyed = (value: string) => string;

/** Sub-categories that the second assessor rates. */
const PARTS = 3;

const BYTES = 6;

/** A number from 0 to below 1. */
const fractionOf = (hash: string): number => Buffer.from(hash, 'base64url').readUIntBE(0, BYTES) / 2 ** (BYTES * 8);

/** Whether a sheet is among the share of all sheets. It stays so however often it is graded. */
export const isDrawn = (keyed: Keyed, sheetId: number, percent: number): boolean =>
	fractionOf(keyed(`sheet ${sheetId}`)) * 100 < percent;

/** The parts of a drawn sheet, by id; all where there are no more. */
export const drawParts = (keyed: Keyed, sheetId: number, subCategoryIds: readonly number[]): number[] =>
	subCategoryIds
		.map((id) => ({ id, hash: keyed(`part ${sheetId} ${id}`) }))
		.sort((one, other) => (one.hash < other.hash ? -1 : 1))
		.slice(0, PARTS)
		.map(({ id }) => id)
		.sort((one, other) => one - other);
