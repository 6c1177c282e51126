import type { VoiceLanguage } from '#shared/voice/languages.ts';
import { LANGUAGES, type Screen } from './screen.ts';
import type { Failure } from './view.ts';

/** What is shown at this moment, beside the draft. */
type Current = {
	screen: Screen;
	failure: Failure | null;
	isSending: boolean;
	/** Once it was sent, every way leads here. */
	end: Screen | null;
	/** The language of what was deleted, which says so. */
	lastLanguage: VoiceLanguage | null;
};

export const current: Current = {
	screen: LANGUAGES,
	failure: null,
	isSending: false,
	end: null,
	lastLanguage: null,
};
