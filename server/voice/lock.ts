import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';

/** First key of an advisory lock; the second is the round. */
const COUNTERS_LOCK = 7_122;

/**
 * Whoever writes the counters of a round waits for the one before: they write all rows, and would else lock them in
 * different orders. The lock leaves nothing in a row.
 */
export const lockCounters = async (tx: Tx, roundId: number): Promise<void> => {
	await tx.execute(sql`select pg_advisory_xact_lock(${COUNTERS_LOCK}, ${roundId})`);
};
