/**
 * Looking into data of unknown shape without a schema library: cookies and errors are read on the first page that a
 * visitor opens, and zod alone would be a seventh of its code.
 */

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

export const textIn = (fields: Fields, name: string): string | null => {
	const value = fields[name];
	return typeof value === 'string' ? value : null;
};

export const numberIn = (fields: Fields, name: string): number | null => {
	const value = fields[name];
	return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

/** The entries of a list that `read` understands; null where it is no list or one of them is something else. */
export const listIn = <T>(fields: Fields, name: string, read: (value: unknown) => T | null): T[] | null => {
	const value = fields[name];
	if (!Array.isArray(value)) return null;
	const entries = value.map(read);
	return entries.every((entry) => entry !== null) ? entries : null;
};
