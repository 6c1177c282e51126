import type { VoiceLanguage } from '#shared/voice/languages.ts';
import { LANGUAGES, type Screen } from './screen.ts';
import type { Failure } from './view.ts';

/** Current screen state, besides the draft. */
type Current = {
	screen: Screen;
	failure: Failure | null;
	isSending: boolean;
	/** Set once sent; all navigation then leads here. */
	end: Screen | null;
	/** Language of the last draft, for the message that it has expired and was deleted. */
	lastLanguage: VoiceLanguage | null;
};

export const current: Current = {
	screen: LANGUAGES,
	failure: null,
	isSending: false,
	end: null,
	lastLanguage: null,
};
