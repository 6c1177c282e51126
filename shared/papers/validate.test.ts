import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaperContents } from './schemas.ts';
import { remainingTenths, validatePaper } from './validate.ts';

const item = (weight: number) => ({ content: '確認項目', content_en: null, weight });

const paperOf = (weights: readonly number[], points = 10): PaperContents => [
	{
		content: '大項目',
		content_en: null,
		sub_categories: [
			{
				content: '小項目',
				content_en: null,
				questions: [{ content: '設問', content_en: null, points, evaluations: weights.map(item), sdg_target_ids: [] }],
			},
		],
	},
];

const QUESTION = 'main_categories.0.sub_categories.0.questions.0';

describe('validatePaper', () => {
	it('accepts a complete paper', () => {
		expect(validatePaper(paperOf([0.3, 0.7]), true)).toEqual([]);
		expect(validatePaper(paperOf([]), false)).toEqual([]);
	});

	it('requires at least one of each level', () => {
		expect(validatePaper([], true)).toEqual([{ path: 'main_categories', key: 'papers.noCategory', variables: {} }]);
		const bare = { content: '大項目', content_en: null };
		expect(validatePaper([{ ...bare, sub_categories: [] }], true)).toEqual([
			{ path: 'main_categories.0.sub_categories', key: 'papers.noSubCategory', variables: {} },
		]);
		expect(
			validatePaper([{ ...bare, sub_categories: [{ content: '小項目', content_en: null, questions: [] }] }], false),
		).toEqual([{ path: 'main_categories.0.sub_categories.0.questions', key: 'papers.noQuestion', variables: {} }]);
	});

	it('requires texts and a perfect score of at least 1, and reports every problem at once', () => {
		const [category] = paperOf([1], 0);
		const problems = validatePaper([{ ...category, content: ' ', content_en: 'x' } as PaperContents[number]], true);
		expect(problems).toEqual([
			{ path: 'main_categories.0.content', key: 'validation.required', variables: {} },
			{ path: `${QUESTION}.points`, key: 'papers.scoreTooLow', variables: {} },
		]);
	});

	it('requires the text of every check item, and takes a perfect score of 1', () => {
		const [category] = paperOf([0.5, 0.5], 1);
		const question = category?.sub_categories[0]?.questions[0];
		for (const check of question?.evaluations.slice(1) ?? []) check.content = '\u3000\n';
		expect(validatePaper(category ? [category] : [], true)).toEqual([
			{ path: `${QUESTION}.evaluations.1.content`, key: 'validation.required', variables: {} },
		]);
	});

	it('requires the texts of guidance and of anchors that are there, but no 50 %', () => {
		const asking = (filled: string): PaperContents => {
			const [category] = paperOf([0.5, 0.5]);
			const question = category?.sub_categories[0]?.questions[0];
			if (!category || !question) throw new Error('no question');
			const source = { kind: 'law' as const, text_en: null, source_en: null, as_of: null };
			question.guidance = {
				purpose: filled,
				purpose_en: null,
				basis: [
					{ ...source, text: '賃金', source: '労働基準法' },
					{ ...source, text: filled, source: filled },
				],
				evidence: [
					{ text: filled, text_en: null },
					{ text: '台帳', text_en: null },
				],
			};
			const [, second] = question.evaluations;
			if (second)
				second.anchors = { full: filled, full_en: null, half: null, half_en: null, none: filled, none_en: null };
			return [category];
		};
		expect(validatePaper(asking('ある'), true)).toEqual([]);
		expect(validatePaper(asking(' '), true)).toEqual(
			[
				'guidance.purpose',
				'guidance.basis.1.text',
				'guidance.basis.1.source',
				'guidance.evidence.0.text',
				'evaluations.1.anchors.full',
				'evaluations.1.anchors.none',
			].map((path) => ({ path: `${QUESTION}.${path}`, key: 'validation.required', variables: {} })),
		);
	});

	it('refuses a law that ends before it begins', () => {
		const paper = paperOf([1]);
		const [question] = paper[0]?.sub_categories[0]?.questions ?? [];
		if (!question) throw new Error('no question');
		const said = { kind: 'law', text: '法令', text_en: null, source: '出典', source_en: null, as_of: null } as const;
		const basis = [
			{ ...said, from: '2027-04-01', until: '2027-04-01' },
			{ ...said, from: '2027-04-01', until: '2027-03-31' },
			{ ...said, until: '2027-03-31' },
		];
		question.guidance = { purpose: '目的', purpose_en: null, basis, evidence: [] };
		expect(validatePaper(paper, true)).toEqual([
			{ path: `${QUESTION}.guidance.basis.1.until`, key: 'papers.endsBeforeItBegins', variables: {} },
		]);
	});

	it.each([
		[[], '1.0'],
		[[0.1, 0.2], '0.7'],
		[[0.5, 0.6], '-0.1'],
	])('says how much weight %j leaves', (weights, remaining) => {
		expect(validatePaper(paperOf(weights), true)).toEqual([
			{ path: `${QUESTION}.evaluations`, key: 'papers.weightsMustAddUp', variables: { remaining } },
		]);
	});

	it('requires no weights in a simple paper', () => {
		expect(validatePaper(paperOf([0.1]), false)).toEqual([]);
	});

	it('adds tenths exactly, without floating-point errors', () => {
		const tenths = fc.array(fc.integer({ min: 0, max: 10 }), { maxLength: 30 });
		fc.assert(
			fc.property(tenths, (weights) => {
				const sum = weights.reduce((total, weight) => total + weight, 0);
				const items = weights.map((weight) => item(weight / 10));
				expect(remainingTenths(items)).toBe(10 - sum);
				expect(validatePaper(paperOf(weights.map((weight) => weight / 10)), true)).toHaveLength(sum === 10 ? 0 : 1);
			}),
		);
	});
});
