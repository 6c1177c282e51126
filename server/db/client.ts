import type { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** A query runs on the pool or in the caller's transaction. */
export type Executor = Db | Tx;
/** The dependencies of a read-only service. */
export type Reader = { db: Executor };

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

/**
 * Closes a connection on which nothing came for longer than any statement may take: PostgreSQL, or the network to it, is
 * stuck. All that waits fails at once, also the rollback of a transaction, and the connection leaves the pool. (After
 * the `query_timeout` of pg the connection would go back to the pool as it is, and the rollback would wait once more.)
 */
const closeWhenSilent = (client: pg.PoolClient, limitMs: number): void => {
	// Not in the types of pg: the socket, after TLS was agreed on.
	const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
	stream.setTimeout(limitMs, () => stream.destroy(new Error('Connection terminated: the database does not answer')));
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
		connectionTimeoutMillis: connectMs,
		...(onConnect ? { onConnect } : {}),
		// Before `closeWhenSilent` takes an idle connection for a stuck one.
		idleTimeoutMillis: Math.min(timeoutMs, 30_000),
		statement_timeout: timeoutMs,
		idle_in_transaction_session_timeout: timeoutMs,
		keepAlive: true,
		keepAliveInitialDelayMillis: 10_000,
		application_name: 'kyosei',
	});
	pool.on('error', onError);
	pool.on('connect', (client) => {
		client.on('error', onError);
		closeWhenSilent(client, timeoutMs + GRACE_MS);
	});
	const db = drizzle(pool, { schema, ...(onQuery ? { logger: { logQuery: onQuery } } : {}) });
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
