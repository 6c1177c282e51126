import { describe, expect, it } from 'vitest';
import type { PaperState } from '#server/db/tables/papers.ts';
import { paperChanges } from './changes.ts';

const item = (key: string, weight = 0.5) => ({ key, content: `確認${key}`, content_en: null, weight });
const question = (key: string, more: object = {}) => ({
	key,
	content: `設問${key}`,
	content_en: `Question ${key}`,
	points: 10,
	na_condition: undefined,
	na_condition_en: undefined,
	evaluations: [item(`${key}-a`), item(`${key}-b`)],
	sdg_target_ids: [1, 2],
	...more,
});
const paper = (...subs: [string, ReturnType<typeof question>[]][]): PaperState => ({
	introduction: 'はじめに',
	introduction_en: null,
	explain_level: 'question',
	main_categories: [
		{
			key: 'c1',
			content: '大項目',
			content_en: null,
			sub_categories: subs.map(([key, questions]) => ({ key, content: `小項目${key}`, content_en: null, questions })),
		},
	],
});

const before = paper(['s1', [question('q1'), question('q2')]], ['s2', [question('q3')]]);

describe('the changes of a paper', () => {
	it('are none between equal papers, whatever the order of the targets', () => {
		const same = paper(['s1', [question('q1', { sdg_target_ids: [2, 1] }), question('q2')]], ['s2', [question('q3')]]);
		expect(paperChanges(before, same)).toEqual([]);
	});

	it('name the part by number and text, and each field of it with both values', () => {
		const guidance = {
			purpose: '目的',
			purpose_en: null,
			basis: [{ kind: 'law' as const, text: '労基法', text_en: null, source: 'e-Gov', source_en: null, as_of: null }],
			evidence: [],
		};
		const after = paper(
			['s1', [question('q1'), question('q2', { points: 20, is_critical: true, guidance })]],
			['s2', [question('q3', { evaluations: [item('q3-a', 0.7), item('q3-b')] })]],
		);
		const node = { number: '1-1-2', content: '設問q2', content_en: 'Question q2' };
		expect(paperChanges(before, { ...after, introduction: 'ごあいさつ' })).toEqual([
			{ field: 'introduction', from: 'はじめに', to: 'ごあいさつ' },
			{ field: 'points', from: 10, to: 20, node },
			{ field: 'is_critical', from: false, to: true, node },
			{ field: 'purpose', from: null, to: '目的', node },
			{ field: 'kind', from: null, to: 'law', node },
			{ field: 'basis', from: null, to: '労基法\ne-Gov', node },
			{ field: 'weight', from: 0.5, to: 0.7, node: { number: '1-2-1-1', content: '確認q3-a', content_en: null } },
		]);
	});

	it('show new parts, gone ones, moved ones and another order', () => {
		const after = paper(['s1', [question('q2'), question('q1')]], ['s2', [question('q4', { evaluations: [] })]]);
		const changes = paperChanges(before, after);
		const of = (number: string, text: string) =>
			changes
				.filter(({ node }) => node?.number === number && node.content === text)
				.map(({ field, from, to }) => [field, from, to]);
		expect(of('1-2-1', '設問q4')).toEqual([
			['content', null, '設問q4'],
			['content_en', null, 'Question q4'],
			['points', null, 10],
			['sdg_target_ids', null, [1, 2]],
		]);
		expect(of('1-2-1', '設問q3').map(([field, from, to]) => [field, from === null, to])).toEqual([
			['content', false, null],
			['content_en', false, null],
			['points', false, null],
			['is_critical', false, null],
			['sdg_target_ids', false, null],
		]);
		expect(of('1-1', '小項目s1')).toEqual([['order', '1-1-1, 1-1-2', '1-1-2, 1-1-1']]);
		const moved = paperChanges(before, paper(['s1', [question('q1')]], ['s2', [question('q3'), question('q2')]]));
		expect(moved).toEqual([
			{
				field: 'parent',
				from: '1-1-2',
				to: '1-2-2',
				node: { number: '1-2-2', content: '設問q2', content_en: 'Question q2' },
			},
		]);
	});
});
