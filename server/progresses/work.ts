import { and, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { proposalExists, proposalWaived } from '#server/assessment/proposal-state.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { companyVisibleTo, isAssessorOf } from '#server/companies/access.ts';
import { isUnassigned } from '#server/companies/assessors.ts';
import type { Reader } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { agedBefore } from '#shared/assessment/age.ts';
import type { WorkCounts } from '#shared/assessment/progresses.ts';
import { awaitsFinalisation, STATUS, type WaitingOn, waitingOn } from '#shared/assessment/status.ts';
import { REASSESSING, SUBMISSIONS, WAITING } from '#shared/assessment/status-sets.ts';

const progress = assessmentProgresses;

const countOf = (condition: SQL): SQL<number> => sql<number>`(count(*) filter (where ${condition}))::int`;

/** Asked only where it decides who has to act. */
const atEvaluated = (condition: SQL): SQL<boolean> =>
	sql<boolean>`case when ${progress.status} = ${sql.raw(String(STATUS.evaluated))} then ${condition} else false end`;

/** How many assessments wait at each status: of all, the actor's, those of nobody, and the old ones. */
const groupsOf = ({ db, clock, config }: Reader & Pick<Deps, 'clock' | 'config'>, actor: ConsoleActor) =>
	db
		.select({
			status: progress.status,
			hasProposal: atEvaluated(proposalExists(progress.id)).as('has_proposal'),
			isProposalWaived: atEvaluated(proposalWaived(progress.id)).as('is_proposal_waived'),
			all: sql<number>`count(*)::int`,
			assigned: countOf(isAssessorOf(actor.userId, progress.companyId)),
			unassigned: countOf(isUnassigned(progress.companyId)),
			late: countOf(lte(progress.statusSince, agedBefore(config.ageDays.late, clock.now()))),
		})
		.from(progress)
		.where(and(companyVisibleTo(actor, progress.companyId), inArray(progress.status, [...WAITING])))
		.groupBy(progress.status, sql`has_proposal`, sql`is_proposal_waived`);

type Group = Awaited<ReturnType<typeof groupsOf>>[number];

const who = (group: Group): WaitingOn | null => waitingOn(group.status, group.isProposalWaived);

/** The counts of the side bar and of "my work", in one statement. */
export const countWork = async (
	deps: Reader & Pick<Deps, 'clock' | 'config'>,
	actor: ConsoleActor,
): Promise<WorkCounts> => {
	const groups = await groupsOf(deps, actor);
	const total = (isCounted: (group: Group) => boolean, of: 'all' | 'assigned' | 'unassigned' | 'late' = 'all') =>
		groups.filter(isCounted).reduce((sum, group) => sum + group[of], 0);
	const isStaffs = (group: Group): boolean => who(group) !== 'company';
	const awaits = (round: 1 | 2) => (group: Group) => awaitsFinalisation(group.status, group.hasProposal) === round;
	const { warn, late } = deps.config.ageDays;
	return {
		mine:
			actor.role === 0
				? total((group) => who(group) === 'admin')
				: total((group) => who(group) === 'assessor', 'assigned'),
		team: total(isStaffs),
		unassigned: total(() => true, 'unassigned'),
		late: total(isStaffs, 'late'),
		company: total((group) => who(group) === 'company'),
		checks: total((group) => SUBMISSIONS.includes(group.status) && who(group) === 'assessor'),
		reassessments: total((group) => REASSESSING.includes(group.status) && who(group) === 'assessor'),
		certifications: total((group) => group.status === STATUS.applied),
		confirm_assessments: total(awaits(1)),
		confirm_reassessments: total(awaits(2)),
		warn_days: warn,
		late_days: late,
	};
};
