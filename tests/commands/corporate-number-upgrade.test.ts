import { expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { plainCorporateNumber } from '#shared/companies/corporate-number.ts';
import { withFormerDatabase } from '#tests/support/database/former-database.ts';

/** The migrations of the version that stored corporate numbers as typed. */
const BEFORE = 56;

const former = withFormerDatabase(BEFORE);

const STORED = [
	'T7000012050002',
	'７００００１２０５０００２',
	'7-0000-1205-0002',
	' 7000012\u200B050002',
	'7000012050002',
	'ABC',
	'123',
	'T123',
	'なし',
];
const PLAIN = [...Array(5).fill('7000012050002'), 'ABC', '123', 'T123', 'なし'];

const insert = async (numbers: readonly string[], from: number): Promise<void> => {
	for (const [at, number] of numbers.entries()) {
		await former.client.query(
			`insert into companies (company_name, search_text, ceo_name, company_address, phone_number, industry_code, registration_number,
				corporate_number) values ('検証', '検証', '代表', '東京都', '0312345678', 'E09', $1, $2)`,
			[`13-${String(from + at).padStart(6, '0')}`, number],
		);
	}
};

const numbers = async (): Promise<string[]> => {
	const { rows } = await former.client.query(
		'select corporate_number as number from companies order by registration_number',
	);
	return rows.map(({ number }) => number);
};

it('makes stored corporate numbers plain, and those that a former server writes afterward', async () => {
	await insert(STORED, 1);
	await migrate(former.url, { queueTables: false });
	expect(await numbers()).toEqual(PLAIN);
	await insert(STORED, 101);
	await former.client.query(
		`update companies set corporate_number = 'Ｔ１１８０３０１０１８７７１' where registration_number = '13-000101'`,
	);
	expect(await numbers()).toEqual([...PLAIN, '1180301018771', ...PLAIN.slice(1)]);
	expect(STORED.map(plainCorporateNumber)).toEqual(PLAIN);
});
