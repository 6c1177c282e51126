import { expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { withFormerDatabase } from '#tests/support/database/former-database.ts';

/**
 * The migrations of the version whose receipts showed ids.
 *
 * @module-tag rest
 */
const BEFORE = 31;

const former = withFormerDatabase(BEFORE);

const insert = async (table: string, values: Record<string, unknown>): Promise<number> => {
	const names = Object.keys(values);
	const { rows } = await former.client.query(
		`insert into ${table} (${names.join()}) values (${names.map((_, at) => `$${at + 1}`).join()}) returning id`,
		Object.values(values),
	);
	return rows[0].id;
};

it('numbers what was sent before, by year in Tokyo and in the order of its time', async () => {
	const paper = await insert('papers', { is_premium: true, is_published: true, published_at: new Date() });
	const company = await insert('companies', {
		...{ company_name: '検証', search_text: '検証', ceo_name: '代表', company_address: '東京都' },
		...{ phone_number: '0312345678', industry_code: 'E09' },
		...{ registration_number: '13-000001', corporate_number: '0000000000001' },
	});
	const submit = (at: string | null) =>
		insert('assessment_progresses', {
			...{ company_id: company, paper_id: paper, status: 14, status_since: new Date() },
			submitted_at: at,
		});
	const send = (at: string, email: string) =>
		insert('free_contacts', {
			...{ paper_id: paper, company_name: '検証', client_name: '山田', phone: '0000', has_inquiry_request: false },
			...{ category_results: '[]', search_text: '', certificate_token_hash: email, email, created_at: at },
		});
	await submit('2026-12-31T14:59:59Z');
	await submit('2026-12-31T15:00:00Z');
	await submit(null);
	await submit('2026-03-01T00:00:00Z');
	await send('2026-06-01T00:00:00Z', 'a@example.com');
	await send('2027-06-01T00:00:00Z', 'b@example.com');
	await migrate(former.url, { queueTables: false });
	const read = async (table: string) =>
		(await former.client.query(`select receipt_number as number from ${table} order by id`)).rows.map(
			({ number }) => number,
		);
	expect(await read('assessment_progresses')).toEqual(['K-2026-0003', 'K-2027-0001', null, 'K-2026-0001']);
	expect(await read('free_contacts')).toEqual(['K-2026-0002', 'K-2027-0002']);
	expect((await former.client.query('select year, last from receipt_numbers order by year')).rows).toEqual([
		{ year: 2026, last: 3 },
		{ year: 2027, last: 2 },
	]);
});
