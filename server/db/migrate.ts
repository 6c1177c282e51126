import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMigrations as runQueueMigrations } from 'bullmq';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../migrations');

/** Any fixed number, the same in every process: it names the lock, nothing else. */
const MIGRATION_LOCK = 7_361_904;

/**
 * Brings the database up to date. Any number of processes may call it at once: one works, the others wait and find
 * nothing left to do. The queue's own tables are only needed where Postgres carries the queue.
 */
export const migrate = async (url: string, options: { queueTables: boolean }): Promise<void> => {
	const client = new pg.Client({ connectionString: url, application_name: 'kyosei-migrate' });
	client.on('error', () => {});
	await client.connect();
	try {
		await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
		await runMigrations(drizzle(client), { migrationsFolder: folder });
		if (options.queueTables) await runQueueMigrations(client);
	} finally {
		await client.end();
	}
};
