/** Ids are 32-bit integers in the database. */
const MAX_ID = 2_147_483_647;

/** Parses an id in a path; null if invalid. */
export const pathId = (text: string | undefined): number | null => {
	const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : MAX_ID + 1;
	return id <= MAX_ID ? id : null;
};
