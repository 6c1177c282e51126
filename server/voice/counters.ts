import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { voiceCounters } from '#server/db/tables/voice.ts';
import { type Counts, countsOf } from '#shared/voice/counts.ts';

const selected = { roundId: voiceCounters.roundId, name: voiceCounters.name, count: voiceCounters.count };

type CounterRow = { roundId: number; name: string; count: number };

const countsOfRows = (rows: readonly CounterRow[]): Counts =>
	countsOf(new Map(rows.map(({ name, count }) => [name, count])));

export const readCounts = async (executor: Executor, roundId: number): Promise<Counts> =>
	countsOfRows(await executor.select(selected).from(voiceCounters).where(eq(voiceCounters.roundId, roundId)));

/** The counts of rounds by their ids. */
export const readCountsOf = async (executor: Executor, ids: readonly number[]): Promise<Map<number, Counts>> => {
	if (ids.length === 0) return new Map();
	const rows = await executor.select(selected).from(voiceCounters).where(isOneOf(voiceCounters.roundId, ids));
	const rowsOf = Map.groupBy(rows, ({ roundId }) => roundId);
	return new Map(ids.map((id) => [id, countsOfRows(rowsOf.get(id) ?? [])]));
};
