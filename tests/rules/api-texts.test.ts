import { expect, it } from 'vitest';
import { openApiDocument } from '#server/calls/description/document.ts';
import { operations } from '#server/router.ts';
import { type Text, UNUSED_ENGLISH, wordsFound } from '#tests/support/words.ts';

/** The API description has the words of the product, and American spelling. */

const BRITISH =
	/\b\w+(?:isation|[^aeiou\W]ys(?:e|ed|ing)|nalis(?:e|ed|ing)|gnis(?:e|ed|ing)|ganis(?:e|ed|ing)|horis(?:e|ed|ing)|avour\w*|olour\w*|abour\w*|haviour\w*|ogramme)s?\b|\benrolment\b|\blicence\b/i;

/** Summaries, descriptions and titles, whatever they describe. */
const textsIn = (value: unknown, key: string): Text[] => {
	if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key));
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) =>
		typeof inner === 'string' && (name === 'summary' || name === 'description')
			? // Held to the table as the papers are, which are in American English throughout.
				[{ place: 'papers' as const, key: `${key}.${name}`, text: inner }]
			: textsIn(inner, `${key}.${name}`),
	);
};

const texts = textsIn(JSON.parse(openApiDocument(operations)('/api')), 'api');

it('the texts of the API description use no word that the product does not use', () => {
	expect(texts.length).toBeGreaterThan(500);
	expect(wordsFound(texts, UNUSED_ENGLISH)).toEqual([]);
});

it('the texts of the API description are in American English', () => {
	expect(BRITISH.test('A finalised report'), 'the pattern finds one').toBe(true);
	expect(texts.filter(({ text }) => BRITISH.test(text)).map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
});
