import { describe, expect, it } from 'vitest';
import { outline } from '#scripts/seed/papers/outline.ts';
import { phraseBody } from '#shared/phrases/schemas.ts';
import { shippedPhrases } from './all.ts';

const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

/** What a text says that claims law: the basis of a question does that, with its source. */
const LEGAL = /法令|法律|違法|罰則|[法令]第|\b(laws?|legal(ly)?|illegal(ly)?|unlawful|Act|Article)\b/u;

describe('the shipped phrases', () => {
	it('are five for each sub-category of the papers, with ids of their own', () => {
		const keys = outline.flatMap(({ subCategories }) => subCategories.map(({ key }) => key));
		expect(keys).toHaveLength(24);
		const counts = Map.groupBy(shippedPhrases, ({ subCategoryKey }) => subCategoryKey);
		expect(keys.map((key) => counts.get(key)?.length)).toEqual(keys.map(() => 5));
		expect(new Set(shippedPhrases.map(({ id }) => id)).size).toBe(120);
		expect(shippedPhrases.slice(0, 5).map(({ id, kind }) => [id, kind])).toEqual([
			['A1-1', 'good'],
			['A1-2', 'lacking'],
			['A1-3', 'lacking'],
			['A1-4', 'next'],
			['A1-5', 'next'],
		]);
	});

	it('are short, in both languages, each once, and what the calls would accept', () => {
		for (const { id, content, contentEn } of shippedPhrases) {
			expect([id, content.length <= 200, contentEn.length <= 400]).toEqual([id, true, true]);
			expect([id, JAPANESE.test(content), JAPANESE.test(contentEn)]).toEqual([id, true, false]);
			expect(phraseBody.content.parse(content)).toBe(content);
			expect(phraseBody.content_en.parse(contentEn)).toBe(contentEn);
		}
		expect(new Set(shippedPhrases.map(({ content }) => content)).size).toBe(120);
		expect(new Set(shippedPhrases.map(({ contentEn }) => contentEn)).size).toBe(120);
	});

	it('claim nothing of law', () => {
		const claims = shippedPhrases.filter(({ content, contentEn }) => LEGAL.test(content) || LEGAL.test(contentEn));
		expect(claims.map(({ id }) => id)).toEqual([]);
	});
});
