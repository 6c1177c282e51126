import { useCallback, useEffect, useMemo } from 'react';
import { readUser } from '../api/session.ts';

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

/** `restored` is what was left of an earlier visit; `value` null means that nothing is unsaved. */
export const useTextMirror = <T>(name: string, value: T | null): { restored: T | null; drop: () => void } => {
	const key = useMemo(() => keyOf(name), [name]);
	const restored = useMemo(() => readMirror(key) as T | null, [key]);
	useEffect(() => {
		if (value === null) return;
		try {
			storage()?.setItem(key, JSON.stringify(value));
		} catch {
			// A full storage loses the copy, not the text.
		}
	}, [key, value]);
	const drop = useCallback(() => storage()?.removeItem(key), [key]);
	return { restored, drop };
};
