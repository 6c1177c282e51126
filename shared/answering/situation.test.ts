import { describe, expect, it } from 'vitest';
import { isOwnTurn, situationOf } from './situation.ts';

const now = new Date('2026-11-22T00:00:00Z');
const at = { now, openRequests: 0 };
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
	plan: null,
	certificate_withdrawn_at: null,
	answer_counts: { yes: 0, no: 0, not_applicable: 0, unanswered: 0 },
};
const open = { ...facts.answer_counts, unanswered: 5 };
const plan = { items: 24, answered: 0, settled: 0, returned: 0, overdue: 0 };

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
		{ id: 7, given: { completed_at: '2025-11-21T10:00:00Z' }, situation: 'completedLate' },
		{ id: 8, given: {}, situation: 'reassessing' },
		{ id: 9, given: {}, situation: 'reassessing' },
		{ id: 10, given: {}, situation: 'reconfirming' },
		{ id: 11, given: {}, situation: 'recompleted' },
		{ id: 12, given: {}, situation: 'applied' },
		{ id: 13, given: {}, situation: 'issued' },
		{ id: 13, given: { certificate_withdrawn_at: '2026-11-20T03:00:00Z' }, situation: 'withdrawn' },
		{ id: 14, given: {}, situation: null },
	])('at $id is $situation', ({ id, given, situation }) => {
		expect(situationOf({ ...facts, ...given, status: { id } }, at)).toBe(situation);
	});

	it.each([3, 8])('at %i is what staff request, before all else', (id) => {
		const given = { ...facts, plan: { ...plan, returned: 1 }, status: { id } };
		expect(situationOf(given, { now, openRequests: 1 })).toBe('requested');
	});
});

describe('the situation with an improvement plan', () => {
	const completed = { ...facts, completed_at: '2026-10-10T10:00:00Z', status: { id: 7 } };
	const late = '2025-11-21T10:00:00Z';

	it.each([
		{ given: {}, situation: 'planning' },
		{ given: { answered: 12, settled: 12 }, situation: 'planGoingOn' },
		{ given: { answered: 24, settled: 23 }, situation: 'planCarriedOut' },
		{ given: { answered: 24, settled: 24 }, situation: 'planSettled' },
		{ given: { answered: 12, overdue: 1 }, situation: 'planOverdue' },
		{ given: { answered: 24, settled: 24, returned: 1 }, situation: 'planReturned' },
		{ given: { answered: 12, returned: 1, overdue: 1 }, situation: 'planReturned' },
	])('with $given is $situation', ({ given, situation }) => {
		expect(situationOf({ ...completed, plan: { ...plan, ...given } }, at)).toBe(situation);
	});

	it('asks for no plan once a re-assessment is too late, but for what waits in it', () => {
		const whenLate = (given: object) =>
			situationOf({ ...completed, completed_at: late, plan: { ...plan, ...given } }, at);
		expect([whenLate({}), whenLate({ returned: 1 }), whenLate({ overdue: 1 })]).toEqual([
			'completedLate',
			'planReturned',
			'planOverdue',
		]);
	});

	it('says during the re-assessment only what staff have returned', () => {
		const during = (id: number, given: object) =>
			situationOf({ ...completed, status: { id }, plan: { ...plan, ...given } }, at);
		expect([during(8, { overdue: 1 }), during(8, { returned: 1 }), during(9, { returned: 1 })]).toEqual([
			'reassessing',
			'planReturned',
			'reassessing',
		]);
	});
});

it('is the turn of the company where something in the plan waits', () => {
	expect(isOwnTurn('planReturned')).toBe(true);
	expect(isOwnTurn('reassessing')).toBe(false);
});
