import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	hasMilestone,
	MILESTONES,
	type Milestone,
	type Milestones,
	passedByRow,
	passedStatuses,
	unsetByMove,
} from './milestones.ts';
import { canTransition, moveBackTargets, STATUS, STATUS_IDS, type StatusId, TRANSITIONS } from './status.ts';

const passed = (...ids: StatusId[]) => new Set<StatusId>([1, 2, ...ids]);

describe('what a move back unsets', () => {
	it.each<[string, Set<StatusId>, StatusId, StatusId[]]>([
		['answers that were not submitted: nothing', passed(), 1, []],
		['a submission', passed(3), 2, [3]],
		['back to submitted, it stays submitted', passed(3, 4, 5, 6), 3, [4, 5, 6]],
		['a finalization without a proposal', passed(3, 4, 5, 7), 4, [5, 7]],
		['a finalization alone', passed(3, 4, 5, 6, 7), 6, [7]],
		['an application straight from 7 passed no re-assessment', passed(3, 4, 5, 6, 7, 12), 7, [12]],
		['an application after a re-assessment', passed(3, 4, 5, 6, 7, 8, 9, 10, 11, 12), 7, [8, 9, 10, 11, 12]],
		['a re-assessment under way', passed(3, 4, 5, 7, 8, 9), 3, [4, 5, 7, 8, 9]],
	])('%s', (_what, given, target, unset) => {
		expect(unsetByMove(given, target)).toEqual(unset);
	});
});

it('a progress has passed the statuses whose time is known, and no other', () => {
	const at = new Date(0);
	expect([...passedStatuses(NONE)]).toEqual([]);
	expect([...passedStatuses({ ...NONE, submittedAt: at, gradedAt: at, completedAt: at })]).toEqual([3, 4, 7]);
});

type Progress = { status: StatusId; hasProposal: boolean; milestones: Milestones };

const NONE = Object.fromEntries(Object.values(MILESTONES).map((name) => [name, null])) as Milestones;
const FRESH: Progress = { status: STATUS.notStarted, hasProposal: false, milestones: NONE };

/** Every step of the transition table; finalizing at 5 only without a proposal. */
const stepsOf = ({ status, hasProposal, milestones }: Progress): { to: StatusId; proposes: boolean }[] => [
	...TRANSITIONS.filter(
		({ event, to }) => event !== 'start' && to !== null && to < STATUS.issued && canTransition(event, status),
	)
		.filter(({ event }) => !(event === 'finalise' && status === STATUS.evaluated && hasProposal))
		.map(({ event, to }) => ({ to: to ?? status, proposes: event === 'proposal' })),
	...moveBackTargets({ status, hasProposal, passed: passedStatuses(milestones) }).map((to) => ({
		to,
		proposes: false,
	})),
];

const move = (
	{ hasProposal, milestones }: Progress,
	{ to, proposes }: { to: StatusId; proposes: boolean },
): Progress => {
	const next: Record<Milestone, Date | null> = { ...milestones };
	for (const id of unsetByMove(passedStatuses(milestones), to)) next[MILESTONES[id]] = null;
	if (hasMilestone(to)) next[MILESTONES[to]] ??= new Date(0);
	return { status: to, hasProposal: hasProposal || proposes, milestones: next };
};

describe('passedByRow', () => {
	it('names the same milestones to unset as the stored ones, after any walk', () => {
		fc.assert(
			fc.property(fc.array(fc.nat(), { minLength: 30, maxLength: 30 }), (picks) => {
				let progress = FRESH;
				for (const pick of picks) {
					const steps = stepsOf(progress);
					const step = steps[pick % steps.length];
					if (!step) return;
					progress = move(progress, step);
					const { status, hasProposal } = progress;
					const stored = passedStatuses(progress.milestones);
					const targets = moveBackTargets({ status, hasProposal, passed: stored });
					const shown = passedByRow({ status, targets });
					for (const target of targets) expect(unsetByMove(shown, target)).toEqual(unsetByMove(stored, target));
				}
			}),
			{ numRuns: 500 },
		);
	});

	it('knows every status with a milestone', () => {
		expect(STATUS_IDS.filter(hasMilestone)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
	});
});
