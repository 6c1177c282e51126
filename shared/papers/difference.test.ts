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

	it('is empty where evidence has no record, whether the field is missing or null; a changed record is a change', () => {
		const told = (more: object) => ({ ...guidance, evidence: [{ text: '台帳', text_en: null, ...more }] });
		const before = paper([question('a', { guidance: told({}) })]);
		const same = paper([question('a', { guidance: told({ record: null, department: [] }) })]);
		const named = paper([question('a', { guidance: told({ record: 'wage_ledger', department: ['hr'] }) })]);
		expect(differenceOf(before, same)).toEqual([]);
		expect(differenceOf(before, named).map(({ fields }) => fields)).toEqual([['guidance']]);
	});

	it('is empty where a law has no days, whether the fields are missing or null; a changed day is a change', () => {
		const law = { kind: 'law', text: '法令', text_en: null, source: '出典', source_en: null, as_of: null } as const;
		const said = (more: object) => ({ ...guidance, basis: [{ ...law, ...more }] });
		const before = paper([question('a', { guidance: said({}) })]);
		const same = paper([question('a', { guidance: said({ from: null, until: null }) })]);
		const dated = paper([question('a', { guidance: said({ from: '2027-04-01' }) })]);
		expect(differenceOf(before, same)).toEqual([]);
		expect(differenceOf(before, dated).map(({ fields }) => fields)).toEqual([['guidance']]);
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

	it('names the level, number and both texts of every part, and the field that changed', () => {
		const before = paper([question('a')], [question('b')]);
		const now = paper([question('a')], [question('b')]);
		const [category] = now;
		const sub = category?.sub_categories[1];
		const asked = sub?.questions[0];
		const item = asked?.evaluations[0];
		for (const part of [category, sub, asked, item]) if (part) part.content_en = 'changed';
		const changed = (key: string, level: string, number: string, content: string) => ({
			key,
			level,
			change: 'changed',
			number,
			now: { content, content_en: 'changed' },
			before: { content, content_en: null },
			fields: ['content_en'],
		});
		expect(differenceOf(before, now)).toEqual([
			changed('category', 'main_category', '1', '大項目'),
			changed('s1', 'sub_category', '1-2', '小項目1'),
			changed('b', 'question', '1-2-1', '設問b'),
			changed('b-item', 'check_item', '1-2-1-1', '確認'),
		]);
	});

	it('names a sub-category that was moved to another category', () => {
		const [first] = paper([question('a')]);
		if (!first) throw new Error('no category');
		const second = { ...first, key: 'second', sub_categories: [] };
		const before = [first, second];
		const now = [
			{ ...first, sub_categories: [] },
			{ ...second, sub_categories: first.sub_categories },
		];
		expect(differenceOf(before, now).map(({ key, number, fields }) => [key, number, fields])).toEqual([
			['s0', '2-1', ['parent']],
		]);
	});

	it('names a check item that was moved to another question', () => {
		const moved = question('a').evaluations;
		const before = paper([question('a'), question('b', { evaluations: [] })]);
		const now = paper([question('a', { evaluations: [] }), question('b', { evaluations: moved })]);
		expect(differenceOf(before, now).map(({ key, number, fields }) => [key, number, fields])).toEqual([
			['a-item', '1-1-2-1', ['parent']],
		]);
	});

	it.each<[string, Parameters<typeof question>[1], Parameters<typeof question>[1]]>([
		['na_condition', { na_condition: '宿舎がない' }, { na_condition: '寮がない' }],
		['na_condition', { na_condition_en: 'no dormitory' }, { na_condition_en: 'no housing' }],
		['guidance', { guidance }, { guidance: { ...guidance, purpose: '別の目的' } }],
		['guidance', { guidance }, { guidance: null }],
		['guidance', { guidance: null }, { guidance }],
		['is_critical', { is_critical: true }, { is_critical: false }],
		['sdg_target_ids', { sdg_target_ids: [1, 2] }, { sdg_target_ids: [1] }],
	])('names a changed %s: from %j to %j', (field, before, now) => {
		const [part, ...others] = differenceOf(paper([question('a', before)]), paper([question('a', now)]));
		expect([part?.key, part?.change, part?.fields, others]).toEqual(['a', 'changed', [field], []]);
	});

	it('names changed and removed anchors of a check item, and its weight', () => {
		const anchors = { full: '全部', full_en: null, half: null, half_en: null, none: 'なし', none_en: null };
		const withItem = (more: object) => {
			const [item] = question('a').evaluations;
			return paper([question('a', { evaluations: item ? [{ ...item, ...more }] : [] })]);
		};
		const fieldsOf = (before: object, now: object) =>
			differenceOf(withItem(before), withItem(now)).map(({ key, fields }) => [key, fields]);
		expect(fieldsOf({ anchors }, { anchors: { ...anchors, none: '何もない' } })).toEqual([['a-item', ['anchors']]]);
		expect(fieldsOf({ anchors }, {})).toEqual([['a-item', ['anchors']]]);
		expect(fieldsOf({ weight: 1 }, { weight: 0.5 })).toEqual([['a-item', ['weight']]]);
		expect(fieldsOf({ anchors }, { anchors: { ...anchors } })).toEqual([]);
	});

	it('takes every part without a key for a new one', () => {
		const { key: _, ...unkeyed } = question('b', { evaluations: [] });
		const now = paper([question('a')]);
		now[0]?.sub_categories[0]?.questions.push(unkeyed, { ...unkeyed, content: '設問c' });
		expect(differenceOf(paper([question('a')]), now)).toEqual(
			[
				['1-1-2', '設問b'],
				['1-1-3', '設問c'],
			].map(([number, content]) => ({
				key: '',
				level: 'question',
				change: 'new',
				number,
				now: { content, content_en: null },
				before: null,
				fields: [],
			})),
		);
	});

	it('takes what is not given for what is empty', () => {
		const bare = { na_condition: null, na_condition_en: null, guidance: null, is_critical: false };
		expect(differenceOf(paper([question('a', bare)]), paper([question('a')]))).toEqual([]);
	});
});
