import { describe, expect, it } from 'vitest';
import { filesByQuestion, numberedParts, ratedSheetOf, type SecondSheet, withSavedRatings } from './second-sheet.ts';

const file = (id: number) => ({
	id,
	file_name: `書類${id}`,
	file_path: `documents/${id}.pdf`,
	extension: 'pdf',
	byte_size: 1,
	uploaded_at: '2026-11-01T00:00:00.000Z',
	deleted_at: null,
});

const question = (id: number) => ({
	id,
	content: `設問${id}`,
	answer: 1 as const,
	extension_note: null,
	is_locked: false,
	na_condition: null,
	is_critical: false,
	guidance: null,
	ready_request: null,
	answer_evaluations: [
		{ id: id * 10, content: '確認', anchors: null, states_violation: false, evaluation_rate: null, comment: null },
	],
});

const part = (id: number, questions: readonly number[]) => ({
	id,
	sub_category_id: id,
	content: `小項目${id}`,
	answer_category: { id, content: '大項目' },
	introduction: null,
	answer_contents: questions.map(question),
});

const sheet = {
	id: 1,
	company: { id: 1, name: '検証株式会社' },
	round: 1,
	sub_categories: [part(1, [1, 2]), part(2, [3])],
	documents: [{ ...file(1), answer_content_ids: [1, 3], is_by_phone: true }],
	request_files: [{ ...file(2), answer_content_id: 3 }],
	item_count: 3,
	unrated_count: 3,
	version: 4,
	saved_at: null,
} as unknown as SecondSheet;

describe('the sheet of a second rating', () => {
	it('numbers the questions of all parts through', () => {
		expect(numberedParts(sheet.sub_categories).map(({ before }) => before)).toEqual([0, 2]);
		expect(ratedSheetOf(sheet).answer_contents.map(({ id }) => id)).toEqual([1, 2, 3]);
	});

	it('has the documents and the files on requests at the questions that they support', () => {
		const files = filesByQuestion(sheet);
		expect([1, 2, 3].map((id) => files.get(id)?.map((one) => one.file_name))).toEqual([
			['書類1'],
			[],
			['書類1', '書類2'],
		]);
	});

	it('takes over what was saved, and leaves the rest', () => {
		const saved = withSavedRatings(sheet, { 'rate:30': 2, 'comment:30': '台帳' }, { version: 5, saved_at: 'now' });
		const rates = ratedSheetOf(saved).answer_contents.flatMap((one) =>
			one.answer_evaluations.map((item) => [item.evaluation_rate, item.comment]),
		);
		expect(rates).toEqual([
			[null, null],
			[null, null],
			[2, '台帳'],
		]);
		expect([saved.version, saved.saved_at]).toEqual([5, 'now']);
	});
});
