import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	hasMilestone,
	MILESTONES,
	type Milestones,
	passedStatuses,
	unsetByMove,
} from '#shared/assessment/milestones.ts';
import type { Round } from '#shared/assessment/round.ts';
import {
	canTransition,
	moveBackTargets,
	STATUS,
	STATUS_IDS,
	type StatusId,
	TRANSITIONS,
	type TransitionEvent,
	transitionRule,
} from '#shared/assessment/status.ts';
import {
	correctionMoves,
	type DecidedObjection,
	finalisedAt,
	isBeingCorrected,
	isLimitedToUpheld,
	isRefusedWhileFiled,
	type ObjectionState,
	objectableRound,
	whyNotObjectable,
} from './rules.ts';

/** Objections among all other events of an assessment, in any order. */

const DAYS = 30;
const DAY_MS = 86_400_000;

type Objection = DecidedObjection & { state: ObjectionState; sheet: number };

type World = {
	now: Date;
	status: StatusId;
	milestones: Milestones;
	/** The current sheets of the rounds; a new application for re-assessment makes a new one. */
	sheets: Record<Round, number>;
	objections: Objection[];
};

const noMilestones = (): Milestones =>
	Object.fromEntries(Object.values(MILESTONES).map((name) => [name, null])) as Milestones;

const newWorld = (): World => ({
	now: new Date('2026-04-01T03:00:00Z'),
	status: STATUS.notStarted,
	milestones: noMilestones(),
	sheets: { 1: 1, 2: 0 },
	objections: [],
});

const filedOf = (world: World) => world.objections.find(({ state }) => state === 'filed');

const factsOf = (world: World) => ({ status: world.status, ...world.milestones });

const wasFiled = (world: World): boolean => {
	const round = objectableRound(factsOf(world));
	return round !== null && world.objections.some(({ sheet }) => sheet === world.sheets[round]);
};

const why = (world: World) =>
	whyNotObjectable({ ...factsOf(world), wasFiled: wasFiled(world), now: world.now, days: DAYS });

const moveTo = (world: World, status: StatusId): World => {
	const milestones = { ...world.milestones };
	if (status !== STATUS.cancelled) {
		for (const unset of unsetByMove(passedStatuses(world.milestones), status)) milestones[MILESTONES[unset]] = null;
		if (hasMilestone(status)) milestones[MILESTONES[status]] ??= world.now;
	}
	return { ...world, status, milestones };
};

const changed = (world: World, of: (one: Objection) => boolean, set: Partial<Objection>): World => ({
	...world,
	objections: world.objections.map((one) => (of(one) ? { ...one, ...set } : one)),
});

type Act =
	| { act: 'event'; event: TransitionEvent; pick: number }
	/** One of the events that lead on from the status. */
	| { act: 'goOn'; pick: number }
	| { act: 'file' }
	| { act: 'withdraw' }
	| { act: 'decide'; isUpheld: boolean }
	| { act: 'wait'; days: number };

const FINAL: Partial<Record<TransitionEvent, Round>> = { finalise: 1, finalise_again: 2 };

const play = (world: World, event: TransitionEvent, pick: number): World => {
	if (!canTransition(event, world.status)) return world;
	if (filedOf(world) && isRefusedWhileFiled(event)) return world;
	// A start makes another assessment, which has no objections.
	if (event === 'start') return world;
	if (event === 'cancel') {
		return moveTo(
			changed(world, ({ state }) => state === 'filed', { state: 'withdrawn' }),
			STATUS.cancelled,
		);
	}
	if (event === 'move_back') {
		const facts = { status: world.status, hasProposal: true, passed: passedStatuses(world.milestones) };
		const targets = moveBackTargets(facts);
		const to = targets[pick % targets.length];
		if (to === undefined) return world;
		const released = changed(world, (one) => isLimitedToUpheld(one, world.status), { releasedAt: world.now });
		return moveTo(released, to);
	}
	const { to } = transitionRule(event);
	if (to === null) return world;
	const round = FINAL[event];
	const corrected =
		round === undefined
			? world
			: changed(world, (one) => one.sheet === world.sheets[round] && isBeingCorrected(one, world.status), {
					correctedAt: world.now,
				});
	const moved = moveTo(corrected, to);
	return event === 'apply_reassessment' ? { ...moved, sheets: { ...moved.sheets, 2: moved.sheets[2] + 2 } } : moved;
};

