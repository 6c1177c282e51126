import { expect, it } from 'vitest';
import { openApiDocument } from '#server/calls/description/document.ts';
import { operations } from '#server/router.ts';
import { BRITISH } from '#tests/support/texts/british.ts';
import { type Text, UNUSED_ENGLISH, wordsFound } from '#tests/support/texts/words.ts';

/** The API description has the words of the product, and American spelling. */

/** Summaries, descriptions and titles, whatever they describe. */
const textsIn = (value: unknown, key: string): Text[] => {
	if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key));
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) =>
		typeof inner === 'string' && (name === 'summary' || name === 'description')
			? // Held to the table as the papers are: developers also read the words of the code, such as sign-in and phrase.
				[{ place: 'papers' as const, key: `${key}.${name}`, text: inner }]
			: textsIn(inner, `${key}.${name}`),
	);
};

const texts = textsIn(JSON.parse(openApiDocument(operations, '/api')), 'api');

it('the texts of the API description use no word that the product does not use', () => {
	expect(texts.length).toBeGreaterThan(500);
	expect(wordsFound(texts, [...UNUSED_ENGLISH, ...BRITISH])).toEqual([]);
});
