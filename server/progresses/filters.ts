import { and, eq, inArray, lte, not, or, type SQL } from 'drizzle-orm';
import { evidenceAwaited } from '#server/assessment/evidence-state.ts';
import { proposalExists, proposalWaived } from '#server/assessment/proposal-state.ts';
import type { Actor } from '#server/base/actor.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import { isAssigned } from '#server/companies/assessors.ts';
import { matchesCompany } from '#server/companies/search.ts';
import { isOneOf } from '#server/db/lists.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { isInFacts } from '#server/programme-facts/listed.ts';
import { hasReceiptNumber } from '#server/receipts/find.ts';
import { type Ageing, type AgeLimits, agedBefore } from '#shared/assessment/age.ts';
import type { Round } from '#shared/assessment/round.ts';
import {
	NO_TURN_FACTS,
	STATUS,
	STATUS_IDS,
	type StatusId,
	type TurnFacts,
	type WaitingOn,
	waitingOn,
} from '#shared/assessment/status.ts';
import { WAITING_ON_STAFF } from '#shared/assessment/status-sets.ts';
import type { Assigned } from '#shared/companies/assigned.ts';
import type { ListQuery } from '#shared/lists.ts';
import type { FactsInput } from '#shared/programme/filters.ts';

const progress = assessmentProgresses;

export type ProgressesQuery = ListQuery &
	Partial<FactsInput> & {
		/** All of one company that the actor may see; set internally, never sent. */
		companyId?: number;
		status?: StatusId[];
		awaiting?: Round | undefined;
		assigned?: Assigned | undefined;
		waiting_on?: readonly WaitingOn[] | undefined;
		ageing?: Ageing | undefined;
	};

/** Parameters for computing ages. */
export type Ages = { now: Date; limits: AgeLimits };

/** `awaitsFinalisation` in SQL. */
const awaits = (round: Round): SQL | undefined =>
	round === 2
		? eq(progress.status, STATUS.reevaluated)
		: or(
				eq(progress.status, STATUS.proposed),
				and(eq(progress.status, STATUS.evaluated), not(proposalExists(progress.id))),
			);

const TURN_FACTS: Readonly<Record<keyof TurnFacts, SQL>> = {
	isProposalWaived: proposalWaived(progress.id),
	awaitsEvidence: evidenceAwaited,
};

/** `waitingOn` in SQL. Facts other than the status are only looked up at statuses where they matter. */
export const waitsOn = (who: readonly WaitingOn[]): SQL | undefined => {
	const statusesWith = (facts: Partial<TurnFacts>): StatusId[] =>
		STATUS_IDS.filter((status) => {
			const actor = waitingOn(status, { ...NO_TURN_FACTS, ...facts });
			return actor !== null && who.includes(actor);
		});
	const without = statusesWith({});
	const decided = Object.entries(TURN_FACTS).map(([fact, holds]) => ({ holds, given: statusesWith({ [fact]: true }) }));
	const always = without.filter((status) => decided.every(({ given }) => given.includes(status)));
	const onlyAt = (statuses: readonly StatusId[], condition: SQL) =>
		statuses.length > 0 ? and(inArray(progress.status, statuses), condition) : undefined;
	return or(
		inArray(progress.status, always),
		...decided.flatMap(({ holds, given }) => [
			onlyAt(
				given.filter((status) => !without.includes(status)),
				holds,
			),
			onlyAt(
				without.filter((status) => !given.includes(status)),
				not(holds),
			),
		]),
	);
};

const isAgeing = (ageing: Ageing, { now, limits }: Ages): SQL | undefined =>
	and(
		inArray(progress.status, [...WAITING_ON_STAFF]),
		not(evidenceAwaited),
		lte(progress.statusSince, agedBefore(limits[ageing], now)),
	);

export const listed = (
	actor: Actor,
	{ ids, companyId, q, status = [], awaiting, assigned, waiting_on: waits = [], ageing, ...facts }: ProgressesQuery,
	ages: Ages,
): SQL | undefined =>
	ids
		? isOneOf(progress.id, ids)
		: and(
				companyVisibleTo(actor, progress.companyId),
				companyId === undefined ? undefined : eq(progress.companyId, companyId),
				status.length > 0 ? inArray(progress.status, status) : undefined,
				awaiting ? awaits(awaiting) : undefined,
				assigned ? isAssigned(actor, assigned, progress.companyId) : undefined,
				waits.length > 0 ? waitsOn(waits) : undefined,
				ageing ? isAgeing(ageing, ages) : undefined,
				isInFacts(facts, progress.id),
				q ? (hasReceiptNumber(progress.receiptNumber, q) ?? matchesCompany(q, actor)) : undefined,
			);

/** Whether the list is unfiltered and in its default order. */
export const isUsual = ({ page: _, per_page: __, ...filters }: ProgressesQuery): boolean =>
	Object.values(filters).every((filter) => filter === undefined || (Array.isArray(filter) && filter.length === 0));
