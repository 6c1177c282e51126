import { expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { formerFold } from '#shared/former-fold.ts';
import { withFormerDatabase } from '#tests/support/database/former-database.ts';

/**
 * The migrations of the version that did not know variants of characters in names.
 *
 * @module-tag rest
 */
const BEFORE = 41;

const former = withFormerDatabase(BEFORE);

it('folds the names of companies that were stored before', async () => {
	const name = '株式会社濵﨑𠮷邊';
	await former.client.query(
		`insert into companies (company_name, search_text, ceo_name, company_address, phone_number, industry_code, registration_number,
			corporate_number) values ($1, $1, '代表', '東京都', '0312345678', 'E09', '13-000001', '0000000000001')`,
		[name],
	);
	await migrate(former.url, { queueTables: false });
	const { rows } = await former.client.query('select search_text from companies');
	expect(rows).toEqual([{ search_text: formerFold(name) }]);
});
