import type { Asker } from './asker.ts';
import type { Place } from './help.ts';
import type { VoiceLanguage } from './languages.ts';
import type { VoiceTexts } from './texts/shape.ts';

/** Data that the workers' page loads once a language is chosen. */
export type PageTexts = Pick<VoiceTexts, 'page' | 'statements' | 'rights' | 'help'> & {
	places: readonly Place[];
	/** Null if the installation names no operator. */
	asker: Asker | null;
};

export const textsPath = (language: VoiceLanguage): string => `/voice/texts/${language}.json`;
