import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './executor.ts';
import { saveTrips } from './transactions.ts';

export type { Db, Executor, Reader, Tx } from './executor.ts';

export type DatabaseOptions = {
	url: string;
	max: number;
	/** The time limit of a statement, set by PostgreSQL. */
	timeoutMs?: number;
	/** The time limit of a new connection. */
	connectMs?: number;
	/** Looks at a new connection before it is used; a rejected one is closed. */
	onConnect?: (client: pg.ClientBase) => Promise<void>;
	onError: (error: Error) => void;
	/** Called with the text of every statement; the tests count them. */
	onQuery?: (text: string) => void;
};

/** How much longer than its time limit a statement may stay unanswered. */
const GRACE_MS = 2_000;

/** As many connections stay open when nothing is asked, so that a call which then comes does not open its own. */
const KEPT_CONNECTIONS = 4;

const SILENT = 'Connection terminated: the database does not answer';

/** Not in the types of pg: the socket, after TLS was agreed on. */
const socketOf = (client: pg.PoolClient): Socket =>
	(client as unknown as { connection: { stream: Socket } }).connection.stream;

/** Sends the statements of one turn of the event loop in one piece: each piece costs a system call, and wakes PostgreSQL. */
const gatherStatements = (client: pg.PoolClient): void => {
	const socket = socketOf(client);
	const query = client.query.bind(client) as (...statement: unknown[]) => unknown;
	let isGathering = false;
	const gather = (...statement: unknown[]): unknown => {
		if (!isGathering) {
			isGathering = true;
			socket.cork();
			process.nextTick(() => {
				isGathering = false;
				socket.uncork();
			});
		}
		return query(...statement);
	};
	client.query = gather as typeof client.query;
};

/**
 * Closes a connection that is in use and on which nothing came for longer than any statement may take: PostgreSQL, or the
 * network to it, is stuck. All that waits fails at once, also the rollback of a transaction, and the connection leaves
 * the pool. (After the `query_timeout` of pg the connection would go back to the pool as it is, and the rollback would
 * wait once more.)
 */
const closeSilentOnes = (pool: pg.Pool, limitMs: number): void => {
	pool.on('connect', (client) => {
		const socket = socketOf(client);
		socket.on('timeout', () => socket.destroy(new Error(SILENT)));
	});
	pool.on('acquire', (client) => void socketOf(client).setTimeout(limitMs));
	pool.on('release', (_error, client) => void socketOf(client).setTimeout(0));
};

/** Opens the connection pool. Errors of idle connections go to `onError`, never thrown. */
export const openDatabase = ({
	url,
	max,
	timeoutMs = 30_000,
	connectMs = 5_000,
	onConnect,
	onError,
	onQuery,
}: DatabaseOptions) => {
	const pool = new pg.Pool({
		connectionString: url,
		max,
		min: Math.min(max, KEPT_CONNECTIONS),
		// Statements are sent without waiting for the answers of those before. Cursors of pg-cursor do not work on it.
		pipeline: true,
		connectionTimeoutMillis: connectMs,
		...(onConnect ? { onConnect } : {}),
		idleTimeoutMillis: 30_000,
		statement_timeout: timeoutMs,
		idle_in_transaction_session_timeout: timeoutMs,
		keepAlive: true,
		keepAliveInitialDelayMillis: 10_000,
		application_name: 'kyosei',
	});
	pool.on('error', onError);
	pool.on('connect', (client) => {
		client.on('error', onError);
		gatherStatements(client);
	});
	closeSilentOnes(pool, timeoutMs + GRACE_MS);
	const logger = onQuery && { logQuery: onQuery };
	const db: Db = drizzle(pool, logger ? { logger } : {});
	saveTrips(db, pool, logger);
	return { db, pool, close: () => pool.end() };
};

type PgError = { code?: string; constraint?: string };

/**
 * SQLSTATE and constraint of a failed statement. Drizzle's own message contains SQL and parameters: never expose it.
 */
export const databaseError = (error: unknown): PgError => {
	const cause = error instanceof Error && error.cause ? error.cause : error;
	const { code, constraint } = (cause ?? {}) as PgError;
	return { ...(code ? { code } : {}), ...(constraint ? { constraint } : {}) };
};

/** Whether a statement failed on the named unique constraint. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean => {
	const found = databaseError(error);
	return found.code === '23505' && found.constraint === constraint;
};

const CONNECTION_CODES = /^(08|57P0[123]|53300|ECONN|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND)/;

/** Whether the database is temporarily unreachable, which answers 503. */
export const isDatabaseDown = (error: unknown): boolean => {
	const { code } = databaseError(error);
	if (code) return CONNECTION_CODES.test(code);
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	return (
		cause instanceof Error &&
		/Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
			cause.message,
		)
	);
};
