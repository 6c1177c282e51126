import { requireDatabase } from '#server/base/config.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Db } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { voiceCodes, voiceCounters, voiceKeys } from '#server/db/tables/voice.ts';
import type { LogReason } from '#shared/voice/log-reasons.ts';
import { removeKey } from './keys/stored.ts';
import { lockCounters } from './lock.ts';
import { alone, rewriteTables } from './rewrite.ts';
import { noteRewrite, settleRewrite } from './rewrites.ts';

/** Same lock order as an answer, which takes its code before it waits for the counters. */
const deleteAnswers = (db: Db, roundIds: readonly number[]): Promise<void> =>
	db.transaction(async (tx) => {
		await tx.delete(voiceCodes).where(isOneOf(voiceCodes.roundId, roundIds));
		for (const id of roundIds) await lockCounters(tx, id);
		await tx.delete(voiceCounters).where(isOneOf(voiceCounters.roundId, roundIds));
		await tx.delete(voiceKeys).where(isOneOf(voiceKeys.roundId, roundIds));
	});

/**
 * `elsewhere`: another process is closing rounds. `left`: an older transaction still sees dead rows, or reads a table.
 * `done`: deleted; `log` is what still retains them in the WAL, while workers keep checking.
 */
export type Forgotten = { state: 'elsewhere' | 'left' } | { state: 'done'; log: LogReason[] };

/**
 * Deletes answers and codes of rounds that are about to be deleted, even open ones: live rows, dead rows, and their
 * WAL. Repeatable after an interruption.
 */
export const forgetAnswers = async (
	deps: Pick<Deps, 'db' | 'storage' | 'clock' | 'config'>,
	roundIds: readonly number[],
): Promise<Forgotten> => {
	const forgotten = await alone<Forgotten>(requireDatabase(deps.config), async (client) => {
		for (const id of roundIds) await removeKey(deps.storage, id);
		await deleteAnswers(deps.db, roundIds);
		if (!(await rewriteTables(client))) return { state: 'left' };
		return { state: 'done', log: await settleRewrite(deps, client, await noteRewrite(deps, client, [])) };
	});
	return forgotten === 'elsewhere' ? { state: 'elsewhere' } : forgotten;
};
