import { useEffect } from 'react';
import { readUser } from '#client/api/session.ts';
import { isFields, textIn } from '#client/base/shape.ts';

/** What somebody has opened last on this device, by account; removed when they sign out. */

export type Recent = { path: string; name: string };

const PREFIX = 'console-recent:';

const MOST = 8;

const keyOf = (): string => `${PREFIX}${readUser()?.email ?? ''}`;

const isRecent = (value: unknown): value is Recent =>
	isFields(value) && textIn(value, 'path') !== null && textIn(value, 'name') !== null;

export const readRecent = (): Recent[] => {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(keyOf()) ?? '[]');
		return Array.isArray(stored) ? stored.filter(isRecent) : [];
	} catch {
		return [];
	}
};

const remember = (opened: Recent): void => {
	const others = readRecent().filter(({ path }) => path !== opened.path);
	try {
		localStorage.setItem(keyOf(), JSON.stringify([opened, ...others].slice(0, MOST)));
	} catch {
		// Storage may be disabled or full: nothing is remembered then.
	}
};

/** Remembers the record that a screen shows, once its name is known. */
export const useRecent = (path: string, name: string | undefined): void => {
	useEffect(() => {
		if (name) remember({ path, name });
	}, [path, name]);
};

export const forgetRecent = (): void => {
	try {
		localStorage.removeItem(keyOf());
	} catch {
		// Storage may be disabled: then nothing was remembered.
	}
};
