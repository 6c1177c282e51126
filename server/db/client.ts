import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './executor.ts';
import { nameStatements, namesOfProcess } from './statement-names.ts';
import { saveTrips } from './transactions.ts';
import { type StatementWatch, watchStatements } from './watch-statements.ts';

export type { Db, Executor, Reader, Tx } from './executor.ts';

export type DatabaseOptions = {
	url: string;
	max: number;
	/** Statement timeout, enforced by PostgreSQL. */
	timeoutMs?: number;
	connectMs?: number;
	/** Checks a new connection before it is used; a rejected one is closed. */
	onConnect?: (client: pg.ClientBase) => Promise<void>;
	/** How many repeated statements each connection keeps prepared; by default none. */
	namedStatements?: number;
	onError: (error: Error) => void;
	/** Called with the text of every statement; the tests count them. */
	onQuery?: (text: string) => void;
	watch?: StatementWatch;
};

/** How long past its timeout a statement may stay unanswered. */
const GRACE_MS = 2_000;

/** Idle connections kept open, so that calls after a quiet time need not connect. */
const KEPT_CONNECTIONS = 4;

const SILENT = 'Connection terminated: the database does not answer';

/** The socket, after TLS negotiation; not in the types of pg. */
const socketOf = (client: pg.PoolClient): Socket =>
	(client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * Sends the statements of one turn of the event loop in a single write: each write costs a system call and wakes
 * PostgreSQL.
 */
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
 * Destroys a busy connection that has been silent for longer than any statement may take: PostgreSQL or the network is
 * stuck. All pending queries fail at once, including a rollback, and the connection leaves the pool. (With the
 * `query_timeout` of pg, the connection would return to the pool as it is, and the rollback would wait again.)
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
	namedStatements = 0,
	onError,
	onQuery,
	watch,
}: DatabaseOptions) => {
	const pool = new pg.Pool({
		connectionString: url,
		max,
		min: Math.min(max, KEPT_CONNECTIONS),
		// Sends statements without waiting for earlier results. Cursors of pg-cursor do not work with it.
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
		if (namedStatements > 0) nameStatements(client, namesOfProcess(namedStatements));
		if (watch) watchStatements(client, watch);
	});
	closeSilentOnes(pool, timeoutMs + GRACE_MS);
	const logger = onQuery && { logQuery: onQuery };
	const db: Db = drizzle(pool, logger ? { logger } : {});
	saveTrips(db, pool, logger);
	return { db, pool, close: () => pool.end() };
};

type PgError = { code?: string; constraint?: string };

/**
 * SQLSTATE and constraint of a failed statement. Never expose Drizzle's own message: it contains SQL and parameters.
 */
export const databaseError = (error: unknown): PgError => {
	const cause = error instanceof Error && error.cause ? error.cause : error;
	const { code, constraint } = (cause ?? {}) as PgError;
	return { ...(code ? { code } : {}), ...(constraint ? { constraint } : {}) };
};

export const isUniqueViolation = (error: unknown, constraint: string): boolean => {
	const found = databaseError(error);
	return found.code === '23505' && found.constraint === constraint;
};

const CONNECTION_CODES = /^(08|57P0[123]|53300|ECONN|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND)/;

/** Whether the database is temporarily unreachable (503). */
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
