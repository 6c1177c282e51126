import fc from 'fast-check';
import { expect } from 'vitest';
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
	type StatusId,
	TRANSITIONS,
	type TransitionEvent,
	transitionRule,
} from '#shared/assessment/status.ts';
import {
	correctionMoves,
	type DecidedObjection,
	isBeingCorrected,
	isLimitedToUpheld,
	isRefusedWhileFiled,
	type ObjectionState,
	objectableRound,
	whyNotObjectable,
} from '#shared/objections/rules.ts';

/** A model of an assessment with objections, and random histories of it: objections among all other events, in any order. */

export const DAYS = 30;
export const DAY_MS = 86_400_000;

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

export const filedOf = (world: World) => world.objections.find(({ state }) => state === 'filed');

export const factsOf = (world: World) => ({ status: world.status, ...world.milestones });

const wasFiled = (world: World): boolean => {
	const round = objectableRound(factsOf(world));
	return round !== null && world.objections.some(({ sheet }) => sheet === world.sheets[round]);
};

export const why = (world: World) =>
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

export const overHistories = (
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
export const ALWAYS_THE_SAME = { numRuns: 3_000, seed: 42 };
