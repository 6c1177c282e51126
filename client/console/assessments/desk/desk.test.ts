import { describe, expect, it } from 'vitest';
import type { Question } from '#client/console/assessments/checking/review-state.ts';
import type { DeskCategory, Goal } from './contents.ts';
import { isFirstDraft } from './first-drafts.ts';
import { blankLineAfter, onOwnLines } from './insert.ts';
import { memoLines, memosOf } from './memos.ts';
import { noteState, worstOf } from './note-state.ts';
import { placeAt, placeBeside, placesOf } from './places.ts';

const subOf = (id: number) =>
	({
		id,
		key: '',
		content: `小項目${id}`,
		category: '大項目',
		checkedId: id,
		score: 80,
		evaluation_note: '',
		confirmed_note: null,
		is_unedited_draft: false,
	}) satisfies DeskCategory['subs'][number];

const categories: DeskCategory[] = [
	{ id: 1, content: '大項目1', subs: [subOf(11), subOf(12)] },
	{ id: 2, content: '大項目2', subs: [subOf(21)] },
];
const goal: Goal = { id: 5, sdg_goal_id: 8, name: '働きがい', score: 70, sdg_target_results: [] };

describe('the places of the desk', () => {
	const places = placesOf(categories, [goal]);

	it('are the summary, the sub-categories in the order of the paper, and the goals', () => {
		expect(places.map(({ key }) => key)).toEqual(['summary', 'sub-11', 'sub-12', 'sub-21', 'sdg-8']);
		expect(placesOf(categories, []).at(-1)?.key).toBe('sub-21');
	});

	it('are found by the address, and an unknown one is the summary', () => {
		expect([placeAt(places, 'sub-12'), placeAt(places, null), placeAt(places, 'sub-99')]).toEqual([2, 0, 0]);
		expect([placeBeside(places, 0, -1), placeBeside(places, 2, 1), placeBeside(places, 4, 1)]).toEqual([
			null,
			'sub-21',
			null,
		]);
	});
});

describe('the state of a note', () => {
	const draft = { isConfirmed: false, stored: '', confirmed: null };
	const shown = { isConfirmed: true, stored: '確定', confirmed: null };

	it('is empty or written until readers see a text', () => {
		expect([noteState('', draft), noteState(' \n', draft), noteState('書いた', draft)]).toEqual([
			'empty',
			'empty',
			'written',
		]);
		expect([noteState('確定', shown), noteState('', { ...shown, stored: '' })]).toEqual(['written', 'empty']);
	});

	it('differs where readers see another text, stored as a draft or just typed', () => {
		expect(noteState('直した', shown)).toBe('differs');
		expect(noteState('', shown)).toBe('differs');
		const drafted = { isConfirmed: true, stored: '下書き', confirmed: '確定' };
		expect([noteState('下書き', drafted), noteState('確定', drafted)]).toEqual(['differs', 'written']);
	});

	it('is a draft as long as it stands as the rule made it, and readers see no other text', () => {
		expect([
			noteState('下書き', { ...draft, isUnedited: true }),
			noteState('', { ...draft, isUnedited: true }),
			noteState('下書き', { ...shown, isUnedited: true }),
		]).toEqual(['draft', 'empty', 'differs']);
		const marked = { draft: '今の下書き', stored: '前の下書き', isMarked: true };
		expect(
			['今の\n下書き', '今の下書き', '前の下書き', '前の下書き。', ''].map((text) => isFirstDraft(text, marked)),
		).toEqual([false, true, true, false, false]);
	});

	it('of several is the one that asks most', () => {
		expect([
			worstOf(['written', 'empty']),
			worstOf(['empty', 'differs']),
			worstOf(['written']),
			worstOf([]),
			worstOf(['written', 'draft']),
			worstOf(['draft', 'empty']),
		]).toEqual(['empty', 'differs', 'written', 'written', 'draft', 'empty']);
	});
});

describe('memos', () => {
	const item = (comment: string | null) => ({
		id: 1,
		content: '確認項目',
		anchors: null,
		states_violation: false,
		evaluation_rate: 2 as const,
		comment,
	});
	const question = (...comments: (string | null)[]): Question => ({
		id: 1,
		content: '設問',
		answer: 1,
		extension_note: null,
		na_condition: null,
		is_critical: false,
		is_locked: false,
		guidance: null,
		ready_request: '',
		answer_evaluations: comments.map(item),
	});

	it('become a list, each once, in the order of the paper', () => {
		const memos = memosOf([question(' 規程あり ', null), question('', '記録なし', '規程あり')]);
		expect(memos).toEqual(['規程あり', '記録なし']);
		expect(memoLines(memos)).toBe('・規程あり\n・記録なし');
	});
});

it('what is inserted stands on lines of its own', () => {
	expect(onOwnLines('', '文', '')).toBe('文');
	expect(onOwnLines('前', '文', '後')).toBe('\n文\n');
	expect(onOwnLines('前\n', '文', '\n後')).toBe('文');
});

it('a draft stands after a blank line, unless it is the first text', () => {
	expect(['', ' \n', '前', '前\n', '前\n\n', '前\n\n\n'].map(blankLineAfter)).toEqual(['', '', '\n\n', '\n', '', '']);
});
