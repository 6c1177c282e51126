import { LIMITS } from './limits.ts';

/** The id in a path or query: canonical decimal digits, so that a record has one address. Null if it is none. */
export const idInPath = (text: string | undefined): number | null => {
	const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : Number.POSITIVE_INFINITY;
	return id <= LIMITS.integer ? id : null;
};
