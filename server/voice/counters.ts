import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { voiceCounters, type voiceRounds } from '#server/db/tables/voice.ts';
import { type Counts, countsOf } from '#shared/voice/counts.ts';

const selected = { roundId: voiceCounters.roundId, name: voiceCounters.name, count: voiceCounters.count };

type CounterRow = { roundId: number; name: string; count: number };

type Counted = Pick<typeof voiceRounds.$inferSelect, 'id' | 'statementSet'>;

const countsOfRows = ({ statementSet }: Counted, rows: readonly CounterRow[]): Counts =>
	countsOf(statementSet, new Map(rows.map(({ name, count }) => [name, count])));

export const readCounts = async (executor: Executor, round: Counted): Promise<Counts> =>
	countsOfRows(round, await executor.select(selected).from(voiceCounters).where(eq(voiceCounters.roundId, round.id)));

export const readCountsOf = async (executor: Executor, rounds: readonly Counted[]): Promise<Map<number, Counts>> => {
	if (rounds.length === 0) return new Map();
	const ids = rounds.map(({ id }) => id);
	const rows = await executor.select(selected).from(voiceCounters).where(isOneOf(voiceCounters.roundId, ids));
	const rowsOf = Map.groupBy(rows, ({ roundId }) => roundId);
	return new Map(rounds.map((round) => [round.id, countsOfRows(round, rowsOf.get(round.id) ?? [])]));
};
