import { STATUS, STATUS_IDS, type StatusId } from './status.ts';

/** Columns with the time at which a progress reached a status; cleared by a move back below that status. */
export const MILESTONES = {
	[STATUS.submitted]: 'submittedAt',
	[STATUS.graded]: 'gradedAt',
	[STATUS.evaluated]: 'evaluatedAt',
	[STATUS.proposed]: 'proposedAt',
	[STATUS.completed]: 'completedAt',
	[STATUS.reassessment]: 'reassessmentAt',
	[STATUS.regraded]: 'regradedAt',
	[STATUS.reevaluated]: 'reevaluatedAt',
	[STATUS.recompleted]: 'recompletedAt',
	[STATUS.applied]: 'appliedAt',
	[STATUS.issued]: 'issuedAt',
} as const;

export type MilestoneStatus = keyof typeof MILESTONES;
export type Milestone = (typeof MILESTONES)[MilestoneStatus];
export type Milestones = Record<Milestone, Date | null>;

export const hasMilestone = (id: StatusId): id is MilestoneStatus => id in MILESTONES;

/** Statuses with a milestone that a progress has passed through and not been moved back below. */
export const passedStatuses = (milestones: Milestones): ReadonlySet<StatusId> =>
	new Set(STATUS_IDS.filter(hasMilestone).filter((id) => milestones[MILESTONES[id]] !== null));

/** Statuses whose milestones a move to `target` clears, lowest first. Texts become drafts. */
export const unsetByMove = (passed: ReadonlySet<StatusId>, target: StatusId): MilestoneStatus[] =>
	STATUS_IDS.filter(hasMilestone).filter((id) => id > target && passed.has(id));

type Row = { status: StatusId; targets: readonly StatusId[] };

/** `passedStatuses` computed from the fields of a list row. */
export const passedByRow = ({ status, targets }: Row): ReadonlySet<StatusId> =>
	// Every progress above 5 has passed 5, but 5 is a target only with a proposal.
	new Set([...targets, status, ...(status > STATUS.evaluated ? [STATUS.evaluated] : [])]);
