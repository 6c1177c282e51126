import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { connect } from '#scripts/backup/catalogue.ts';
import { emptyDatabase, migrateFirst } from '#scripts/backup/schema.ts';
import { createTestDatabase } from '#tests/support/database.ts';

/** A database of a former version: with its first `migrations`, and without rows. For the tests of one file. */
export const withFormerDatabase = (migrations: number): { readonly url: string; readonly client: pg.Client } => {
	let database: Awaited<ReturnType<typeof createTestDatabase>>;
	let client: pg.Client;
	beforeAll(async () => {
		database = await createTestDatabase();
		client = await connect(database.url);
		await emptyDatabase(client);
		await migrateFirst(client, migrations);
	});
	afterAll(async () => {
		await client.end();
		await database.drop();
	});
	return {
		get url() {
			return database.url;
		},
		get client() {
			return client;
		},
	};
};
