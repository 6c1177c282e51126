/** Languages in which workers are asked, in the order of the page (contract-2, section 9). */

export const VOICE_LANGUAGES = ['ja-easy', 'vi', 'zh', 'fil', 'ne', 'id', 'my', 'pt', 'en', 'es'] as const;
export type VoiceLanguage = (typeof VOICE_LANGUAGES)[number];

export const isVoiceLanguage = (text: string): text is VoiceLanguage =>
	(VOICE_LANGUAGES as readonly string[]).includes(text);

type Named = {
	/** Its own name. */
	own: string;
	/** Its names for staff. */
	ja: string;
	en: string;
	/** The page's `lang`. */
	tag: string;
};

export const languageNames: Record<VoiceLanguage, Named> = {
	'ja-easy': { own: 'やさしい日本語', ja: 'やさしい日本語', en: 'Easy Japanese', tag: 'ja' },
	vi: { own: 'Tiếng Việt', ja: 'ベトナム語', en: 'Vietnamese', tag: 'vi' },
	zh: { own: '中文', ja: '中国語', en: 'Chinese', tag: 'zh-Hans' },
	fil: { own: 'Filipino', ja: 'フィリピノ語', en: 'Filipino', tag: 'fil' },
	ne: { own: 'नेपाली', ja: 'ネパール語', en: 'Nepali', tag: 'ne' },
	id: { own: 'Bahasa Indonesia', ja: 'インドネシア語', en: 'Indonesian', tag: 'id' },
	my: { own: 'မြန်မာဘာသာ', ja: 'ミャンマー語', en: 'Burmese', tag: 'my' },
	pt: { own: 'Português', ja: 'ポルトガル語', en: 'Portuguese', tag: 'pt' },
	en: { own: 'English', ja: '英語', en: 'English', tag: 'en' },
	es: { own: 'Español', ja: 'スペイン語', en: 'Spanish', tag: 'es' },
};
