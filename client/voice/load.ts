import type { VoiceLanguage } from '#shared/voice/languages.ts';
import { type PageTexts, textsPath } from '#shared/voice/page.ts';

/** Texts of a language, loaded once. */

const loaded: Partial<Record<VoiceLanguage, PageTexts>> = {};

export const textsOf = (language: VoiceLanguage | null): PageTexts | undefined =>
	language ? loaded[language] : undefined;

/** @throws if they cannot be loaded */
export const loadTexts = async (language: VoiceLanguage): Promise<void> => {
	if (loaded[language]) return;
	const response = await fetch(textsPath(language), { credentials: 'omit' });
	if (!response.ok) throw new Error(String(response.status));
	loaded[language] = (await response.json()) as PageTexts;
};
