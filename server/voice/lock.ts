import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';

/** First key of an advisory lock; the second is the round. */
const COUNTERS_LOCK = 7_122;

/**
 * Serializes writers of a round's counters, which write all rows and could otherwise deadlock. An advisory lock leaves
 * no trace in rows.
 */
export const lockCounters = async (tx: Tx, roundId: number): Promise<void> => {
	await tx.execute(sql`select pg_advisory_xact_lock(${COUNTERS_LOCK}, ${roundId})`);
};
