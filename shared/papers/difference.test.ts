import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference.ts';
import type { PaperContents } from './schemas.ts';

const question = (
	key: string,
	more: Partial<PaperContents[number]['sub_categories'][number]['questions'][number]> = {},
) => ({
	key,
	content: `設問${key}`,
	content_en: null,
	points: 10,
	evaluations: [{ key: `${key}-item`, content: '確認', content_en: null, weight: 1 }],
	sdg_target_ids: [1, 2],
	...more,
});

const paper = (...subs: ReturnType<typeof question>[][]): PaperContents => [
	{
		key: 'category',
		content: '大項目',
		content_en: null,
		sub_categories: subs.map((questions, at) => ({
			key: `s${at}`,
			content: `小項目${at}`,
			content_en: null,
			questions,
		})),
	},
];

const guidance = { purpose: '目的', purpose_en: null, basis: [], evidence: [] };

describe('the difference of two papers', () => {
	it('is empty for the same paper, whatever the order of targets and properties', () => {
		const { purpose, purpose_en, basis, evidence } = guidance;
		const before = paper([question('a', { guidance })]);
		const now = paper([question('a', { guidance: { evidence, basis, purpose_en, purpose }, sdg_target_ids: [2, 1] })]);
		expect(differenceOf(before, now)).toEqual([]);
		expect(differenceOf(before, before)).toEqual([]);
	});

	it('names new, changed and gone parts by key, not by text or place', () => {
		const before = paper([question('a'), question('b')]);
		const now = paper([question('c', { content: '設問b' }), question('a', { content: '言いかえ', points: 20 })]);
		const found = differenceOf(before, now);
		expect(found.map(({ key, change, number, fields }) => [key, change, number, fields])).toEqual([
			['c', 'new', '1-1-1', []],
			['c-item', 'new', '1-1-1-1', []],
			['a', 'changed', '1-1-2', ['content', 'points']],
			['b', 'gone', '1-1-2', []],
			['b-item', 'gone', '1-1-2-1', []],
		]);
		expect(found[2]).toMatchObject({ now: { content: '言いかえ' }, before: { content: '設問a' } });
	});

	it('names what was moved, and what is said beside a question', () => {
		const before = paper([question('a')], [question('b')]);
		const now = paper([], [question('b', { guidance, is_critical: true }), question('a', { na_condition: '条件' })]);
		expect(differenceOf(before, now).map(({ key, fields }) => [key, fields])).toEqual([
			['b', ['guidance', 'is_critical']],
			['a', ['parent', 'na_condition']],
		]);
	});

	it('names a check item whose 0 % became a violation', () => {
		const item = { key: 'a-item', content: '確認', content_en: null, weight: 1 };
		const now = paper([question('a', { evaluations: [{ ...item, is_critical_item: true }] })]);
		expect(differenceOf(paper([question('a')]), now).map(({ key, fields }) => [key, fields])).toEqual([
			['a-item', ['is_critical_item']],
		]);
		const unmarked = paper([question('a', { evaluations: [{ ...item, is_critical_item: false }] })]);
		expect(differenceOf(paper([question('a')]), unmarked)).toEqual([]);
	});
});
