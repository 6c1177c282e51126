import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	awaitsFinalisation,
	canCall,
	canTransition,
	isSubmitted,
	moveBackTargets,
	NO_TURN_FACTS,
	STATUS,
	STATUS_IDS,
	type StatusId,
	TRANSITIONS,
	type TransitionEvent,
	type TurnFacts,
	transitionRule,
	waitingOn,
} from './status.ts';

/** The specified table: event, source statuses, target status, actor, statuses of an edit. */
const AGREED: readonly [TransitionEvent, number[], number | null, string, number[]][] = [
	['start', [7, 11, 13, 14], 1, 'staff', []],
	['first_save', [1], 2, 'company', [2]],
	['submit', [1, 2], 3, 'company', []],
	['grade', [3], 4, 'staff', []],
	['report', [4], 5, 'staff', [5, 6]],
	['proposal', [5], 6, 'staff', [6]],
	['finalise', [5, 6], 7, 'admin', []],
	['apply_reassessment', [7], 8, 'staff', []],
	['grade_again', [8], 9, 'staff', []],
	['report_again', [9], 10, 'staff', [10]],
	['finalise_again', [10], 11, 'admin', []],
	['apply_certificate', [7, 11], 12, 'staff', []],
	['issue', [12], 13, 'staff', []],
	['cancel', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 14, 'staff', []],
	['move_back', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], null, 'staff', []],
];

describe('the transition table', () => {
	it('has exactly the specified events', () => {
		expect(TRANSITIONS.map((row) => row.event)).toEqual(AGREED.map(([event]) => event));
	});

	it.each(AGREED)('%s has the specified sources, target, actor and edits', (event, from, to, who, editAt) => {
		expect(transitionRule(event)).toMatchObject({ to, who });
		for (const status of STATUS_IDS) {
			expect([status, canTransition(event, status)]).toEqual([status, from.includes(status)]);
			expect([status, canCall(event, status)]).toEqual([status, from.includes(status) || editAt.includes(status)]);
		}
	});

	it('lets a company without any assessment only start one', () => {
		expect(AGREED.filter(([event]) => canTransition(event, null)).map(([event]) => event)).toEqual(['start']);
	});
});

const passedUpTo = (status: number) => new Set(STATUS_IDS.filter((id) => id <= status));

