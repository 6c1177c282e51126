import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMigrations as runQueueMigrations } from 'bullmq';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../migrations');

/** Key of the advisory lock; arbitrary. */
const MIGRATION_LOCK = 7_361_904;

/**
 * Migrates the database under an advisory lock, so that any number of processes may call it at once. The queue's tables
 * are only needed if BullMQ runs on PostgreSQL.
 */
export const migrate = async (url: string, options: { queueTables: boolean }): Promise<void> => {
	const client = new pg.Client({ connectionString: url, application_name: 'kyosei-migrate', keepAlive: true });
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
