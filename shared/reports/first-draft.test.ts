import { describe, expect, it } from 'vitest';
import type { Locale } from '#shared/i18n/translate.ts';
import { serverText } from '#shared/texts/server.ts';
import { type DraftItem, type DraftQuestion, evaluationDraft, proposalDraft, type Say } from './first-draft.ts';

const sayIn =
	(locale: Locale): Say =>
	(word, variables) =>
		serverText(locale, `reports.firstDraft.${word}`, variables);

const anchored = (name: string, rate: DraftItem['rate']): DraftItem => ({
	content: name,
	anchors: { full: `${name}は全員にある。`, half: `${name}は一部の人にある。`, none: `${name}がない。` },
	rate,
});

const asked = (items: DraftItem[], more: Partial<DraftQuestion> = {}): DraftQuestion => ({
	content: '評価票がありますか。',
	answer: 1,
	naCondition: null,
	isCritical: false,
	items,
	...more,
});

const SHEET = [
	asked([anchored('評価票', 3), anchored('説明の記録', 2), anchored('控え', 0)]),
	asked([anchored('契約書', 1)], { isCritical: true }),
	asked([], { content: '派遣の方がいますか。', answer: 3, naCondition: '派遣の受入れがない場合' }),
];

describe('the draft of an evaluation note', () => {
	it('says what is met, what is not, the next steps with critical questions first, and what is not scored', () => {
		expect(evaluationDraft({ questions: SHEET, say: sayIn('ja') })).toBe(
			`確認項目3件のうち、満たしているものは1件、一部にとどまるものは1件、満たしていないものは1件です。

【満たしている点】
・評価票は全員にある。

【一部にとどまる点】
・「説明の記録」は、一部にとどまっています（この評価の目安：「説明の記録は一部の人にある」）。

【満たしていない点】
・「契約書」は、確認できていません（この評価の目安：「契約書がない」）。

【次に取り組むこと】
・契約書は全員にあるようにしてください。
・説明の記録は全員にあるようにしてください。

【採点の対象外】
・「派遣の方がいますか。」は、該当しないと回答されました（該当しない条件：派遣の受入れがない場合）。
・「控え」は、採点の対象外としました。`,
		);
	});

	it('says in plain words what items without anchors came to', () => {
		const bare = (content: string, rate: DraftItem['rate']): DraftItem => ({ content, anchors: null, rate });
		const items = [bare('Sheets are kept', 3), bare('Staff know them', 2), bare('They are dated', 1)];
		expect(evaluationDraft({ questions: [asked([...items, bare('They are signed', null)])], say: sayIn('en') })).toBe(
			`Of 4 check items, 1 is met, 1 is partly met, 1 is not met and 1 is not rated.

[Met]
- "Sheets are kept" is met.

[Partly met]
- "Staff know them" is only partly met.

[Not met]
- "They are dated" could not be confirmed.

[Next steps]
- Meet "They are dated".
- Meet "Staff know them".`,
		);
	});

	it('does not count kinds that no item has', () => {
		const opening = (items: DraftItem[], locale: Locale) =>
			evaluationDraft({ questions: [asked(items)], say: sayIn(locale) }).split('\n')[0];
		const items = [anchored('評価票', 2), anchored('控え', 2)];
		expect(opening(items, 'ja')).toBe('確認項目2件のうち、一部にとどまるものは2件です。');
		expect(opening([...items, anchored('契約書', 1)], 'en')).toBe(
			'Of 3 check items, 2 are partly met and 1 is not met.',
		);
	});

	it('leaves out an anchor that names alternatives, and asks for the full one', () => {
		const half = '受講していない面接官がいる、または教材に理由の説明がない。';
		const item = { ...anchored('面接官の研修', 2), anchors: { full: '全員が受講した。', half, none: 'ない。' } };
		const drafts = [evaluationDraft, proposalDraft].map((make) =>
			make({ questions: [asked([item])], say: sayIn('ja') }),
		);
		for (const draft of drafts) {
			expect(draft).toContain('「面接官の研修」は、一部にとどまっています。');
			expect(draft).not.toContain('教材');
			expect(draft).toContain('「全員が受講した」を満たすようにしてください。');
		}
	});

	it('ends the step with what a sentence can go on after, and quotes an anchor that ends with a number', () => {
		const item = { ...anchored('研修', 1), anchors: { full: '受講率が100%。', half: null, none: 'ない。' } };
		const draft = evaluationDraft({ questions: [asked([item])], say: sayIn('ja') });
		expect(draft).toContain('・「受講率が100%」を満たすようにしてください。');
	});

	it('leaves out the ratings of a question that does not apply', () => {
		const questions = [asked([anchored('評価票', 1)], { answer: 3 })];
		expect(evaluationDraft({ questions, say: sayIn('ja') })).toBe(
			'この小項目は、すべてが採点の対象外です。\n\n【採点の対象外】\n・「評価票がありますか。」は、該当しないと回答されました。',
		);
		expect(proposalDraft({ questions, say: sayIn('ja') })).toBe('この小項目は、すべてが採点の対象外です。');
		expect(evaluationDraft({ questions: [], say: sayIn('en') })).toBe('This sub-category has no rated check items.');
	});

	it('says how many lines a limit left out', () => {
		const questions = [asked(Array.from({ length: 40 }, (_, at) => anchored(`資料${at}`, 3)))];
		const draft = evaluationDraft({ questions, say: sayIn('ja'), limit: 200 });
		expect(draft).toMatch(
			/^確認項目40件を、すべて満たしています。\n\n【満たしている点】\n・資料0は全員にある。(.|\n)*\n・ほか\d+件$/u,
		);
		expect(draft.length).toBeLessThanOrEqual(200);
	});
});

describe('the draft of a proposal', () => {
	it('gives each step with what was found, the most urgent first', () => {
		expect(proposalDraft({ questions: SHEET, say: sayIn('ja') })).toBe(
			`次に取り組むことを、優先するものから挙げます。
1．契約書は全員にあるようにしてください。
　現状：「契約書」は、確認できていません（この評価の目安：「契約書がない」）。
2．説明の記録は全員にあるようにしてください。
　現状：「説明の記録」は、一部にとどまっています（この評価の目安：「説明の記録は一部の人にある」）。`,
		);
	});

	it('asks to keep it up where all is met', () => {
		expect(proposalDraft({ questions: [asked([anchored('評価票', 3)])], say: sayIn('en') })).toBe(
			'All rated check items are met. Make sure that what you do and record now continues when the people in charge change.',
		);
	});
});
