import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { requireDatabase } from '#server/base/config.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Db } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { voiceCodes, voiceCounters, voiceKeys, voiceRounds } from '#server/db/tables/voice.ts';
import { tokyoDate } from '#shared/dates.ts';
import { ANSWERS } from '#shared/voice/counts.ts';
import { FEWEST_ANSWERS } from '#shared/voice/disclosure.ts';
import { lockCounters } from './lock.ts';
import { rewriteAround } from './rewrite.ts';
import { recordAuditOf } from './rounds.ts';

/** Rounds whose last day is over, which are not closed yet. */
const listDue = async (db: Db, today: string): Promise<number[]> => {
	const rows = await db
		.select({ id: voiceRounds.id })
		.from(voiceRounds)
		.where(and(isNull(voiceRounds.closedAt), lt(voiceRounds.closesOn, today)));
	return rows.map(({ id }) => id);
};

/**
 * Ends a round: destroys its codes and its key, and writes all its counters once more, so that they have one transaction id.
 * Of fewer than five answers nothing is kept: nobody may ever read them. May be repeated.
 */
export const endRound = (db: Db, roundId: number): Promise<void> =>
	db.transaction(async (tx) => {
		// In the order in which an answer takes them: one that is under way is counted, and neither waits for the other.
		await tx.delete(voiceCodes).where(eq(voiceCodes.roundId, roundId));
		await lockCounters(tx, roundId);
		await tx.delete(voiceKeys).where(eq(voiceKeys.roundId, roundId));
		const answers = tx
			.select({ count: voiceCounters.count })
			.from(voiceCounters)
			.where(and(eq(voiceCounters.roundId, roundId), eq(voiceCounters.name, ANSWERS)));
		await tx
			.update(voiceCounters)
			.set({ count: sql`case when (${answers}) < ${FEWEST_ANSWERS} then 0 else ${voiceCounters.count} end` })
			.where(eq(voiceCounters.roundId, roundId));
	});

/** From now on they are read. */
const markClosed = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, ids: readonly number[]): Promise<void> =>
	db.transaction(async (tx) => {
		const closed = await tx
			.update(voiceRounds)
			.set({ closedAt: clock.now() })
			.where(and(isOneOf(voiceRounds.id, ids), isNull(voiceRounds.closedAt)))
			.returning();
		for (const round of closed) await recordAuditOf(tx, { action: 'voice.closed', round, actor: null, call: null });
	});

/**
 * Closes the rounds whose last day is over. What was killed in between is repeated, and what a long transaction of somebody
 * else kept from being rewritten is tried again with the next run; a round is closed only when nothing of it is left.
 */
export const closeRounds = async (
	deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
	isStopping: () => boolean = () => false,
): Promise<void> => {
	const { db, clock, config, log } = deps;
	const due = await listDue(db, tokyoDate(clock.now()));
	if (due.length === 0 || isStopping()) return;
	const rewritten = await rewriteAround(
		requireDatabase(config),
		async () => {
			for (const id of due) await endRound(db, id);
		},
		() => markClosed(deps, due),
	);
	if (rewritten === 'left') {
		log.warn({ rounds: due.length }, 'rounds of the workers’ voice wait for an older transaction to end');
	}
};
