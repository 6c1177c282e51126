import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import { prepared } from '#server/db/prepared.ts';
import { voiceKeys, voiceRounds } from '#server/db/tables/voice.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import type { StatementSet } from '#shared/voice/statements.ts';
import { readKey } from './stored.ts';

/** Keys with which the code of an answer is looked up. */

/** `key`: stored in the table by a former version. */
const openRounds = prepared('voice_open_rounds', (executor, name) =>
	executor
		.select({ roundId: voiceRounds.id, key: voiceKeys.key })
		.from(voiceRounds)
		.leftJoin(voiceKeys, eq(voiceKeys.roundId, voiceRounds.id))
		.where(
			and(
				isNull(voiceRounds.closedAt),
				isNull(voiceRounds.endedAt),
				eq(voiceRounds.statementSet, sql.placeholder('set')),
				gte(voiceRounds.closesOn, sql.placeholder('today')),
			),
		)
		.prepare(name),
);

/**
 * Short cache for colleagues who answer one after the other; shorter than any closing, which begins after the last day.
 */
const KEPT_MS = 10_000;

type Kept = Map<number, Promise<string | null>>;

const keptOf = new WeakMap<object, Kept>();

/** Reads the key of a round at most once in `KEPT_MS`; failures are retried at once. */
const readOnce = (storage: FileStorage, roundId: number): Promise<string | null> => {
	const kept: Kept = keptOf.get(storage) ?? new Map();
	keptOf.set(storage, kept);
	const known = kept.get(roundId);
	if (known) return known;
	const read = readKey(storage, roundId).catch(() => null);
	const forget = (): void => void kept.delete(roundId);
	kept.set(roundId, read);
	setTimeout(forget, KEPT_MS).unref();
	void read.then((key) => key === null && forget());
	return read;
};

export type OpenKeys = {
	keys: { roundId: number; key: string }[];
	/** False if a key cannot be read now. */
	isComplete: boolean;
};

/** Always all keys of a set, so that the duration reveals nothing about the code. */
export const readOpenKeys = async (
	{ db, storage }: Pick<Deps, 'db' | 'storage'>,
	sought: { today: string; set: StatementSet },
): Promise<OpenKeys> => {
	const rounds = await openRounds(db).execute(sought);
	const keys = await Promise.all(
		rounds.map(async ({ roundId, key }) => ({ roundId, key: key ?? (await readOnce(storage, roundId)) })),
	);
	const found = keys.flatMap(({ roundId, key }) => (key === null ? [] : [{ roundId, key }]));
	return { keys: found, isComplete: found.length === rounds.length };
};
