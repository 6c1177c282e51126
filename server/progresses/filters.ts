import { and, eq, inArray, lte, not, or, type SQL } from 'drizzle-orm';
import { proposalExists, proposalWaived } from '#server/assessment/proposal-state.ts';
import type { Actor } from '#server/base/actor.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import { isAssigned } from '#server/companies/assessors.ts';
import { matchesCompany } from '#server/companies/search.ts';
import { isOneOf } from '#server/db/lists.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { type Ageing, type AgeLimits, agedBefore } from '#shared/assessment/age.ts';
import type { Round } from '#shared/assessment/round.ts';
import { STATUS, STATUS_IDS, type StatusId, type WaitingOn, waitingOn } from '#shared/assessment/status.ts';
import { WAITING_ON_STAFF } from '#shared/assessment/status-sets.ts';
import type { Assigned } from '#shared/companies/assigned.ts';
import type { ListQuery } from '#shared/lists.ts';

const progress = assessmentProgresses;

export type ProgressesQuery = ListQuery & {
	status?: StatusId[];
	awaiting?: Round | undefined;
	assigned?: Assigned | undefined;
	waiting_on?: readonly WaitingOn[] | undefined;
	ageing?: Ageing | undefined;
};

/** What an age is measured with. */
export type Ages = { now: Date; limits: AgeLimits };

/** The SQL of `awaitsFinalisation`. */
const awaits = (round: Round): SQL | undefined =>
	round === 2
		? eq(progress.status, STATUS.reevaluated)
		: or(
				eq(progress.status, STATUS.proposed),
				and(eq(progress.status, STATUS.evaluated), not(proposalExists(progress.id))),
			);

/** The SQL of `waitingOn`: who has to act depends on a waived proposal at few statuses, and is looked up for them only. */
const waitsOn = (who: readonly WaitingOn[]): SQL | undefined => {
	const isAt = (isProposalWaived: boolean) => (status: StatusId) => {
		const actor = waitingOn(status, isProposalWaived);
		return actor !== null && who.includes(actor);
	};
	const onceWaived = STATUS_IDS.filter(isAt(true));
	const before = STATUS_IDS.filter(isAt(false));
	const always = onceWaived.filter((status) => before.includes(status));
	const only = (some: readonly StatusId[], condition: SQL): SQL[] => {
		const rest = some.filter((status) => !always.includes(status));
		return rest.length > 0 ? [and(inArray(progress.status, rest), condition) ?? condition] : [];
	};
	const isWaived = proposalWaived(progress.id);
	return or(inArray(progress.status, always), ...only(onceWaived, isWaived), ...only(before, not(isWaived)));
};

const isAgeing = (ageing: Ageing, { now, limits }: Ages): SQL | undefined =>
	and(inArray(progress.status, [...WAITING_ON_STAFF]), lte(progress.statusSince, agedBefore(limits[ageing], now)));

/** The condition of a list. */
export const listed = (
	actor: Actor,
	{ ids, q, status = [], awaiting, assigned, waiting_on: waits = [], ageing }: ProgressesQuery,
	ages: Ages,
): SQL | undefined =>
	ids
		? isOneOf(progress.id, ids)
		: and(
				companyVisibleTo(actor, progress.companyId),
				status.length > 0 ? inArray(progress.status, status) : undefined,
				awaiting ? awaits(awaiting) : undefined,
				assigned ? isAssigned(actor, assigned, progress.companyId) : undefined,
				waits.length > 0 ? waitsOn(waits) : undefined,
				ageing ? isAgeing(ageing, ages) : undefined,
				q ? matchesCompany(q) : undefined,
			);

/** Whether it is the list as it is opened, unfiltered and in its own order. */
export const isUsual = ({ page: _, per_page: __, ...filters }: ProgressesQuery): boolean =>
	Object.values(filters).every((filter) => filter === undefined || (Array.isArray(filter) && filter.length === 0));
