import { expect, it } from 'vitest';
import type { PhraseKind } from '#shared/phrases/kinds.ts';
import { inOrder, isFor } from './use-phrases.ts';

const phraseOf = (kind: PhraseKind | null, sub: string | null = 'a') => ({
	phrase: { kind, grade_band: null, sub_category: sub === null ? null : { key: sub, content: sub } },
});

const SHIPPED = [phraseOf('good'), phraseOf('lacking'), phraseOf('next')];

const kindsOf = (...subject: Parameters<typeof inOrder>): (string | null)[] =>
	inOrder(...subject).map(({ phrase }) => phrase.kind);

it('a comment begins with what fits the score, a proposal with what to do next', () => {
	expect(kindsOf(SHIPPED, { note: 'evaluation', grade: 'A' })).toEqual(['good', 'lacking', 'next']);
	expect(kindsOf(SHIPPED, { note: 'evaluation', grade: 'D' })).toEqual(['lacking', 'good', 'next']);
	for (const grade of ['S', 'D', null] as const) {
		expect(kindsOf(SHIPPED, { note: 'proposal', grade })).toEqual(['next', 'lacking', 'good']);
	}
});

it('phrases for the sub-category come before others, and those without a kind before those with one', () => {
	const phrases = [phraseOf(null, null), ...SHIPPED, phraseOf(null)];
	expect(kindsOf(phrases, { note: 'proposal', grade: 'C' })).toEqual([null, 'next', 'lacking', 'good', null]);
	expect(kindsOf(SHIPPED, { note: null, grade: null })).toEqual(['next', 'lacking', 'good']);
});

it('a request, whose sub-category is known by its name, is offered those for it and for any', () => {
	const values = { company: '', sub_category: '採用', score: '', grade: '' };
	const named = (content: string) => ({ sub_category: { key: content, content } });
	expect(isFor(named('採用'), { key: null, values })).toBe(true);
	expect(isFor(named('賃金'), { key: null, values })).toBe(false);
	expect(isFor({ sub_category: null }, { key: null, values })).toBe(true);
	expect(isFor(named('賃金'), { key: null, values: { ...values, sub_category: '' } })).toBe(true);
});
