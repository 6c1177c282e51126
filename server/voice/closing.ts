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
 * Rounds to be ended: whose last day is over, but for those whose key may still be found, and whose key is lost. Not those
 * that have been, and wait for the log of the database.
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
 * Writes all counters of a round once more, so that they have one transaction id, and destroys its codes. Of fewer than five
 * answers nothing is kept, since nobody may ever read them, and nothing where the key was lost.
 */
const endAnswers = (db: Db, roundId: number): Promise<void> =>
	db.transaction(async (tx) => {
		// In the order in which an answer takes them: one that is under way is counted, and neither waits for the other.
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

/** Ends a round: destroys its key, then its codes. May be repeated. */
export const endRound = async (
	{ db, storage, clock }: Pick<Deps, 'db' | 'storage' | 'clock'>,
	roundId: number,
): Promise<void> => {
	// Before the key is gone: a run that goes on after a killed one does not take it for lost.
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

/** How long a worker runs before it moves keys of a former version, whose servers may still run beside the new ones. */
const FORMER_MS = 60 * 60 * 1000;

/**
 * Closes the rounds whose last day is over. What was killed in between is repeated, and what a long transaction of somebody
 * else kept from being rewritten, or a standby from being removed from the log, is tried again with the next run; a round
 * is closed when nothing of it is left, or a day later.
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
