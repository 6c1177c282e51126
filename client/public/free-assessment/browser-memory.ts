import { DAY_SECONDS } from '#client/base/cookies.ts';
import { type Fields, isFields, numberIn } from '#client/base/shape.ts';

/**
 * The browser's storage for 24 hours, like the cookies, for data too large for a cookie: of this tab
 * (`sessionStorage`) or of the device (`localStorage`). Does nothing without storage.
 */
type Place = 'tab' | 'device';

const storageOf = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage);

export const rememberIn = (place: Place, key: string, value: unknown): void => {
	try {
		storageOf(place).setItem(key, JSON.stringify({ value, until: Date.now() + DAY_SECONDS * 1_000 }));
	} catch {
		// The screen then shows what the cookies contain.
	}
};

export const forgetIn = (place: Place, key: string): void => {
	try {
		storageOf(place).removeItem(key);
	} catch {
		// Storage is unavailable.
	}
};

/** The stored value, if `parse` accepts it. Removes an expired one. */
export const readFrom = <T>(place: Place, key: string, parse: (fields: Fields) => T | null): T | null => {
	try {
		const kept: unknown = JSON.parse(storageOf(place).getItem(key) ?? 'null');
		if (!isFields(kept)) return null;
		if ((numberIn(kept, 'until') ?? 0) < Date.now()) {
			forgetIn(place, key);
			return null;
		}
		return isFields(kept.value) ? parse(kept.value) : null;
	} catch {
		return null;
	}
};
