import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PLACES } from '#shared/voice/help.ts';
import { languageNames, type VoiceLanguage } from '#shared/voice/languages.ts';
import { voiceTexts } from '#shared/voice/texts/all.ts';
import { charactersOf } from '#tests/support/files/woff2.ts';

/** The fonts of the workers' voice have every character of its texts: else one of another font stands among them. */

const folder = path.join(import.meta.dirname, '../../client/voice/fonts');
const styles = readFileSync(path.join(folder, 'faces.css'), 'utf8');

/** Latin letters and marks are those of the system. */
const LATIN_ENDS = 0x24f;

const textOf = (language: VoiceLanguage): string => JSON.stringify(voiceTexts[language]);

const FONTS: readonly [file: string, text: string][] = [
	['burmese', textOf('my')],
	['devanagari', textOf('ne')],
	['chinese', textOf('zh')],
	['japanese', textOf('ja-easy') + PLACES.map(({ name }) => name.ja).join('')],
	['burmese-name', languageNames.my.own],
	['devanagari-name', languageNames.ne.own],
];

/** The ranges for which a browser loads the font of a file. */
const rangesOf = (file: string): [number, number][] => {
	const [, list = ''] = new RegExp(`${file}\\.woff2[^}]*unicode-range: ([^;]+);`).exec(styles) ?? [];
	return [...list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
		Number.parseInt(from, 16),
		Number.parseInt(to, 16),
	]);
};

it.each(FONTS)('%s has every character of its texts, and is loaded for them', (file, text) => {
	const characters = charactersOf(readFileSync(path.join(folder, `${file}.woff2`)));
	const ranges = rangesOf(file);
	const missing = [...new Set(text)].filter((character) => {
		const code = character.codePointAt(0) ?? 0;
		if (code <= LATIN_ENDS) return false;
		return !characters.has(code) || !ranges.some(([from, to]) => from <= code && code <= to);
	});
	expect(missing).toEqual([]);
});

it('a font lacks what is not in its texts', () => {
	expect(charactersOf(readFileSync(path.join(folder, 'chinese.woff2'))).has('龍'.codePointAt(0) ?? 0)).toBe(false);
});
