import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PLACES } from '#shared/voice/help.ts';
import { languageNames, type VoiceLanguage } from '#shared/voice/languages.ts';
import { voiceTexts } from '#shared/voice/texts/all.ts';

/**
 * Subsets fonts to the characters of the workers' voice, for languages that not every system can display; the files are
 * committed. In a folder of its own: `npm install --no-save subset-font@2.9.0 @fontsource/noto-sans-myanmar@5.3.0
 * @fontsource/noto-sans-devanagari@5.3.0 @expo-google-fonts/noto-sans-sc@0.4.3`, then `npx node
 * scripts/fonts/voice-fonts.ts <that folder>`
 */

type Subset = (font: Buffer, text: string, options: { targetFormat: 'woff2' }) => Promise<Buffer>;

const root = path.join(import.meta.dirname, '../..');
const target = path.join(root, 'client/voice/fonts');
const packages = path.resolve(process.argv[2] ?? root, 'node_modules');
const subset = createRequire(path.join(packages, 'x.js'))('subset-font') as Subset;

type Source = { name: string; language: VoiceLanguage; font: string; licence: string };

const MYANMAR = '@fontsource/noto-sans-myanmar';
const DEVANAGARI = '@fontsource/noto-sans-devanagari';
const CHINESE = '@expo-google-fonts/noto-sans-sc';

const SOURCES: readonly Source[] = [
	{
		name: 'burmese',
		language: 'my',
		font: path.join(packages, MYANMAR, 'files/noto-sans-myanmar-myanmar-400-normal.woff2'),
		licence: path.join(packages, MYANMAR, 'LICENSE'),
	},
	{
		name: 'devanagari',
		language: 'ne',
		font: path.join(packages, DEVANAGARI, 'files/noto-sans-devanagari-devanagari-400-normal.woff2'),
		licence: path.join(packages, DEVANAGARI, 'LICENSE'),
	},
	{
		name: 'chinese',
		language: 'zh',
		font: path.join(packages, CHINESE, '400Regular/NotoSansSC_400Regular.ttf'),
		licence: path.join(packages, CHINESE, 'LICENSE_FONT'),
	},
	{
		name: 'japanese',
		language: 'ja-easy',
		font: path.join(root, 'client/fonts/KyoseiSansJP-Regular.ttf'),
		licence: path.join(root, 'client/fonts/LICENSE'),
	},
];

/** Latin letters and digits use the system's font. */
const LATIN = /[\u0020-\u024f]/g;

mkdirSync(target, { recursive: true });
for (const { name, language, font, licence } of SOURCES) {
	const own = JSON.stringify(voiceTexts[language]).replaceAll(LATIN, '');
	const text = language === 'ja-easy' ? own + PLACES.map((place) => place.name.ja.replaceAll(LATIN, '')).join('') : own;
	writeFileSync(path.join(target, `${name}.woff2`), await subset(readFileSync(font), text, { targetFormat: 'woff2' }));
	if (language === 'my' || language === 'ne') {
		// A minimal font for the list of languages.
		const names = await subset(readFileSync(font), languageNames[language].own, { targetFormat: 'woff2' });
		writeFileSync(path.join(target, `${name}-name.woff2`), names);
	}
	copyFileSync(licence, path.join(target, `LICENSE-${name}`));
}
process.exit();