describe('moving back', () => {
	it.each([1, 13, 14] as const)('is not offered at %i', (status) => {
		expect(moveBackTargets({ status, hasProposal: true, passed: passedUpTo(14) })).toEqual([]);
	});

	it('offers any lower status, but 5 only with a proposal, and 6 only where one was submitted', () => {
		const facts = { status: STATUS.completed, passed: passedUpTo(7) };
		expect(moveBackTargets({ ...facts, hasProposal: true })).toEqual([1, 2, 3, 4, 5, 6]);
		const without = new Set(STATUS_IDS.filter((id) => id <= 7 && id !== STATUS.proposed));
		expect(moveBackTargets({ status: STATUS.completed, hasProposal: false, passed: without })).toEqual([1, 2, 3, 4]);
	});

	it('offers the re-assessment only where there was one', () => {
		const facts = { status: STATUS.applied, hasProposal: true };
		expect(moveBackTargets({ ...facts, passed: passedUpTo(7) })).toEqual([1, 2, 3, 4, 5, 6, 7]);
		expect(moveBackTargets({ ...facts, passed: passedUpTo(11) })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
	});
});

describe('waitingOn', () => {
	const waived: TurnFacts = { ...NO_TURN_FACTS, isProposalWaived: true };
	const asked: TurnFacts = { ...NO_TURN_FACTS, awaitsEvidence: true };

	it('follows from the status, at 5 also from whether there will be no proposal, at 3 and 8 from what is asked for', () => {
		const awaited = STATUS_IDS.map((status) => [
			status,
			...[NO_TURN_FACTS, waived, asked].map((facts) => waitingOn(status, facts)),
		]);
		expect(awaited).toEqual([
			[1, 'company', 'company', 'company'],
			[2, 'company', 'company', 'company'],
			[3, 'assessor', 'assessor', 'company'],
			[4, 'assessor', 'assessor', 'assessor'],
			[5, 'assessor', 'admin', 'assessor'],
			[6, 'admin', 'admin', 'admin'],
			[7, null, null, null],
			[8, 'assessor', 'assessor', 'company'],
			[9, 'assessor', 'assessor', 'assessor'],
			[10, 'admin', 'admin', 'admin'],
			[11, null, null, null],
			[12, 'assessor', 'assessor', 'assessor'],
			[13, null, null, null],
			[14, null, null, null],
		]);
		expect(waitingOn(null, NO_TURN_FACTS)).toBeNull();
	});

	it('is the admin exactly where a finalization is due, at 5 once there will be no proposal', () => {
		for (const status of STATUS_IDS) {
			expect(waitingOn(status, waived) === 'admin').toBe(awaitsFinalisation(status, false) !== null);
			if (status === STATUS.evaluated) continue;
			expect(waitingOn(status, NO_TURN_FACTS) === 'admin').toBe(awaitsFinalisation(status, true) !== null);
		}
		expect(awaitsFinalisation(5, false)).toBe(1);
		expect(awaitsFinalisation(6, true)).toBe(1);
		expect(awaitsFinalisation(10, true)).toBe(2);
	});
});

describe('random walks', () => {
	type Walk = { status: StatusId; passed: Set<StatusId>; hasProposal: boolean };

	/** Allowed steps: pairs of an event and its target status. */
	const choices = ({ status, passed, hasProposal }: Walk): [TransitionEvent, StatusId][] => [
		...TRANSITIONS.flatMap(({ event, to }): [TransitionEvent, StatusId][] =>
			to !== null && canTransition(event, status) ? [[event, to]] : [],
		),
		...moveBackTargets({ status, passed, hasProposal }).map((to): [TransitionEvent, StatusId] => ['move_back', to]),
	];

	const step = (walk: Walk, event: TransitionEvent, to: StatusId): Walk => {
		if (event === 'start') return { status: to, passed: new Set([to]), hasProposal: false };
		const kept = event === 'move_back' ? [...walk.passed].filter((id) => id < to) : [...walk.passed];
		return { status: to, passed: new Set([...kept, to]), hasProposal: walk.hasProposal || event === 'proposal' };
	};

	const STARTABLE: readonly StatusId[] = [STATUS.completed, STATUS.recompleted, STATUS.issued, STATUS.cancelled];

	/** Whether a step follows the specified rules. Plain comparisons instead of `expect`, since it runs 300,000 times. */
	const isAgreed = (before: Walk, event: TransitionEvent, after: Walk): boolean => {
		if (event === 'start') return STARTABLE.includes(before.status);
		if (before.status >= STATUS.issued) return false;
		if (event === 'move_back') {
			if (after.status === STATUS.evaluated && !before.hasProposal) return false;
			if (after.status >= STATUS.reassessment && !before.passed.has(after.status)) return false;
			return after.status < before.status;
		}
		if (after.status === STATUS.applied && before.status !== STATUS.completed) {
			return before.status === STATUS.recompleted && before.passed.has(STATUS.reassessment);
		}
		return after.status > before.status;
	};

	it('go forward by events and backward only by move_back, and never reach a dead end', () => {
		fc.assert(
			fc.property(fc.array(fc.nat(), { minLength: 30, maxLength: 30 }), (picks) => {
				let walk: Walk = { status: STATUS.notStarted, passed: new Set([STATUS.notStarted]), hasProposal: false };
				for (const pick of picks) {
					const offered = choices(walk);
					const chosen = offered[pick % offered.length];
					if (!chosen) throw new Error(`nothing can be done at ${walk.status}`);
					const [event, to] = chosen;
					const next = step(walk, event, to);
					if (!isAgreed(walk, event, next)) throw new Error(`${event} led from ${walk.status} to ${next.status}`);
					walk = next;
				}
			}),
			{ numRuns: 10_000 },
		);
	});
});

describe('isSubmitted', () => {
	it('is true from 3 on, canceled ones included', () => {
		expect(STATUS_IDS.filter((status) => !isSubmitted(status))).toEqual([1, 2]);
	});
});
