import pg from 'pg';
import { createTestDatabase } from '#tests/support/database.ts';

/** An empty database: a copy of the template without its tables. */
export const createEmptyDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
	const database = await createTestDatabase();
	const client = new pg.Client({ connectionString: database.url });
	await client.connect();
	await client.query(
		'drop schema public cascade; drop schema drizzle cascade; drop schema if exists bullmq cascade; create schema public',
	);
	await client.end();
	return database;
};
