import { describe, expect, it } from 'vitest';
import { type Answers, answersOf, changedIds, mergeAnswers, pick, toWire } from './answers.ts';

const base: Answers = { 1: { answer: null, note: '' }, 2: { answer: 1, note: '規程あり' }, 3: { answer: 2, note: '' } };

describe('answers of a sheet', () => {
	it('reads a missing note as an empty one and sends it back as none', () => {
		const answers = answersOf({
			answer_contents: [{ id: 7, content: '設問', answer: 3, extension_note: null }],
		});
		expect(answers).toEqual({ 7: { answer: 3, note: '' } });
		expect(toWire(answers)).toEqual([{ id: 7, answer: 3, extension_note: null }]);
	});

	it('counts a question as changed by its answer or its note, and as unchanged once typed back', () => {
		expect(changedIds(base, { ...base, 1: { answer: 1, note: '' }, 2: { answer: 1, note: '規程' } })).toEqual([1, 2]);
		expect(changedIds(base, { ...base, 2: { answer: 1, note: '規程あり' } })).toEqual([]);
	});

	it('picks what is there', () => {
		expect(pick(base, [2, 9])).toEqual({ 2: base[2] });
	});
});

describe('merging with what somebody else saved', () => {
	it('takes each side where only it changed something', () => {
		const mine = { ...base, 1: { answer: 1 as const, note: 'わたし' } };
		const theirs = { ...base, 3: { answer: 3 as const, note: '同僚' } };
		expect(mergeAnswers(base, mine, theirs)).toEqual({
			values: { 1: mine[1], 2: base[2], 3: theirs[3] },
			conflicts: [],
			hasNews: true,
		});
	});

	it('keeps mine and asks where both changed the same question', () => {
		const mine = { ...base, 2: { answer: 1 as const, note: 'わたし' } };
		const theirs = { ...base, 2: { answer: 2 as const, note: '同僚' } };
		expect(mergeAnswers(base, mine, theirs)).toEqual({
			values: mine,
			conflicts: [{ id: 2, mine: mine[2], theirs: theirs[2], chosen: null }],
			hasNews: true,
		});
	});

	it('has nothing to ask where both typed the same, as after a save whose answer was lost', () => {
		const mine = { ...base, 2: { answer: 1 as const, note: '同じ' } };
		expect(mergeAnswers(base, mine, mine)).toEqual({ values: mine, conflicts: [], hasNews: false });
	});
});
