import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import { voiceKeys, voiceRounds } from '#server/db/tables/voice.ts';
import { readKey, storeKey } from './stored.ts';

/** The worker's upkeep of keys of open rounds. */

type Needs = Pick<Deps, 'db' | 'storage' | 'clock' | 'log'>;

/** How long a key may be missing, for example after a restart without its volume, before it counts as lost. */
const MISSING_MS = 24 * 60 * 60 * 1000;

/** Rounds whose key counts as lost. */
export const isLost = (now: Date) => lt(voiceRounds.keyMissingAt, new Date(now.getTime() - MISSING_MS));

/** Whether a round has its key; 'unknown' if the storage cannot be read. */
const findKey = async ({ storage }: Needs, roundId: number): Promise<'found' | 'missing' | 'unknown'> => {
	try {
		return (await readKey(storage, roundId)) === null ? 'missing' : 'found';
	} catch {
		return 'unknown';
	}
};

/** Stores for each open round since when its key is missing; reset when it is back. */
export const noteMissingKeys = async (deps: Needs): Promise<void> => {
	const { db, clock, log } = deps;
	const rounds = await db
		.select({ id: voiceRounds.id, missingAt: voiceRounds.keyMissingAt })
		.from(voiceRounds)
		.leftJoin(voiceKeys, eq(voiceKeys.roundId, voiceRounds.id))
		.where(and(isNull(voiceRounds.closedAt), isNull(voiceRounds.endedAt), isNull(voiceKeys.roundId)));
	for (const { id, missingAt } of rounds) {
		const key = await findKey(deps, id);
		if (key !== 'found') log.warn({ round: id, key }, 'the key of an open round of the workers’ voice cannot be read');
		if (key === 'unknown' || (key === 'missing') === (missingAt !== null)) continue;
		await db
			.update(voiceRounds)
			.set({ keyMissingAt: key === 'missing' ? clock.now() : null })
			.where(and(eq(voiceRounds.id, id), isNull(voiceRounds.endedAt)));
	}
};

/** Moves keys stored in the table by a former version. Repeatable after an interruption. */
export const moveKeys = async ({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> => {
	for (const { roundId, key } of await db.select().from(voiceKeys)) {
		await storeKey(storage, roundId, key);
		await db.delete(voiceKeys).where(eq(voiceKeys.roundId, roundId));
	}
};
