import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { listCompanies } from '#server/console-companies/list.ts';
import type { Reader } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { listUndecided } from '#server/evidence/requests/undecided.ts';
import { listProgresses, type ProgressRow } from '#server/progresses/list.ts';
import type { SearchAnswer } from '#shared/search/schemas.ts';

type FoundCompany = SearchAnswer['companies'][number];

export type FoundRecords = {
	/** Of what was found. @throws if it was not asked for */
	company: (id: number) => FoundCompany;
	assessment: (id: number) => ProgressRow;
};

const known = <T>(records: ReadonlyMap<number, T>, id: number): T => {
	const record = records.get(id);
	if (record === undefined) throw new Error(`record ${id} was found but not read`);
	return record;
};

type Wanted = { companyId: number; newestId: number | null; progressId?: number };

const idsIn = (ids: readonly (number | null | undefined)[]): number[] => [
	...new Set(ids.filter((id) => id !== null && id !== undefined)),
];

const whole = (ids: readonly number[]) => ({ ids, per_page: ids.length, status: [] });

/**
 * What one recognizes the companies by which were found, with their newest assessments: rows of the two lists, so that they say the
 * same. The caller has found only what the actor may see.
 */
export const readFound = async (
	deps: Reader & Pick<Deps, 'clock' | 'config'>,
	actor: ConsoleActor,
	wanted: readonly Wanted[],
	call: Pick<CallContext, 'locale'>,
): Promise<FoundRecords> => {
	const companyIds = idsIn(wanted.map(({ companyId }) => companyId));
	const progressIds = idsIn(wanted.flatMap(({ newestId, progressId }) => [newestId, progressId]));
	const newestIds = idsIn(wanted.map(({ newestId }) => newestId));
	const [companies, progresses, requests] = await Promise.all([
		companyIds.length > 0 ? listCompanies(deps, actor, whole(companyIds), call) : { rows: [] },
		progressIds.length > 0 ? listProgresses(deps, actor, whole(progressIds), call) : { rows: [] },
		newestIds.length > 0 ? listUndecided(deps.db, isOneOf(assessmentProgresses.id, newestIds), call.locale) : null,
	]);
	const assessments = new Map(progresses.rows.map((row) => [row.id, row]));
	const newest = new Map(wanted.map(({ companyId, newestId }) => [companyId, newestId]));
	const found = new Map(
		companies.rows.map((row) => {
			const newestId = newest.get(row.id) ?? null;
			const assessment = newestId === null ? null : known(assessments, newestId);
			return [row.id, { ...row, assessment, requests: (newestId && requests?.get(newestId)) || [] }];
		}),
	);
	return { company: (id) => known(found, id), assessment: (id) => known(assessments, id) };
};
