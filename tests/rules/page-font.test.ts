import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawGuide } from '#server/http/drawn/guide/guide.ts';
import { drawOverview } from '#server/http/drawn/guide/overview.ts';
import { GUIDE_NAMES } from '#shared/guide/tasks.ts';
import { legal } from '#shared/texts/client/legal.ja.ts';
import { publicTexts } from '#shared/texts/client/public.ja.ts';
import { serverTexts } from '#shared/texts/server.ts';
import { charactersOf } from '#tests/support/woff2.ts';

/** Latin letters and marks are those of the system. */
const LATIN_ENDS = 0x24f;

it('the font of the public pages has every character of their texts', () => {
	const { verify, directory, drawn, fees, shares } = serverTexts.ja;
	const characters = charactersOf(readFileSync('client/page-fonts/KyoseiPages.woff2'));
	const guides = [drawOverview('ja'), ...GUIDE_NAMES.map((guide) => drawGuide(guide, 'ja'))];
	const text = JSON.stringify([verify, directory, drawn, fees, shares.page, legal, publicTexts, guides]);
	const missing = [...new Set(text)].filter(
		(character) => (character.codePointAt(0) ?? 0) > LATIN_ENDS && !characters.has(character.codePointAt(0) ?? 0),
	);
	expect(missing, 'after a change of texts: node scripts/fonts/page-fonts.ts').toEqual([]);
});
