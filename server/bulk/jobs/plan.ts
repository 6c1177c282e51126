import { type ConsoleActor, isAdmin } from '#server/base/actor.ts';
import { type AppError, invalid, invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { NamedAssessor } from '#server/companies/assessors.ts';
import { type Interested, interestedAssessors, listInterested } from '#server/companies/interests.ts';
import type { Executor } from '#server/db/client.ts';
import { listAssignable } from '#server/members/assessors.ts';
import { loadsOf } from '#server/progresses/load.ts';
import type { BulkJobInput } from '#shared/bulk/job-schemas.ts';
import { spread } from '#shared/bulk/spread.ts';
import { wavesOf } from '#shared/bulk/waves.ts';
import type { RowFacts } from './facts.ts';
import { matchRows } from './match.ts';
import { whyNot } from './refusals.ts';
import { remindedLately } from './reminded.ts';

type PlanDeps = Pick<Deps, 'clock' | 'config'> & { db: Executor };

export type PlannedRow = {
	facts: RowFacts;
	/** Why the act is not possible now; such a row is due at once, so that it is told at once. */
	refusal: AppError | null;
	dueAt: Date;
	assessorId: number | null;
};

export type Plan = { rows: PlannedRow[]; assessors: readonly NamedAssessor[] };

/** Whether only admins may do this. */
const isForAdmins = ({ act, assessor_choice: choice }: Pick<BulkJobInput, 'act' | 'assessor_choice'>): boolean =>
	act === 'assign' || (act === 'start' && choice !== 'keep');

/** @throws 422 */
const assertComplete = (actor: ConsoleActor, input: BulkJobInput): void => {
	const { act, assessor_choice: choice, user_ids: people, start_date: start, end_date: end } = input;
	if (isForAdmins(input) && !isAdmin(actor)) {
		throw invalidField(act === 'assign' ? 'act' : 'assessor_choice', 'bulk.adminsOnly');
	}
	const needsPeople = act === 'assign' || (act === 'start' && choice === 'one');
	if (needsPeople && people.length === 0) throw invalidField('user_ids', 'validation.required');
	if (act === 'start' && choice === 'one' && people.length > 1) throw invalidField('user_ids', 'validation.choice');
	if (act === 'period' && start === undefined && end === undefined) {
		throw invalidField('end_date', 'validation.required');
	}
	if (start && end && start > end) throw invalidField('start_date', 'assessment.startAfterEnd');
};

/** Those who are assigned by the job. @throws 422 on each id that is not an assessor, or without any */
const assessorsOf = async (executor: Executor, input: BulkJobInput): Promise<NamedAssessor[]> => {
	if (!isForAdmins(input)) return [];
	const wanted = input.user_ids;
	const found = await listAssignable(executor, wanted);
	const known = new Set(found.map(({ id }) => id));
	const unknown = wanted.flatMap((id, at) => (known.has(id) ? [] : [at]));
	if (unknown.length > 0) {
		throw invalid(Object.fromEntries(unknown.map((at) => [`user_ids.${at}`, [{ key: 'accounts.notAssessor' }]])));
	}
	if (found.length === 0) throw invalidField('user_ids', 'bulk.noAssessor');
	return found;
};

/**
 * Those of the job's assessors who may not be assigned to a company, by company: all of them have to be assigned, but of those
 * among whom companies are spread one is enough.
 */
const whyNotAssigned = (
	{ act, assessor_choice: choice }: BulkJobInput,
	people: readonly NamedAssessor[],
	interested: readonly Interested[],
): AppError | null => {
	const isSpread = act === 'start' && choice === 'spread';
	const isPossible = isSpread ? interested.length < people.length : interested.length === 0;
	return isPossible ? null : interestedAssessors(interested);
};

type ToChoose = { companies: readonly number[]; interestedOf: ReadonlyMap<number, readonly Interested[]>; now: Date };

/** Who gets each of the companies of a start; nobody where the assessors stay. */
const chooseAssessors = async (
	executor: Executor,
	{ act, assessor_choice: choice }: BulkJobInput,
	people: readonly NamedAssessor[],
	{ companies, interestedOf, now }: ToChoose,
): Promise<readonly (number | undefined)[]> => {
	if (act !== 'start' || choice === 'keep') return [];
	const ids = people.map(({ id }) => id);
	const loads = await loadsOf(executor, ids, now);
	return spread(
		companies.length,
		ids.map((id) => ({ id, open: loads.get(id)?.open ?? 0 })),
		(at, id) => !interestedOf.get(companies[at] ?? 0)?.some(({ userId }) => userId === id),
	);
};

/**
 * The rows of a job, when each is due and who is to assess it. @throws 422
 */
export const planJob = async (deps: PlanDeps, actor: ConsoleActor, input: BulkJobInput): Promise<Plan> => {
	assertComplete(actor, input);
	const { db, clock } = deps;
	const now = clock.now();
	const people = await assessorsOf(db, input);
	const facts = await matchRows(deps, actor, input);
	const ids = facts.map(({ companyId }) => companyId);
	const lately = input.act === 'remind' ? await remindedLately(db, ids, now) : () => undefined;
	const interested = await listInterested(db, { userIds: people.map(({ id }) => id), companyIds: ids });
	const interestedOf = Map.groupBy(interested, ({ companyId }) => companyId);
	const judged = facts.map((one) => ({
		facts: one,
		refusal: whyNot(input.act, one, lately) ?? whyNotAssigned(input, people, interestedOf.get(one.companyId) ?? []),
	}));
	const companies = judged.flatMap((one) => (one.refusal ? [] : [one.facts.companyId]));
	const waves = wavesOf({ count: companies.length, perDay: input.act === 'start' ? input.per_day : 0, now });
	const chosen = await chooseAssessors(db, input, people, { companies, interestedOf, now });
	let at = 0;
	const rows = judged.map((one): PlannedRow => {
		if (one.refusal) return { ...one, dueAt: now, assessorId: null };
		const planned = { ...one, dueAt: waves[at] ?? now, assessorId: chosen[at] ?? null };
		at += 1;
		return planned;
	});
	return { rows, assessors: people };
};
