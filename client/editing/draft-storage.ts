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

/**
 * The stored draft as `read` returns it; null if there is none. One that it returns null for is removed: it is malformed,
 * or of an older version.
 */
export const readDraft = <T>(name: string, read: (stored: unknown) => T | null): T | null => {
	const key = draftKey(name);
	const text = storage()?.getItem(key) ?? null;
	if (text === null) return null;
	const draft = read(jsonIn(text));
	if (draft === null) dropDraft(key);
	return draft;
};
