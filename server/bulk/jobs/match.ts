import { type SQL, sql } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import { invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { companyIds } from '#server/console-companies/list.ts';
import type { Executor } from '#server/db/client.ts';
import { progressIds } from '#server/progresses/list.ts';
import type { BulkJobInput } from '#shared/bulk/job-schemas.ts';
import { MAX_JOB_ROWS } from '#shared/bulk/job-states.ts';
import { type RowFacts, readCompanyFacts, readProgressFacts } from './facts.ts';

type MatchDeps = Pick<Deps, 'clock' | 'config'> & { db: Executor };

const WAYS = ['company_ids', 'assessment_ids', 'company_filters', 'assessment_filters'] as const;
type Way = (typeof WAYS)[number];

/** @throws 422 unless exactly one way is given */
const wayOf = (input: BulkJobInput): Way => {
	const given = WAYS.filter((way) => input[way] !== undefined);
	const [way] = given;
	if (!way || given.length > 1) throw invalidField(given[1] ?? 'company_filters', 'bulk.oneWay');
	return way;
};

/** @throws 422 if there are too many */
const idsIn = async (executor: Executor, list: SQL, way: Way): Promise<number[]> => {
	const { rows } = await executor.execute<{ id: number }>(sql`${list} limit ${MAX_JOB_ROWS + 1}`);
	if (rows.length > MAX_JOB_ROWS) throw invalidField(way, 'bulk.tooManyRows', { most: MAX_JOB_ROWS });
	return rows.map(({ id }) => id);
};

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)];

/** Ids as the list has them now, in its order; given ones in the order of the request. */
const idsOf = ({ db, ...deps }: MatchDeps, actor: ConsoleActor, input: BulkJobInput, way: Way): Promise<number[]> => {
	const { company_filters: companies, assessment_filters: assessments } = input;
	if (companies) return idsIn(db, companyIds(db, actor, { ...companies, per_page: 1 }), way);
	if (assessments) return idsIn(db, progressIds({ db, ...deps }, actor, { ...assessments, per_page: 1 }), way);
	return Promise.resolve(distinct(input.company_ids ?? input.assessment_ids ?? []));
};

/** Facts in the order of the ids. @throws 404 if the actor does not see one of them */
const inOrder = <Id extends 'companyId' | 'progressId'>(
	facts: readonly RowFacts[],
	ids: readonly number[],
	by: Id,
): RowFacts[] => {
	const found = new Map(facts.map((one) => [one[by], one]));
	if (!ids.every((id) => found.has(id))) throw notFound();
	return ids.flatMap((id) => found.get(id) ?? []);
};

/**
 * The rows of a job as they are now: assessments for a change of the period, otherwise companies.
 * @throws 404, 422
 */
export const matchRows = async (deps: MatchDeps, actor: ConsoleActor, input: BulkJobInput): Promise<RowFacts[]> => {
	const way = wayOf(input);
	const ids = await idsOf(deps, actor, input, way);
	const { db } = deps;
	if (way === 'company_filters' || way === 'company_ids') {
		return inOrder(await readCompanyFacts(db, actor, ids), ids, 'companyId');
	}
	const assessments = inOrder(await readProgressFacts(db, actor, ids), ids, 'progressId');
	if (input.act === 'period') return assessments;
	const companies = distinct(assessments.map(({ companyId }) => companyId));
	return inOrder(await readCompanyFacts(db, actor, companies), companies, 'companyId');
};