const decide = (world: World, isUpheld: boolean): World => {
	const filed = filedOf(world);
	if (!filed) return world;
	const moves = isUpheld ? correctionMoves(world.status, filed.round) : [];
	const decided = changed(world, (one) => one === filed, { state: 'decided', opensCorrection: moves.length > 0 });
	return moves.reduce((one, to) => {
		const targets = moveBackTargets({ status: one.status, hasProposal: true, passed: passedStatuses(one.milestones) });
		// The decision takes only moves that the specification has.
		expect(targets).toContain(to);
		return moveTo(one, to);
	}, decided);
};

const isForward = (event: TransitionEvent): boolean => !['cancel', 'move_back', 'start'].includes(event);

const goOn = (world: World, pick: number): World => {
	const events = TRANSITIONS.map(({ event }) => event).filter(
		(event) => isForward(event) && canTransition(event, world.status),
	);
	const event = events[pick % events.length];
	return event ? play(world, event, pick) : world;
};

const step = (world: World, act: Act): World => {
	switch (act.act) {
		case 'goOn':
			return goOn(world, act.pick);
		case 'event':
			return play(world, act.event, act.pick);
		case 'wait':
			return { ...world, now: new Date(world.now.getTime() + act.days * DAY_MS) };
		case 'withdraw':
			return changed(world, ({ state }) => state === 'filed', { state: 'withdrawn' });
		case 'decide':
			return decide(world, act.isUpheld);
		case 'file': {
			const round = objectableRound(factsOf(world));
			if (why(world) !== null || round === null) return world;
			const open = { opensCorrection: false, releasedAt: null, correctedAt: null };
			const objection: Objection = { state: 'filed', round, sheet: world.sheets[round], ...open };
			return { ...world, objections: [...world.objections, objection] };
		}
	}
};

/** The way to a certificate is drawn more often than chance would, so that histories get that far. */
const anAct: fc.Arbitrary<Act> = fc.oneof(
	{ weight: 10, arbitrary: fc.record({ act: fc.constant('goOn' as const), pick: fc.nat(5) }) },
	{
		weight: 4,
		arbitrary: fc.record({
			act: fc.constant('event' as const),
			event: fc.constantFrom(...TRANSITIONS.map(({ event }) => event).filter((one) => one !== 'cancel')),
			pick: fc.nat(20),
		}),
	},
	{
		weight: 1,
		arbitrary: fc.record({
			act: fc.constant('event' as const),
			event: fc.constant('cancel' as const),
			pick: fc.nat(1),
		}),
	},
	{ weight: 3, arbitrary: fc.constant({ act: 'file' as const }) },
	{ weight: 1, arbitrary: fc.constant({ act: 'withdraw' as const }) },
	{ weight: 3, arbitrary: fc.record({ act: fc.constant('decide' as const), isUpheld: fc.boolean() }) },
	{ weight: 1, arbitrary: fc.record({ act: fc.constant('wait' as const), days: fc.nat(40) }) },
);

const FORWARD: readonly TransitionEvent[] = ['first_save', 'submit', 'grade', 'report', 'proposal', 'finalise'];

const finished = (): World => FORWARD.reduce((world, event) => play(world, event, 0), newWorld());

const histories = fc.array(anAct, { minLength: 1, maxLength: 60 });

const overHistories = (
	check: (before: World, act: Act, after: World) => void,
	parameters: { numRuns: number; seed?: number } = { numRuns: 1_000 },
): void =>
	fc.assert(
		fc.property(histories, (acts) => {
			let world = finished();
			for (const act of acts) {
				const after = step(world, act);
				check(world, act, after);
				world = after;
			}
		}),
		parameters,
	);

/** Whether histories get everywhere must not depend on luck. */
const ALWAYS_THE_SAME = { numRuns: 3_000, seed: 42 };

