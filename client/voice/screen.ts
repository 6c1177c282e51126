import { askedOn } from '#shared/voice/code.ts';
import { isVoiceLanguage, type VoiceLanguage } from '#shared/voice/languages.ts';
import { type StatementId, statementsOf } from '#shared/voice/statements.ts';
import type { Draft } from './draft.ts';

/** A screen, stored in the browser's history entry: never with a code or an answer. */
export type Screen =
	| { name: 'languages' }
	| { name: 'code' }
	| { name: 'about' }
	| { name: 'statement'; index: number }
	| { name: 'check' }
	/** `isCertain`: confirmed by a response. */
	| { name: 'sent'; language: VoiceLanguage; isCertain: boolean };

export const LANGUAGES: Screen = { name: 'languages' };

/** Screen of a history entry made by this page, otherwise the first one. */
export const screenOf = (state: unknown): Screen => {
	const { name, index, language, isCertain } = (state || {}) as Record<string, unknown>;
	if (name === 'code' || name === 'about' || name === 'check') return { name };
	if (name === 'statement' && typeof index === 'number') return { name, index };
	if (name === 'sent' && typeof language === 'string' && isVoiceLanguage(language)) {
		return { name, language, isCertain: isCertain === true };
	}
	return LANGUAGES;
};

/** Statements for the slip of this draft, in order. */
export const askedIn = ({ code }: Pick<Draft, 'code'>): readonly StatementId[] => statementsOf(askedOn(code));

export const firstUnanswered = (draft: Draft): number => askedIn(draft).findIndex((id) => !draft.answers[id]);

/** The next statement, or the check once all are answered. */
export const afterStatement = (draft: Draft, index: number): Screen => {
	const open = firstUnanswered(draft);
	if (open === -1) return { name: 'check' };
	return { name: 'statement', index: index + 1 < askedIn(draft).length ? index + 1 : open };
};

/** The screen, or the one whose input is missing first. */
export const allowed = (screen: Screen, draft: Draft): Screen => {
	if (screen.name === 'sent') return screen;
	if (!draft.language) return LANGUAGES;
	if (!draft.code && (screen.name === 'statement' || screen.name === 'check')) return { name: 'code' };
	// A history entry of a slip with another set.
	return screen.name === 'statement' && !askedIn(draft)[screen.index] ? { name: 'check' } : screen;
};
