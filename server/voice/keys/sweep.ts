import { and, isNull, sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { voiceRounds } from '#server/db/tables/voice.ts';
import { listKeys, removeKey } from './stored.ts';

/**
 * Deletes keys of rounds that are not open: after a failed opening, or if the round was restored or closed elsewhere.
 */

/** Held in shared mode while a round is opened, from before its key is stored until the commit. */
const OPENING_LOCK = 7_124;

export const keepFromSweep = async (tx: Tx): Promise<void> => {
	await tx.execute(sql`select pg_advisory_xact_lock_shared(${OPENING_LOCK})`);
};

/** Which of the rounds are open, after all openings in progress have ended. */
const findOpen = (db: Deps['db'], ids: readonly number[]): Promise<Set<number>> =>
	db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${OPENING_LOCK})`);
		const rows = await tx
			.select({ id: voiceRounds.id })
			.from(voiceRounds)
			.where(and(isOneOf(voiceRounds.id, ids), isNull(voiceRounds.closedAt)));
		return new Set(rows.map(({ id }) => id));
	});

/** Safe to run concurrently. */
export const sweepKeys = async ({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> => {
	const stored = await listKeys(storage);
	if (stored.length === 0) return;
	const open = await findOpen(db, stored);
	for (const id of stored) if (!open.has(id)) await removeKey(storage, id);
};
