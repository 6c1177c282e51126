import { DAY_SECONDS } from '#client/base/cookies.ts';
import { type Fields, isFields, numberIn } from '#client/base/shape.ts';

/** `sessionStorage` for 24 hours, like the cookies, for data too large for a cookie. Does nothing without storage. */

export const rememberInTab = (key: string, value: unknown): void => {
	try {
		sessionStorage.setItem(key, JSON.stringify({ value, until: Date.now() + DAY_SECONDS * 1_000 }));
	} catch {
		// The screen then shows what the cookies contain.
	}
};

export const forgetInTab = (key: string): void => {
	try {
		sessionStorage.removeItem(key);
	} catch {
		// Storage is unavailable.
	}
};

/** The stored value, if `parse` accepts it. */
export const readFromTab = <T>(key: string, parse: (fields: Fields) => T | null): T | null => {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
		if (!isFields(kept) || (numberIn(kept, 'until') ?? 0) < Date.now() || !isFields(kept.value)) return null;
		return parse(kept.value);
	} catch {
		return null;
	}
};
