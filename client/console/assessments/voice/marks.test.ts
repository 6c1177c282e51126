import { expect, it } from 'vitest';
import { marksIn, type VoiceMark } from './marks.ts';

const mark = (questionId: number, subCategoryId: number): VoiceMark => ({
	question_id: questionId,
	question_key: `key-${questionId}`,
	number: `1-1-${questionId}`,
	content: 'Passports',
	category: { id: 1, content: 'People' },
	sub_category: { id: subCategoryId, content: 'Freedom' },
	statements: [{ id: 'passport', text: 'I keep my passport myself.' }],
});

it('marks are found by their question, and counted by sub-category', () => {
	const all = [mark(1, 10), mark(2, 10), mark(3, 11)];
	const { ofQuestion, ofSub } = marksIn(all);
	expect(ofQuestion.get(2)).toBe(all[1]);
	expect(ofQuestion.has(4)).toBe(false);
	expect([...ofSub]).toEqual([
		[10, 2],
		[11, 1],
	]);
});
