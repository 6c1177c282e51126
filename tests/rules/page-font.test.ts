import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screenText } from '#server/http/drawn/guide/screen-texts.ts';
import { allTasks } from '#shared/guide/chapters.ts';
import { partsOf, sentencesOf } from '#shared/guide/sentences.ts';
import { legal } from '#shared/texts/client/legal.ja.ts';
import { publicTexts } from '#shared/texts/client/public.ja.ts';
import { serverTexts } from '#shared/texts/server.ts';
import { charactersOf } from '#tests/support/files/woff2.ts';

/** Latin letters and marks are those of the system. */
const LATIN_ENDS = 0x24f;

const lackedBy = (text: string, ...fonts: readonly string[]): string[] => {
	const characters = fonts.flatMap((font) => [...charactersOf(readFileSync(`client/page-fonts/${font}.woff2`))]);
	const known = new Set(characters);
	return [...new Set(text)].filter((character) => {
		const code = character.codePointAt(0) ?? 0;
		return code > LATIN_ENDS && !known.has(code);
	});
};

const AGAIN = 'after a change of texts: node scripts/fonts/page-fonts.ts';

it('the font of the public pages has every character of their texts', () => {
	const { verify, directory, drawn, fees, shares } = serverTexts.ja;
	const text = JSON.stringify([verify, directory, drawn, fees, shares.page, legal, publicTexts]);
	expect(lackedBy(text, 'KyoseiPages'), AGAIN).toEqual([]);
});

it('that of the guides has what else they say, with the names of controls', () => {
	const said = allTasks('ja').flatMap(({ guide, text: task }) =>
		sentencesOf(task).flatMap(([, sentence]) =>
			partsOf(sentence, guide).map((part) => {
				if (part.kind === 'words') return part.text;
				return part.kind === 'control' ? screenText('ja', part.key) : '';
			}),
		),
	);
	const text = JSON.stringify(serverTexts.ja.guide) + said.join('');
	expect(lackedBy(text, 'KyoseiPages', 'KyoseiGuides'), AGAIN).toEqual([]);
});
