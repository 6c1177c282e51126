import { sql } from 'drizzle-orm';
import pTimeout from 'p-timeout';
import type pg from 'pg';
import type { Logger } from 'pino';
import { AppError } from '#server/base/errors.ts';
import { pollFor } from '#server/base/poll.ts';
import { type DatabaseOptions, type Db, isDatabaseDown, openDatabase } from './client.ts';
import { hasReplayed, primaryPosition } from './log-position.ts';
import { type Found, type ReplicaState, watchReplica } from './replica-watch.ts';
import { shareTotals } from './totals.ts';

/**
 * A standby that serves lists and exports. It serves a read only after replaying the primary's WAL up to the position
 * when the call began, so the read sees everything written before through any server. Otherwise, and when the standby
 * fails in any way, the read runs on the primary. Why: docs/decisions/read-replicas.md.
 */

/**
 * Where a read ran: on the replica, or on the primary because the standby was in that state, had no free connection, or
 * failed.
 */
export const READ_OUTCOMES = ['replica', 'starting', 'behind', 'unreachable', 'busy', 'failed'] as const;
export type ReadOutcome = (typeof READ_OUTCOMES)[number];

export type ReplicaOptions = Pick<DatabaseOptions, 'url' | 'max' | 'onQuery' | 'watch'> & {
	primary: Db;
	timeoutMs: number;
	namedStatements?: number;
	log: Logger;
};

/** Imperceptible; a healthy standby catches up within a few milliseconds. */
const CATCH_UP_MS = 50;
/** Timeout of a new connection and of the query for the replay position. */
const ANSWER_MS = 2_000;
/** Slower statements are repeated on the primary, with the whole DATABASE_TIMEOUT_MS. */
const STATEMENT_MS = 10_000;

const positionOf = async (primary: Db): Promise<string | null> => {
	const { rows } = await primary.execute<{ position: string | null }>(sql`select ${primaryPosition(true)} as position`);
	return rows[0]?.position ?? null;
};

/** Whether the standby has replayed up to a position, or does so within CATCH_UP_MS. @throws if it does not respond */
const isLevel = async (pool: pg.Pool, position: string): Promise<boolean> => {
	const client = await pool.connect();
	try {
		const ask = async () => (await hasReplayed(client, position)) || null;
		const caughtUp = pollFor(ask, CATCH_UP_MS, { firstMs: 1, longestMs: 10 });
		const answer = await pTimeout(caughtUp, { milliseconds: ANSWER_MS });
		client.release();
		return answer !== null;
	} catch (error) {
		client.release(true);
		throw error;
	}
};

/** Identifies a server: no two start in the same microsecond. */
const startOf = async (client: pg.ClientBase): Promise<string> => {
	const { rows } = await client.query<{ started: string }>('select pg_postmaster_start_time()::text as started');
	return rows[0]?.started ?? '';
};

/** Opens the pool of the standby, which is used once it was reached and found level. */
export const openReplica = ({
	primary,
	url,
	max,
	timeoutMs,
	namedStatements = 0,
	log,
	onQuery,
	watch: statementWatch,
}: ReplicaOptions) => {
	let known = '';
	/**
	 * Requires that all connections reach the same server, since there may be several standbys behind one address, each
	 * with its own replay position. A probe may switch to another one, which is then level with everything earlier calls
	 * need.
	 */
	const assertSame = async (client: pg.ClientBase): Promise<void> => {
		const started = await startOf(client);
		if (started === known) return;
		if (watch.state() === 'used' || pool.totalCount > 1)
			throw new Error('another server than before answers at DATABASE_REPLICA_URL');
		known = started;
	};
	const { db, pool, close } = openDatabase({
		url,
		max,
		timeoutMs: Math.min(timeoutMs, STATEMENT_MS),
		connectMs: ANSWER_MS,
		namedStatements,
		onConnect: assertSame,
		onError: (error) => watch.leave({ state: 'unreachable', error }),
		...(onQuery ? { onQuery } : {}),
		...(statementWatch ? { watch: statementWatch } : {}),
	});

	const probe = async (): Promise<Found | null> => {
		const position = await positionOf(primary).catch(() => null);
		if (position === null) return null;
		try {
			return { state: (await isLevel(pool, position)) ? 'used' : 'behind' };
		} catch (error) {
			return { state: 'unreachable', error };
		}
	};
	const watch = watchReplica(probe, log);
	shareTotals(db, primary);

	/** Where to run a read; anything but 'replica' means the primary. */
	const placeFor = async (position: string | null): Promise<Exclude<ReadOutcome, 'failed'>> => {
		const state = watch.state();
		if (state !== 'used') return state;
		if (position === null) return 'behind';
		if (pool.idleCount === 0 && pool.totalCount >= max) return 'busy';
		try {
			if (await isLevel(pool, position)) return 'replica';
			watch.leave({ state: 'behind' });
			return 'behind';
		} catch (error) {
			watch.leave({ state: 'unreachable', error });
			return 'unreachable';
		}
	};

	const reads = new Map<ReadOutcome, number>();
	const count = (outcome: ReadOutcome): void => void reads.set(outcome, (reads.get(outcome) ?? 0) + 1);

	return {
		/** Current WAL position of the primary, for a reader without a session; null while the standby is not used. */
		position: async (): Promise<string | null> =>
			watch.state() === 'used' ? positionOf(primary).catch(() => null) : null,
		/**
		 * Runs a read on the standby if it has replayed `position`, otherwise on the primary; after a failure, first on one
		 * and then on the other.
		 */
		read: async <T>(position: string | null, work: (db: Db) => Promise<T>): Promise<T> => {
			const place = await placeFor(position);
			if (place === 'replica') {
				try {
					const result = await work(db);
					count(place);
					return result;
				} catch (error) {
					// A conflict with the replay, a timeout or a lost connection. An error of the query itself recurs on the
					// primary.
					if (error instanceof AppError) throw error;
					if (isDatabaseDown(error)) watch.leave({ state: 'unreachable', error });
				}
			}
			count(place === 'replica' ? 'failed' : place);
			return work(primary);
		},
		state: (): ReplicaState => watch.state(),
		/** Number of reads with this outcome since the start. */
		reads: (outcome: ReadOutcome): number => reads.get(outcome) ?? 0,
		close: async (): Promise<void> => {
			watch.close();
			await close();
		},
	};
};

export type Replica = ReturnType<typeof openReplica>;
