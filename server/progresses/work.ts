import { and, count, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { isUndecidedOf, undecidedRequests } from '#server/assessment/evidence-state.ts';
import { proposalExists, proposalWaived } from '#server/assessment/proposal-state.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { companyVisibleTo, isAssessorOf } from '#server/companies/access.ts';
import { isUnassigned } from '#server/companies/assessors.ts';
import type { Reader } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { objections } from '#server/db/tables/objections.ts';
import { together } from '#server/db/transactions.ts';
import { agedBefore } from '#shared/assessment/age.ts';
import { awaitsFinalisation, STATUS, type WaitingOn, waitingOn } from '#shared/assessment/status.ts';
import { REASSESSING, SUBMISSIONS, WAITING } from '#shared/assessment/status-sets.ts';
import type { WorkCounts } from '#shared/progresses/schemas.ts';

const progress = assessmentProgresses;

const countOf = (condition: SQL): SQL<number> => sql<number>`(count(*) filter (where ${condition}))::int`;

const sumOf = (counted: SQL): SQL<number> => sql<number>`sum(${counted})::int`;

const YES = sql<boolean>`true`;
const NO = sql<boolean>`false`;
const NONE = sql<number>`0`;

/** `awaitsEvidence` from the counts of an assessment's requests. */
const AWAITS_EVIDENCE = sql<boolean>`(undecided.open_count > 0 and undecided.answered_count = 0)`;

/** Evaluated only at the status where it decides who must act. */
const atEvaluated = (condition: SQL): SQL<boolean> =>
	sql<boolean>`case when ${progress.status} = ${sql.raw(String(STATUS.evaluated))} then ${condition} else false end`;

type WorkDeps = Reader & Pick<Deps, 'clock' | 'config'>;

/** Counts of the assessments matching `meant`: all, the actor's, unassigned and late ones. */
const countsOf = ({ clock, config }: WorkDeps, actor: ConsoleActor, meant = YES) => ({
	all: countOf(meant),
	assigned: countOf(sql`${meant} and ${isAssessorOf(actor.userId, progress.companyId)}`),
	unassigned: countOf(sql`${meant} and ${isUnassigned(progress.companyId)}`),
	late: countOf(sql`${meant} and ${lte(progress.statusSince, agedBefore(config.ageDays.late, clock.now()))}`),
});

/** Counts by status, ignoring evidence requests. */
const waitingAt = (deps: WorkDeps, actor: ConsoleActor) =>
	deps.db
		.select({
			status: progress.status,
			hasProposal: atEvaluated(proposalExists(progress.id)).as('has_proposal'),
			isProposalWaived: atEvaluated(proposalWaived(progress.id)).as('is_proposal_waived'),
			awaitsEvidence: NO.as('awaits_evidence'),
			open: NONE.as('open_requests'),
			answered: NONE.as('answered_requests'),
			...countsOf(deps, actor),
		})
		.from(progress)
		.where(and(companyVisibleTo(actor, progress.companyId), inArray(progress.status, [...WAITING])))
		.groupBy(progress.status, sql`has_proposal`, sql`is_proposal_waived`);

/**
 * Correction: assessments that wait for the company because of open evidence requests, and undecided requests of all.
 * Computed from the few requests; looking them up per assessment takes twice as long.
 */
const askedAt = (deps: WorkDeps, actor: ConsoleActor) =>
	deps.db
		.select({
			status: progress.status,
			hasProposal: NO,
			isProposalWaived: NO,
			awaitsEvidence: YES,
			open: sumOf(sql`undecided.open_count`),
			answered: sumOf(sql`undecided.answered_count`),
			...countsOf(deps, actor, AWAITS_EVIDENCE),
		})
		.from(undecidedRequests)
		.innerJoin(progress, isUndecidedOf)
		.where(companyVisibleTo(actor, progress.companyId))
		.groupBy(progress.status);

type Group = Awaited<ReturnType<typeof waitingAt>>[number];
type Counted = 'all' | 'assigned' | 'unassigned' | 'late' | 'open' | 'answered';

/** The group with negative counts, to undo its count without evidence. */
const takenBack = ({ status, all, assigned, unassigned, late }: Group): Group => ({
	status,
	hasProposal: false,
	isProposalWaived: false,
	awaitsEvidence: false,
	open: 0,
	answered: 0,
	all: -all,
	assigned: -assigned,
	unassigned: -unassigned,
	late: -late,
});

const filedObjections = ({ db }: Reader, actor: ConsoleActor) =>
	db
		.select({ filed: count() })
		.from(objections)
		.innerJoin(progress, eq(progress.id, objections.progressId))
		.where(and(eq(objections.status, 'filed'), companyVisibleTo(actor, progress.companyId)));

const corrected = (groups: readonly Group[]): Group[] =>
	groups.flatMap((group) => (group.awaitsEvidence ? [group, takenBack(group)] : [group]));

const who = ({ status, ...facts }: Group): WaitingOn | null => waitingOn(status, facts);

/** Counts of the side bar and "My work", in one round trip. */
export const countWork = async (
	deps: Reader & Pick<Deps, 'clock' | 'config'>,
	actor: ConsoleActor,
): Promise<WorkCounts> => {
	const [counted, [objected]] = await together(deps.db, (one) => {
		const needs = { ...deps, db: one };
		return [unionAll(waitingAt(needs, actor), askedAt(needs, actor)), filedObjections(needs, actor)];
	});
	const groups = corrected(counted);
	const total = (isCounted: (group: Group) => boolean, of: Counted = 'all') =>
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
		waiting:
			actor.role === 0
				? total((group) => who(group) === 'company')
				: total((group) => who(group) !== 'assessor', 'assigned'),
		checks: total((group) => SUBMISSIONS.includes(group.status) && who(group) === 'assessor'),
		reassessments: total((group) => REASSESSING.includes(group.status) && who(group) === 'assessor'),
		certifications: total((group) => group.status === STATUS.applied),
		open_requests: total(() => true, 'open'),
		answered_requests: total(() => true, 'answered'),
		filed_objections: objected?.filed ?? 0,
		confirm_assessments: total(awaits(1)),
		confirm_reassessments: total(awaits(2)),
		warn_days: warn,
		late_days: late,
	};
};
