import { describe, expect, it } from 'vitest';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';
import { isAnswerValue, savedTextOf, toWire, withSaved } from './answers.ts';

const plain = { is_critical: false, na_condition: null, guidance: null };

const sheet: AnsweredSubCategory = {
	id: 1,
	content: '小項目',
	answer_category: { id: 1, content: '大項目' },
	is_answered: false,
	is_submitted: false,
	introduction: null,
	answer_contents: [
		{ id: 7, content: '設問', answer: 3, extension_note: null, ...plain },
		{ id: 8, content: '設問', answer: null, extension_note: '規程あり', ...plain },
	],
	company_document_files: [],
	assignee: null,
	version: 4,
	saved_at: '2026-11-21T05:03:00.000Z',
	saved_by: '佐藤',
	prev: null,
	next: null,
};

describe('answers of a sheet', () => {
	it('maps a null note to an empty one and back', () => {
		const { values, version, saved_by } = savedTextOf(sheet);
		expect(values).toEqual({ 7: { answer: 3, note: '' }, 8: { answer: null, note: '規程あり' } });
		expect([version, saved_by]).toEqual([4, '佐藤']);
		expect(toWire(values)).toEqual([
			{ id: 7, answer: 3, extension_note: null },
			{ id: 8, answer: null, extension_note: '規程あり' },
		]);
	});

	it('applies a save as a reload would return it', () => {
		const after = withSaved(sheet, { 8: { answer: 1, note: '' } });
		expect(after.answer_contents).toEqual([
			sheet.answer_contents[0],
			{ id: 8, content: '設問', answer: 1, extension_note: null, ...plain },
		]);
	});

	it('rejects malformed drafts', () => {
		expect(isAnswerValue({ answer: null, note: '' })).toBe(true);
		for (const broken of [null, 'x', { answer: 4, note: '' }, { answer: 1 }, { note: 'x' }])
			expect(isAnswerValue(broken)).toBe(false);
	});
});
