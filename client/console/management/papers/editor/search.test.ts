import { describe, expect, it } from 'vitest';
import { newNode, type PaperNode } from './nodes.ts';
import { matchIn, searchPaper } from './search.ts';

const node = (content: string, more: Partial<PaperNode> = {}): PaperNode => ({ ...newNode(), content, ...more });

const paper = [
	node('採用', {
		children: [
			node('公正な募集', {
				contentEn: 'Fair recruitment',
				children: [
					node('評価票がありますか。', {
						storedKey: '7f9ffa3e-100b-4c38-94df-58acb9810845',
						naCondition: '応募がない場合',
						guidance: {
							purpose: '基準を残すため',
							purpose_en: null,
							basis: [
								{ kind: 'law', text: '均等な機会', text_en: null, source: '第5条', source_en: null, as_of: null },
							],
							evidence: [{ text: '賃金台帳', text_en: null, record: 'wage_ledger' }],
						},
						children: [
							node('採否の理由がある。', {
								anchors: { full: '全員', full_en: null, half: null, half_en: null, none: 'ない', none_en: 'None kept' },
							}),
						],
					}),
				],
			}),
		],
	}),
];

const found = (typed: string) =>
	searchPaper(paper, typed).map(({ number, field, text, from, to }) => [number, field, text.slice(from, to)]);

describe('the search in a paper', () => {
	it('finds questions, conditions, guidance and anchors in both languages', () => {
		expect(found('評価票')).toEqual([['1-1-1', 'content', '評価票']]);
		expect(found('fair RECRUIT')).toEqual([['1-1', 'contentEn', 'Fair recruit']]);
		expect(found('応募がない')).toEqual([['1-1-1', 'naCondition', '応募がない']]);
		expect(found('第５条')).toEqual([['1-1-1', 'guidance.basis.0.source', '第5条']]);
		expect(found('wage_l')).toEqual([['1-1-1', 'guidance.evidence.0.record', 'wage_l']]);
		expect(searchPaper(paper, '賃金台帳')[0]?.label).toBe('evidence');
		expect(found('none kept')).toEqual([['1-1-1-1', 'anchors.none_en', 'None kept']]);
	});

	it('finds parts by number and by the beginning of their key', () => {
		expect(found('1-1-1')).toEqual([
			['1-1-1', 'content', ''],
			['1-1-1-1', 'content', ''],
		]);
		expect(found('7f9ffa3e')).toEqual([['1-1-1', 'content', '']]);
		expect(searchPaper(paper, '7f9ffa3e')[0]?.label).toBe('key');
		expect([found(' '), found('ありません')]).toEqual([[], []]);
	});

	it('marks the match where folding changes the length', () => {
		const marked = (text: string, typed: string): string | null => {
			const word = typed.normalize('NFD');
			const match = matchIn(text, word);
			return match && text.slice(match.from, match.to);
		};
		expect(marked('㈱と株式', '株')).toBe('㈱');
		expect(marked('ﾊﾞｽの送迎', 'ばす')).toBe('ﾊﾞｽ');
		expect([marked('がっこう', 'か'), marked('がっこう', 'が')]).toEqual([null, 'が']);
	});
});
