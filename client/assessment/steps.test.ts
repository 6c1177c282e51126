import { describe, expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

const next = {
	category: { id: 1, content: '人事制度' },
	sub_category: { id: 2, content: '評価・昇格' },
	unanswered_question_count: 2,
};
const facts = {
	next_step: null,
	submitted_at: '2026-04-01',
	completed_at: '2026-05-01',
	issued_at: '2026-06-01',
	certificate_withdrawn_at: null,
	has_second_evaluation_report: false,
};

const letters = { done: 'x', current: 'o', ahead: '.', withdrawn: '-' } as const;

describe('the steps', () => {
	it.each([
		{ id: 1, next_step: next, steps: 'o....' },
		{ id: 2, next_step: next, steps: 'o....' },
		{ id: 2, next_step: null, steps: 'xo...' },
		{ id: 3, next_step: null, steps: 'xxo..' },
		{ id: 6, next_step: null, steps: 'xxo..' },
		{ id: 7, next_step: null, steps: 'xxxx.' },
		{ id: 8, next_step: null, steps: 'xxxxo.' },
		{ id: 10, next_step: null, steps: 'xxxxo.' },
		{ id: 11, next_step: null, steps: 'xxxxx.' },
		{ id: 12, next_step: null, steps: 'xxxxo' },
		{ id: 13, next_step: null, steps: 'xxxxx' },
	])('at $id are $steps', ({ id, next_step, steps }) => {
		const states = stepsOf({ ...facts, next_step, status: { id } }).map(({ state }) => letters[state]);
		expect(states.join('')).toBe(steps);
	});

	it('have the re-assessment also after it', () => {
		const stepsAt = (id: number) =>
			stepsOf({ ...facts, has_second_evaluation_report: true, status: { id } }).map(({ name, state }) => [name, state]);
		expect(stepsAt(12).slice(3)).toEqual([
			['report', 'done'],
			['reassessment', 'done'],
			['certificate', 'current'],
		]);
		expect(stepsAt(13).slice(4)).toEqual([
			['reassessment', 'done'],
			['certificate', 'done'],
		]);
	});

	it('say that the certificate was withdrawn', () => {
		const withdrawn = { ...facts, issued_at: null, certificate_withdrawn_at: '2026-07-01T03:00:00Z' };
		const steps = stepsOf({ ...withdrawn, status: { id: 13 } });
		expect(steps.map(({ state }) => letters[state]).join('')).toBe('xxxx-');
		expect(steps.at(-1)?.doneOn).toBeNull();
	});

	it('have the day on which they were done, and none before', () => {
		const daysAt = (id: number) => stepsOf({ ...facts, status: { id } }).map(({ doneOn }) => doneOn);
		expect(daysAt(13)).toEqual([null, '2026-04-01', '2026-05-01', null, '2026-06-01']);
		expect(daysAt(3)).toEqual([null, '2026-04-01', null, null, null]);
	});
});
