import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ConfigWithDatabase } from '#server/base/config.ts';

/**
 * Rewrites the tables of the workers' voice, so that no file contains dead rows. VACUUM needs a connection of its own:
 * it runs outside transactions, and the pool's connections are pipelined.
 */

const TABLES = ['voice_codes', 'voice_keys', 'voice_counters'] as const;

/** Session lock: one process at a time. */
const REWRITE_LOCK = 7_123;

/** Maximum wait for a table's lock, during which answers wait too. */
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

/** Number of dead rows kept because an older snapshot may see them, from VACUUM's message. */
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

/** Any older transaction of the cluster keeps dead rows; most end quickly. */
const TRIES = 30;
const PAUSE_MS = 200;

/** Somebody holds a table's lock for longer, for example a backup. */
const isLockTimeout = (error: unknown): boolean => (error as { code?: string }).code === '55P03';

/** False if dead rows are still visible to someone, or the table is being read. */
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

/** Whether no table contains dead rows any more; false if an older transaction sees some, or reads a table. */
export const rewriteTables = async (client: pg.Client): Promise<boolean> => {
	for (const table of TABLES) if (!(await rewrite(client, table))) return false;
	return true;
};

/** Runs work on a connection of its own, exclusively; returns `elsewhere` if another process is doing so. */
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
