/** Type guards for untyped data, without zod, which is a tenth of the code of a screen. */

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string';

export const textIn = (fields: Fields, name: string): string | null => {
	const value = fields[name];
	return isText(value) ? value : null;
};

export const numberIn = (fields: Fields, name: string): number | null => {
	const value = fields[name];
	return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

/** Parsed entries of a list; null if it is not a list, or `read` rejects an entry. */
export const listIn = <T>(fields: Fields, name: string, read: (value: unknown) => T | null): T[] | null => {
	const value = fields[name];
	if (!Array.isArray(value)) return null;
	const entries = value.map(read);
	return entries.every((entry) => entry !== null) ? entries : null;
};
