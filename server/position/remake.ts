import { lt, sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { positionCohorts } from '#server/db/tables/position.ts';
import { ALL, type Edition, mayBeMade } from '#shared/position/disclosure.ts';
import { quartilesOf } from '#shared/position/quartiles.ts';
import { countedSince, letterOf, listCategoryScores, listPresent } from './members.ts';

/** First key of an advisory lock: concurrent workers would create a cohort twice. */
const REMAKE_LOCK = 1_918;

type Share = { companyId: number; scope: string; categoryKey: string | null; share: number };

/** All current shares, once for all companies and once for the industry. */
const listShares = async (executor: Executor, now: Date): Promise<Share[]> => {
	const present = await listPresent(executor, now);
	const scores = await listCategoryScores(
		executor,
		present.map(({ resultId }) => resultId),
	);
	const scoresOf = Map.groupBy(scores, ({ resultId }) => resultId);
	return present.flatMap(({ companyId, industryCode, resultId, score }) => {
		const categories = scoresOf.get(resultId) ?? [];
		const shares = [
			{ categoryKey: null, share: (score ?? 0) / categories.length },
			...categories.flatMap(({ key, score: share }) => (share === null ? [] : [{ categoryKey: key, share }])),
		];
		return [letterOf(industryCode), ALL].flatMap((scope) => shares.map((each) => ({ companyId, scope, ...each })));
	});
};

const listKept = async (executor: Executor): Promise<(Edition & { categoryKey: string | null })[]> => {
	const rows = await executor.select().from(positionCohorts);
	return rows.map(({ scope, categoryKey, madeAt, companyIds, shares }) => ({
		scope,
		categoryKey,
		madeAt,
		shares: new Map(companyIds.map((id, at) => [id, shares[at] ?? 0])),
	}));
};

/** Sorts industries before 'all', since the cohort of all companies yields to them. */
const industriesFirst = (a: Edition, b: Edition): number => Number(a.scope === ALL) - Number(b.scope === ALL);

const editionsOf = (shares: readonly Share[], madeAt: Date): Edition[] =>
	[...Map.groupBy(shares, ({ scope }) => scope)]
		.map(([scope, ofScope]) => ({
			scope,
			madeAt,
			shares: new Map(ofScope.map(({ companyId, share }) => [companyId, share])),
		}))
		.toSorted(industriesFirst);

/** Cohorts of a category that may be created now. */
const dueOf = (shares: readonly Share[], kept: readonly Edition[], now: Date): Edition[] => {
	const made: Edition[] = [];
	for (const next of editionsOf(shares, now)) {
		if (mayBeMade(next, [...kept, ...made])) made.push(next);
	}
	return made;
};

/**
 * Creates the cohorts that are due and deletes those whose results no longer count. Safe to call at any time: the rules
 * alone decide what may be created.
 */
export const remakePositions = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
	db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${REMAKE_LOCK}, 0)`);
		const now = clock.now();
		await tx.delete(positionCohorts).where(lt(positionCohorts.madeAt, countedSince(now)));
		const shares = await listShares(tx, now);
		const kept = Map.groupBy(await listKept(tx), ({ categoryKey }) => categoryKey);
		const rows = [...Map.groupBy(shares, ({ categoryKey }) => categoryKey)].flatMap(([categoryKey, ofCategory]) =>
			dueOf(ofCategory, kept.get(categoryKey) ?? [], now).map(({ scope, madeAt, shares: made }) => ({
				scope,
				categoryKey,
				madeAt,
				...quartilesOf([...made.values()]),
				companyIds: [...made.keys()],
				shares: [...made.values()],
			})),
		);
		if (rows.length > 0) await tx.insert(positionCohorts).values(rows);
	});
