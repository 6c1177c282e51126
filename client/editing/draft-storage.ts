import type { z } from 'zod';
import { readUser } from '#client/api/session.ts';

/**
 * What was typed but not saved lies in sessionStorage, per person and text, so that a lost sign-in, a crash or a reload
 * loses nothing (contract, section 2). Dropped on save and on logout.
 */

const PREFIX = 'unsaved:';

/** Made once while a text is open: a lost sign-in takes the name of the person away, and the text is still theirs. */
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
		// A full storage loses the copy, not the text.
	}
};

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

/** What was left unsaved under this name. What is not of this shape, such as an older version's, is dropped. */
export const readDraft = <T>(name: string, schema: z.ZodType<T>): T | null => {
	const key = draftKey(name);
	const text = storage()?.getItem(key) ?? null;
	if (text === null) return null;
	const { success, data } = schema.safeParse(jsonIn(text));
	if (success) return data;
	dropDraft(key);
	return null;
};
