import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';

/** First key of an advisory lock; the second is the kind. Before the first draft there is no row to lock. */
const PAPER_LOCK = 7_361_906;

/** Serializes changes of the papers of a kind. */
export const lockPapers = async (tx: Tx, isPremium: boolean): Promise<void> => {
	await tx.execute(sql`select pg_advisory_xact_lock(${PAPER_LOCK}, ${isPremium ? 1 : 0})`);
};
