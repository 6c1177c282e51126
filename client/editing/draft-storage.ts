import type { z } from 'zod';
import { readUser } from '#client/api/session.ts';

/**
 * Unsaved edits in sessionStorage, per user and text, so that an expired session, a crash or a reload loses nothing
 * (contract, section 2). Removed on save and on logout.
 */

const PREFIX = 'unsaved:';

/** Computed once when a text is opened, since an expired session removes the `user` cookie while the text is open. */
export const draftKey = (name: string): string => `${PREFIX}${readUser()?.email ?? 'visitor'}:${name}`;

const storage = (): Storage | null => {
	try {
		return window.sessionStorage;
	} catch {
		return null;
	}
};

export const writeDraft = (key: string, draft: unknown): void => {
	try {
		storage()?.setItem(key, JSON.stringify(draft));
	} catch {
		// The storage may be full; the edits are still on the screen.
	}
};

export const hasDraft = (key: string): boolean => (storage()?.getItem(key) ?? null) !== null;

export const dropDraft = (key: string): void => storage()?.removeItem(key);

export const dropAllDrafts = (): void => {
	const kept = storage();
	if (!kept) return;
	for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key);
};

const jsonIn = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

/** The stored draft; null if there is none. A malformed one, for example of an older version, is removed. */
export const readDraft = <T>(name: string, schema: z.ZodType<T>): T | null => {
	const key = draftKey(name);
	const text = storage()?.getItem(key) ?? null;
	if (text === null) return null;
	const { success, data } = schema.safeParse(jsonIn(text));
	if (success) return data;
	dropDraft(key);
	return null;
};
