import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#scripts/backup/catalogue.ts';
import { emptyDatabase, migrateFirst } from '#scripts/backup/schema.ts';
import { migrate } from '#server/db/migrate.ts';
import { foldForSearch } from '#shared/fold.ts';
import { createTestDatabase } from '#tests/support/database.ts';

/** The migrations of the version that did not know variants of characters in names. */
const BEFORE = 41;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;

beforeAll(async () => {
	database = await createTestDatabase();
	client = await connect(database.url);
	await emptyDatabase(client);
	await migrateFirst(client, BEFORE);
});

afterAll(async () => {
	await client.end();
	await database.drop();
});

it('folds the names of companies that were stored before', async () => {
	const name = '株式会社濵﨑𠮷邊';
	await client.query(
		`insert into companies (company_name, search_text, ceo_name, company_address, phone_number, industry_code, registration_number,
			corporate_number) values ($1, $1, '代表', '東京都', '0312345678', 'E09', '13-000001', '0000000000001')`,
		[name],
	);
	await migrate(database.url, { queueTables: false });
	const { rows } = await client.query('select search_text from companies');
	expect(rows).toEqual([{ search_text: foldForSearch(name) }]);
});
