import { and, eq, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { requireDatabase } from '#server/base/config.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Db } from '#server/db/client.ts';
import { voiceCodes, voiceCounters, voiceKeys, voiceRewrites, voiceRounds } from '#server/db/tables/voice.ts';
import { tokyoDate } from '#shared/dates.ts';
import { ANSWERS } from '#shared/voice/counts.ts';
import { FEWEST_ANSWERS } from '#shared/voice/disclosure.ts';
import { removeKey } from './keys/stored.ts';
import { isLost, moveKeys, noteMissingKeys } from './keys/upkeep.ts';
import { lockCounters } from './lock.ts';
import { alone, rewriteTables } from './rewrite.ts';
import { listRewrites, noteRewrite, settleRewrite } from './rewrites.ts';

/**
 * Rounds to end: whose last day is over, except those whose missing key may still turn up, and those whose key is lost.
 * Excludes rounds that have ended and wait for the WAL.
 */
const listDue = async (db: Db, now: Date): Promise<number[]> => {
	const rewritten = db
		.select({ id: voiceRewrites.id })
		.from(voiceRewrites)
		.where(sql`${voiceRounds.id} = any(${voiceRewrites.roundIds})`);
	const isOver = and(lt(voiceRounds.closesOn, tokyoDate(now)), isNull(voiceRounds.keyMissingAt));
	const rows = await db
		.select({ id: voiceRounds.id })
		.from(voiceRounds)
		.where(
			and(isNull(voiceRounds.closedAt), or(isOver, isLost(now), isNotNull(voiceRounds.endedAt)), notExists(rewritten)),
		);
	return rows.map(({ id }) => id);
};

/**
 * Rewrites all counters of a round, so that they have the same transaction id, and destroys its codes. Counters are
 * deleted if there are fewer than five answers, which nobody may ever read, or if the key was lost.
 */
const endAnswers = (db: Db, roundId: number): Promise<void> =>
	db.transaction(async (tx) => {
		// Same lock order as an answer: one in progress is counted, without a deadlock.
		await tx.delete(voiceCodes).where(eq(voiceCodes.roundId, roundId));
		await lockCounters(tx, roundId);
		await tx.delete(voiceKeys).where(eq(voiceKeys.roundId, roundId));
		const answers = tx
			.select({ count: voiceCounters.count })
			.from(voiceCounters)
			.where(and(eq(voiceCounters.roundId, roundId), eq(voiceCounters.name, ANSWERS)));
		const lost = tx
			.select({ id: voiceRounds.id })
			.from(voiceRounds)
			.where(and(eq(voiceRounds.id, roundId), isNotNull(voiceRounds.keyMissingAt)));
		await tx
			.update(voiceCounters)
			.set({
				count: sql`case when (${answers}) < ${FEWEST_ANSWERS} or exists (${lost}) then 0 else ${voiceCounters.count} end`,
			})
			.where(eq(voiceCounters.roundId, roundId));
	});

/** Ends a round: destroys its key, then its codes. Repeatable. */
export const endRound = async (
	{ db, storage, clock }: Pick<Deps, 'db' | 'storage' | 'clock'>,
	roundId: number,
): Promise<void> => {
	// Before the key is deleted: a run that resumes after a kill does not take it for lost.
	await db
		.update(voiceRounds)
		.set({ endedAt: clock.now() })
		.where(and(eq(voiceRounds.id, roundId), isNull(voiceRounds.endedAt)));
	await removeKey(storage, roundId);
	await endAnswers(db, roundId);
};

type Needs = Pick<Deps, 'db' | 'storage' | 'clock' | 'config' | 'log'>;

const hasWork = async (db: Db, now: Date, mayMove: boolean): Promise<boolean> =>
	(await listDue(db, now)).length > 0 ||
	(await listRewrites(db)).length > 0 ||
	(mayMove && (await db.$count(voiceKeys)) > 0);

/** How long a worker waits before moving keys of a former version, whose servers may still run. */
const FORMER_MS = 60 * 60 * 1000;

/**
 * Closes rounds whose last day is over. Interrupted runs are repeated; if a long transaction blocks rewriting, or a
 * standby retains the WAL, the next run retries. A round is closed when no trace of it is left, or a day later.
 */
export const closeRounds = async (
	deps: Needs,
	isStopping: () => boolean = () => false,
	startedAt: Date = deps.clock.now(),
): Promise<void> => {
	const { db, clock, config, log } = deps;
	await noteMissingKeys(deps);
	const mayMove = clock.now().getTime() - startedAt.getTime() >= FORMER_MS;
	if (isStopping() || !(await hasWork(db, clock.now(), mayMove))) return;
	await alone(requireDatabase(config), async (client) => {
		if (mayMove) await moveKeys(deps);
		const due = await listDue(db, clock.now());
		for (const id of due) await endRound(deps, id);
		if (due.length > 0 && (await rewriteTables(client))) await noteRewrite(deps, client, due);
		else if (due.length > 0) {
			log.warn({ rounds: due.length }, 'rounds of the workers’ voice wait for an older transaction to end');
		}
		for (const rewrite of await listRewrites(db)) {
			const left = await settleRewrite(deps, client, rewrite);
			const rounds = rewrite.roundIds.length;
			if (left.length > 0) log.warn({ rounds, left }, 'the write-ahead log still holds what workers answered');
		}
	});
};
