import { type Logger, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { openHooks, takeHooks } from './after-commit.ts';
import type { Db, Executor, Tx } from './executor.ts';

/**
 * Transactions with few round trips: BEGIN is sent together with the first statement, COMMIT together with the last
 * ones, those of `later`. A connection runs statements in the order sent; after a failure, PostgreSQL refuses all
 * others and answers COMMIT with ROLLBACK.
 */

/** Statements sent but not awaited, by transaction. */
const sent = new WeakMap<Executor, Promise<unknown>[]>();

/** A Drizzle statement; it is sent when awaited. */
type Statement = PromiseLike<unknown>;

/** Sends a statement synchronously, before any later one; awaiting it would send it some microtasks later. */
const send = <T>(statement: PromiseLike<T>): Promise<T> =>
	new Promise((resolve, reject) => void statement.then(resolve, reject));

const isStatement = (value: unknown): value is Statement => typeof (value as Statement | null)?.then === 'function';

const sendAny = (value: unknown): unknown => (isStatement(value) ? send(value) : value);

type Answers<T extends readonly unknown[]> = { -readonly [K in keyof T]: Awaited<T[K]> };

/**
 * Awaits statements that were sent in sequence, as if each had been awaited: throws the failure of the first that
 * failed.
 */
const inTurn = async <T extends readonly unknown[] | []>(answers: T): Promise<Answers<T>> => {
	const outcomes = await Promise.allSettled(answers);
	return outcomes.map((outcome) => {
		if (outcome.status === 'rejected') throw outcome.reason;
		return outcome.value;
	}) as Answers<T>;
};

/**
 * Runs statements whose results are not needed. In a transaction they are not awaited: a failure makes the transaction
 * fail, at the latest at its commit. Not for failures that the caller handles.
 */
export const later = async (executor: Executor, ...statements: readonly Statement[]): Promise<void> => {
	const ahead = sent.get(executor);
	const started = statements.map((statement) => send(statement));
	if (!ahead) {
		await Promise.all(started);
		return;
	}
	// The end of the transaction handles failures; until then they are no unhandled rejections.
	for (const each of started) each.catch(() => {});
	ahead.push(...started);
};

const failureOf = (statements: readonly Promise<unknown>[]): Promise<{ error: unknown } | null> =>
	inTurn(statements).then(
		() => null,
		(error: unknown) => ({ error }),
	);

const beginOf = ({ isolationLevel, accessMode }: PgTransactionConfig) =>
	sql.raw(['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' '));

/** @throws the failure of the first statement that failed */
const commit = async (tx: Tx, ahead: readonly Promise<unknown>[]): Promise<void> => {
	const committing = tx.execute(sql`commit`);
	const [failed, { command }] = await Promise.all([failureOf(ahead), committing]);
	if (failed) throw failed.error;
	if (command !== 'COMMIT') throw new Error(`the transaction ended with ${command}`);
};

/** Refused after a failure, also since a statement was therefore not prepared. */
const AFTER_FAILURE = ['25P02', '26000'];

/** The reason why a transaction failed: `error`, unless that is only a consequence of an earlier failed statement. */
const causeOf = async (error: unknown, ahead: readonly Promise<unknown>[]): Promise<unknown> => {
	const failed = await failureOf(ahead);
	const cause = failed?.error instanceof Error ? failed.error.cause : null;
	const isConsequence = AFTER_FAILURE.includes((cause as { code?: string } | null)?.code ?? '');
	return failed && !isConsequence ? failed.error : error;
};

/** Runs work on a connection borrowed from the database's pool. */
type Lend = <T>(work: (one: Executor) => Promise<T>) => Promise<T>;

const lenders = new WeakMap<Executor, Lend>();

/**
 * Sends independent statements at once, in order, on one connection; in a transaction on its own, so a lock can be sent
 * with the reads under it. Returns their results as if each had been awaited, and throws the failure of the first that
 * failed. Fewer messages than `Promise.all` over the pool.
 */
export const together = <T extends readonly unknown[] | []>(
	executor: Executor,
	statements: (one: Executor) => T,
): Promise<Answers<T>> => {
	const sendAll = (one: Executor): Promise<Answers<T>> => inTurn(statements(one).map(sendAny) as unknown as T);
	const lend = lenders.get(executor);
	return lend ? lend(sendAll) : sendAll(executor);
};

/** Makes a database on a pool with `pipeline` use these transactions and connections. */
export const saveTrips = (db: Db, pool: pg.Pool, logger: Logger | undefined): void => {
	/** Kept by connection, so that its prepared statements are built once. */
	const executors = new WeakMap<pg.PoolClient, Tx>();
	const executorOn = (client: pg.PoolClient): Tx => {
		const known = executors.get(client);
		if (known) return known;
		// Without `rollback` and nested transactions, which are not used.
		const made = drizzle(client, logger ? { logger } : {}) as unknown as Tx;
		executors.set(client, made);
		return made;
	};

	lenders.set(db, async (work) => {
		const client = await pool.connect();
		try {
			return await work(executorOn(client));
		} finally {
			client.release();
		}
	});

	db.transaction = async <T>(work: (tx: Tx) => Promise<T>, config: PgTransactionConfig = {}): Promise<T> => {
		const client = await pool.connect();
		const tx = executorOn(client);
		const ahead: Promise<unknown>[] = [];
		sent.set(tx, ahead);
		openHooks(tx);
		let result: T;
		try {
			await later(tx, tx.execute(beginOf(config)));
			result = await work(tx);
			await commit(tx, ahead);
		} catch (error) {
			// A connection that cannot roll back is discarded.
			const isRolledBack = await send(tx.execute(sql`rollback`)).then(
				() => true,
				() => false,
			);
			const cause = await causeOf(error, ahead);
			sent.delete(tx);
			takeHooks(tx);
			client.release(!isRolledBack);
			throw cause;
		}
		sent.delete(tx);
		const registered = takeHooks(tx);
		client.release();
		for (const hook of registered) hook(db);
		return result;
	};
};
