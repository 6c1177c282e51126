import { useCallback, useEffect, useMemo, useRef } from 'react';
import { readUser } from '#client/api/session.ts';

/**
 * Keeps what was typed but not saved in sessionStorage, per person and form, so that a lost sign-in, a crash or a
 * reload loses nothing (contract, section 2). Dropped on save and on logout.
 */

const PREFIX = 'unsaved:';

const keyOf = (name: string): string => `${PREFIX}${readUser()?.email ?? 'visitor'}:${name}`;

const storage = (): Storage | null => {
	try {
		return window.sessionStorage;
	} catch {
		return null;
	}
};

export const dropAllMirrors = (): void => {
	const kept = storage();
	if (!kept) return;
	for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key);
};

const readMirror = (key: string): unknown => {
	try {
		return JSON.parse(storage()?.getItem(key) ?? 'null');
	} catch {
		return null;
	}
};

/** What was left unsaved under this name, if anything; of unknown shape, for it may be of an older version of us. */
export const readTextMirror = (name: string): unknown => readMirror(keyOf(name));

/**
 * `restored` is what was left of an earlier visit. Mirrors `value` while it is unsaved; null means that nothing is. Typing everything back, too, leaves nothing behind,
 * but what an earlier visit left stays until this one has something to say.
 */
export const useTextMirror = <T>(name: string, value: T | null): { restored: T | null; drop: () => void } => {
	// The key is made once: a lost sign-in takes the name of the person away, and the text is still theirs.
	const key = useMemo(() => keyOf(name), [name]);
	const restored = useMemo(() => readMirror(key) as T | null, [key]);
	const isOurs = useRef(false);
	useEffect(() => {
		try {
			if (value !== null) storage()?.setItem(key, JSON.stringify(value));
			else if (isOurs.current) storage()?.removeItem(key);
			isOurs.current = value !== null;
		} catch {
			// A full storage loses the copy, not the text.
		}
	}, [key, value]);
	const drop = useCallback(() => storage()?.removeItem(key), [key]);
	return { restored, drop };
};
