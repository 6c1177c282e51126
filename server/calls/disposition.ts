import { encodeExtended } from 'content-disposition';

/** How an answer says under which name it is to be saved. */

const FALLBACK = 'download';

/**
 * A name as a file system shows it: no control characters (a line break would start another header), no characters
 * that turn the reading direction (they make `exe.pdf` of `fdp.exe`), no folders.
 */
const printable = (name: string): string =>
	name
		.toWellFormed()
		.replace(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '')
		.replace(/[\\/]/g, '_')
		.trim();

/** For the few readers that do not know `filename*`. */
const ascii = (name: string): string => name.replace(/[^\x20-\x7e]|["%]/gu, '_');

/**
 * The value of Content-Disposition for a file to be saved, whatever its name holds. Both names always stand there, and
 * the plain one in quotes; the library's own `create` leaves out what RFC 6266 lets it leave out.
 */
export const attachment = (name: string): string => {
	const clean = printable(name) || FALLBACK;
	return `attachment; filename="${ascii(clean)}"; filename*=${encodeExtended(clean)}`;
};
