import { sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import { programmeVoice } from '#server/db/tables/programme.ts';
import { FEWEST_ANSWERS_OF_A_ROUND, mayMakeVoice } from '#shared/programme/voice.ts';
import { ANSWERS, countsOf, type StatementCount } from '#shared/voice/counts.ts';
import { STATEMENTS, type StatementSet } from '#shared/voice/statements.ts';

/** First key of an advisory lock: two workers would make the same figures. */
const VOICE_LOCK = 4_302;

type Closed = { id: number; set: StatementSet; counters: Record<string, number> };

type Said = StatementCount & { roundId: number };

const saidIn = ({ id, set, counters }: Closed): Said[] =>
	countsOf(set, new Map(Object.entries(counters))).statements.map((statement) => ({ ...statement, roundId: id }));

const sumOf = (said: readonly Said[]) => {
	const [first] = said;
	const isYesGood = first !== undefined && STATEMENTS[first.id].good === 'yes';
	const yes = said.reduce((sum, one) => sum + one.yes, 0);
	const no = said.reduce((sum, one) => sum + one.no, 0);
	const neither = said.reduce((sum, { unknown, declined }) => sum + unknown + declined, 0);
	return { good: isYesGood ? yes : no, bad: isYesGood ? no : yes, neither };
};

/** Makes the figures of the workers' voice that are due; `mayMakeVoice` alone decides which. */
export const makeVoiceFigures = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
	db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${VOICE_LOCK}, 0)`);
		const { rows: closed } = await tx.execute<Closed>(sql`
			select r.id, r.statement_set as set, jsonb_object_agg(c.name, c.count) as counters
			from voice_rounds r join voice_counters c on c.round_id = r.id
			where r.closed_at is not null
			group by r.id
			having max(c.count) filter (where c.name = ${ANSWERS}) >= ${FEWEST_ANSWERS_OF_A_ROUND}`);
		const made = new Map((await tx.select().from(programmeVoice)).map((row) => [row.statement, row.roundIds]));
		for (const [statement, said] of Map.groupBy(closed.flatMap(saidIn), ({ id }) => id)) {
			const roundIds = said.map(({ roundId }) => roundId).toSorted((a, b) => a - b);
			if (!mayMakeVoice(roundIds, made.get(statement) ?? null)) continue;
			const figures = { roundIds, ...sumOf(said), madeAt: clock.now() };
			await tx
				.insert(programmeVoice)
				.values({ statement, ...figures })
				.onConflictDoUpdate({ target: programmeVoice.statement, set: figures });
		}
	});
