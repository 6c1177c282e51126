import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ConfigWithDatabase } from '#server/base/config.ts';

/**
 * Rewrites the tables of the workers' voice, so that no file of theirs holds a dead row: what was deleted or counted in
 * between. VACUUM runs outside of transactions, and on a connection of its own, since those of the pool are pipelined.
 */

const TABLES = ['voice_codes', 'voice_keys', 'voice_counters'] as const;

/** Session lock: one process at a time. */
const REWRITE_LOCK = 7_123;

/** Workers who answer meanwhile wait for the lock of a table as long at most. */
const LOCK_MS = 2_000;
const STATEMENT_MS = 60_000;

const openClient = async ({ databaseUrl }: Pick<ConfigWithDatabase, 'databaseUrl'>): Promise<pg.Client> => {
	const client = new pg.Client({
		connectionString: databaseUrl,
		application_name: 'kyosei',
		statement_timeout: STATEMENT_MS,
		lock_timeout: LOCK_MS,
	});
	client.on('error', () => {});
	await client.connect();
	return client;
};

/** How many dead rows a table kept, because an older snapshot may still see them: the detail begins with the number. */
const keptRows = async (client: pg.Client, table: string): Promise<number> => {
	let kept = 0;
	const read = ({ detail }: { detail?: string | undefined }): void => {
		kept += Number(/\d+/.exec(detail ?? '')?.[0] ?? 0);
	};
	client.on('notice', read);
	try {
		await client.query(`vacuum (full, verbose) ${table}`);
	} finally {
		client.off('notice', read);
	}
	return kept;
};

/** Any transaction of the cluster that is older than the end of a round keeps dead rows; most are over in no time. */
const TRIES = 30;
const PAUSE_MS = 200;

/** Somebody reads a table for longer than its lock is waited for, as a backup does. */
const isLockTimeout = (error: unknown): boolean => (error as { code?: string }).code === '55P03';

/** False where somebody still sees dead rows of a table, or reads it. */
const rewrite = async (client: pg.Client, table: string): Promise<boolean> => {
	try {
		for (let tried = 1; (await keptRows(client, table)) > 0; tried++) {
			if (tried === TRIES) return false;
			await pause(PAUSE_MS);
		}
		return true;
	} catch (error) {
		if (isLockTimeout(error)) return false;
		throw error;
	}
};

/** Whether the tables hold no dead row any more; not where a transaction that began before still sees some, or reads a table. */
export const rewriteTables = async (client: pg.Client): Promise<boolean> => {
	for (const table of TABLES) if (!(await rewrite(client, table))) return false;
	return true;
};

/** Does something on a connection of its own, while no other process does the same; else answers `elsewhere`. */
export const alone = async <T>(
	config: Pick<ConfigWithDatabase, 'databaseUrl'>,
	work: (client: pg.Client) => Promise<T>,
): Promise<T | 'elsewhere'> => {
	const client = await openClient(config);
	try {
		const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
			REWRITE_LOCK,
		]);
		return rows[0]?.locked ? await work(client) : 'elsewhere';
	} finally {
		await client.end();
	}
};
