import { KEPT_MINUTES } from '#shared/voice/answering.ts';
import { isVoiceLanguage, type VoiceLanguage } from '#shared/voice/languages.ts';
import { STATEMENT_IDS, type StatementId, VALUES, type Value } from '#shared/voice/statements.ts';

/**
 * Unsent input, stored only in the tab's `sessionStorage`, so that a reload loses nothing. Validated by hand, since a
 * library would outweigh the page.
 */

export type Answers = Partial<Record<StatementId, Value>>;

export type Draft = {
	/** As on the slip, with its set. */
	code: string | null;
	language: VoiceLanguage | null;
	answers: Answers;
	/** Whether it was sent with this code without a response. */
	isUnsure: boolean;
};

export const DRAFT_KEY = 'kyosei-voice';
export const KEPT_MS = KEPT_MINUTES * 60_000;

export const emptyDraft = (): Draft => ({ code: null, language: null, answers: {}, isUnsure: false });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const answersOf = (stored: unknown): Answers => {
	const answers: Answers = {};
	if (!isRecord(stored)) return answers;
	for (const id of STATEMENT_IDS) {
		const value = VALUES.find((each) => each === stored[id]);
		if (value) answers[id] = value;
	}
	return answers;
};

/** A stored draft and its last change; null for anything else. */
export const parseDraft = (text: string | null): { draft: Draft; at: number } | null => {
	try {
		const stored: unknown = JSON.parse(text ?? '');
		if (!isRecord(stored) || typeof stored.at !== 'number') return null;
		const { code, language, answers, isUnsure, at } = stored;
		return {
			draft: {
				code: typeof code === 'string' ? code : null,
				language: typeof language === 'string' && isVoiceLanguage(language) ? language : null,
				answers: answersOf(answers),
				isUnsure: isUnsure === true,
			},
			at,
		};
	} catch {
		return null;
	}
};

export const isExpired = (at: number, now: number): boolean => now - at >= KEPT_MS || at > now;

/** Private windows may refuse storage: then a reload loses the draft. */
const withStorage = <T>(use: (storage: Storage) => T): T | null => {
	try {
		return use(sessionStorage);
	} catch {
		return null;
	}
};

export const eraseDraft = (): void => void withStorage((storage) => storage.removeItem(DRAFT_KEY));

export const storeDraft = (draft: Draft): void =>
	void withStorage((storage) => storage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, at: Date.now() })));

/** Draft of this tab with its age; an expired one is erased. */
export const storedDraft = (): { draft: Draft; at: number } | null => {
	const stored = parseDraft(withStorage((storage) => storage.getItem(DRAFT_KEY)));
	if (stored && !isExpired(stored.at, Date.now())) return stored;
	eraseDraft();
	return null;
};
