import type { ConfigWithDatabase } from '#server/base/config.ts';
import type { Db } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { voiceCodes, voiceCounters, voiceKeys } from '#server/db/tables/voice.ts';
import { lockCounters } from './lock.ts';
import { type Rewritten, rewriteAround } from './rewrite.ts';

/** In the order of an answer, which takes its code before it waits for the counters. */
const deleteAnswers = (db: Db, roundIds: readonly number[]): Promise<void> =>
	db.transaction(async (tx) => {
		await tx.delete(voiceCodes).where(isOneOf(voiceCodes.roundId, roundIds));
		for (const id of roundIds) await lockCounters(tx, id);
		await tx.delete(voiceCounters).where(isOneOf(voiceCounters.roundId, roundIds));
		await tx.delete(voiceKeys).where(isOneOf(voiceKeys.roundId, roundIds));
	});

/**
 * Deletes what was answered in rounds that are about to be deleted, open ones too, and with which codes: alive and dead.
 * Whatever killed it in between, it may be repeated.
 */
export const forgetAnswers = (
	{ db, config }: { db: Db; config: Pick<ConfigWithDatabase, 'databaseUrl'> },
	roundIds: readonly number[],
): Promise<Rewritten> =>
	rewriteAround(
		config,
		() => deleteAnswers(db, roundIds),
		async () => {},
	);