describe('objections over random histories', () => {
	it('reach every state that the other properties speak of', () => {
		const seen = new Set<string>();
		overHistories((before, act, after) => {
			if (act.act === 'decide' && filedOf(before)) seen.add(`${act.isUpheld} at ${before.status}`);
			if (after.objections.some(({ correctedAt }) => correctedAt !== null)) seen.add('corrected');
			if (after.objections.some(({ releasedAt }) => releasedAt !== null)) seen.add('released');
		}, ALWAYS_THE_SAME);
		for (const status of [STATUS.completed, STATUS.applied, STATUS.issued]) expect(seen).toContain(`true at ${status}`);
		expect(seen).toContain('corrected');
		expect(seen).toContain('released');
	});

	it('are at most one for each sheet, and at most one is undecided', () => {
		overHistories((_before, _act, { objections }) => {
			expect(new Set(objections.map(({ sheet }) => sheet)).size).toBe(objections.length);
			expect(objections.filter(({ state }) => state === 'filed').length).toBeLessThan(2);
		});
	});

	it('are filed only for a finalized result, within the days', () => {
		overHistories((before, _act, after) => {
			if (after.objections.length === before.objections.length) return;
			const round = objectableRound(factsOf(before));
			const finalised = round && finalisedAt(factsOf(before), round);
			expect([STATUS.completed, STATUS.recompleted, STATUS.applied, STATUS.issued]).toContain(before.status);
			expect(before.now.getTime() - (finalised?.getTime() ?? 0)).toBeLessThan((DAYS + 1) * DAY_MS);
		});
	});

	it('hold the status while one is filed, but for its decision and canceling', () => {
		overHistories((before, act, after) => {
			if (!filedOf(before) || after.status === before.status) return;
			if (act.act === 'event') expect(act.event).toBe('cancel');
			else expect(act).toEqual({ act: 'decide', isUpheld: true });
		});
	});

	it('change the status by an upheld decision alone: to 3 or 8, and at 13 not at all', () => {
		overHistories((before, act, after) => {
			if (act.act !== 'decide' || !filedOf(before)) return;
			const moves = act.isUpheld && before.status !== STATUS.issued;
			const to = filedOf(before)?.round === 2 ? STATUS.reassessment : STATUS.submitted;
			expect(after.status).toBe(moves ? to : before.status);
			expect(after.objections.at(-1)?.opensCorrection).toBe(moves);
		});
	});

	it('are corrected only while the round is not final, and the corrected round takes no second one', () => {
		overHistories((_before, _act, after) => {
			for (const one of after.objections) {
				if (isBeingCorrected(one, after.status)) {
					expect(finalisedAt(factsOf(after), one.round)).toBeNull();
					expect(why(after)).not.toBeNull();
				}
				const isShown = one.sheet === after.sheets[one.round] && objectableRound(factsOf(after)) === one.round;
				if (one.correctedAt && isShown) expect(why(after)).toBe('alreadyFiled');
			}
		});
	});

	it('limit a correction to upheld points until a second move back', () => {
		overHistories((before, act, after) => {
			const limited = before.objections.filter((one) => isLimitedToUpheld(one, before.status));
			if (limited.length === 0) return;
			const isReleased = act.act === 'event' && (act.event === 'move_back' || act.event === 'cancel');
			const stillLimited = after.objections.filter((one) => isLimitedToUpheld(one, after.status));
			if (isReleased && after.status !== before.status) expect(stillLimited).toEqual([]);
			else if (!after.objections.some(({ correctedAt }) => correctedAt))
				expect(stillLimited.length).toBe(limited.length);
		});
	});
});

it('knows only events of the transition table', () => {
	const refused = TRANSITIONS.map(({ event }) => event).filter(isRefusedWhileFiled);
	expect(refused).toEqual(['start', 'apply_reassessment', 'apply_certificate', 'issue', 'move_back']);
	expect(STATUS_IDS.filter((status) => correctionMoves(status, 1).length > 0)).toEqual([7, 11, 12]);
});
