import { encodeExtended } from 'content-disposition';

const FALLBACK = 'download';

/**
 * Removes control characters (a line break would start another header), bidirectional controls (they display `fdp.exe`
 * as `exe.pdf`) and path separators from a file name.
 */
const printable = (name: string): string =>
	name
		.toWellFormed()
		.replace(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '')
		.replace(/[\\/]/g, '_')
		.trim();

/** Fallback for clients without support for `filename*`. */
const ascii = (name: string): string => name.replace(/[^\x20-\x7e]|["%]/gu, '_');

/**
 * Value of Content-Disposition, safe for any file name. `plainName` is the plain `filename` for a Japanese name, which
 * would be left as underscores. Always has both `filename` (quoted) and `filename*`; the library's `create` omits parts
 * that RFC 6266 makes optional.
 */
export const attachment = (name: string, plainName?: string): string => {
	const clean = printable(name) || FALLBACK;
	return `attachment; filename="${ascii(plainName ?? clean)}"; filename*=${encodeExtended(clean)}`;
};
