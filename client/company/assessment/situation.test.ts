import { describe, expect, it } from 'vitest';
import { situationOf } from './situation.ts';

const now = new Date('2026-11-22T00:00:00Z');
const next = {
	category: { id: 1, content: '人事制度' },
	sub_category: { id: 2, content: '評価・昇格' },
	unanswered_question_count: 0,
};
const facts = {
	waiting_on: null,
	next_step: null,
	expired_at: null,
	completed_at: null,
	has_improvement_proposal: false,
	certificate_withdrawn_at: null,
	answer_counts: { yes: 0, no: 0, not_applicable: 0, unanswered: 0 },
};
const open = { ...facts.answer_counts, unanswered: 5 };

describe('the situation', () => {
	it.each([
		{ id: 1, given: { next_step: next, answer_counts: open }, situation: 'start' },
		{ id: 2, given: { next_step: next, answer_counts: open }, situation: 'answering' },
		{ id: 2, given: { next_step: next }, situation: 'completing' },
		{ id: 2, given: {}, situation: 'ready' },
		{ id: 2, given: { expired_at: '2026-11-21T14:59:59.999Z' }, situation: 'late' },
		{ id: 2, given: { expired_at: '2026-11-22T14:59:59.999Z' }, situation: 'ready' },
		{ id: 3, given: { waiting_on: 'assessor' as const }, situation: 'reviewing' },
		{ id: 5, given: { waiting_on: 'assessor' as const }, situation: 'concluding' },
		{ id: 5, given: { waiting_on: 'admin' as const }, situation: 'confirming' },
		{ id: 6, given: { waiting_on: 'admin' as const }, situation: 'proposed' },
		{ id: 7, given: { completed_at: '2025-11-22T10:00:00Z' }, situation: 'completed' },
		{
			id: 7,
			given: { completed_at: '2025-11-22T10:00:00Z', has_improvement_proposal: true },
			situation: 'planning',
		},
		{ id: 7, given: { completed_at: '2025-11-21T10:00:00Z' }, situation: 'completedLate' },
		{ id: 9, given: {}, situation: 'reassessing' },
		{ id: 10, given: {}, situation: 'reconfirming' },
		{ id: 11, given: {}, situation: 'recompleted' },
		{ id: 12, given: {}, situation: 'applied' },
		{ id: 13, given: {}, situation: 'issued' },
		{ id: 13, given: { certificate_withdrawn_at: '2026-11-20T03:00:00Z' }, situation: 'withdrawn' },
		{ id: 14, given: {}, situation: null },
	])('at $id is $situation', ({ id, given, situation }) => {
		expect(situationOf({ ...facts, ...given, status: { id } }, now)).toBe(situation);
	});
});
