import '#client/voice/fonts/faces.css';
import { fontFamily } from '#client/ui/tokens.ts';
import type { VoiceLanguage } from '#shared/voice/languages.ts';
import { voiceTexts } from '#shared/voice/texts/all.ts';

/** The product's own fonts for languages that few computers have fonts for. */
const OWN: Partial<Record<VoiceLanguage, string>> = {
	'ja-easy': 'Kyosei Voice Japanese',
	zh: 'Kyosei Voice Chinese',
	ne: 'Kyosei Voice Devanagari',
	my: 'Kyosei Voice Burmese',
};

export const familyOf = (language: VoiceLanguage): string => {
	const own = OWN[language];
	return own ? `'${own}', ${fontFamily}` : fontFamily;
};

/** Loads the fonts of these languages before printing, since paper shows whatever is loaded at that moment. */
export const loadPrintedFonts = (languages: readonly VoiceLanguage[]): Promise<unknown> =>
	Promise.all(
		languages.flatMap((language) => {
			const own = OWN[language];
			const { slip, poster, page } = voiceTexts[language];
			return own ? document.fonts.load(`1em '${own}'`, JSON.stringify([slip, poster, page.asks, page.contact])) : [];
		}),
	);
