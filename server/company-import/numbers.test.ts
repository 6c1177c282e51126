import { expect, it } from 'vitest';
import type { Company } from '#server/companies/columns.ts';
import { COLUMNS, type ImportColumn } from '#shared/company-import/columns.ts';
import { serverText } from '#shared/texts/server.ts';
import { compareWithStored, kindOf } from './compare.ts';
import { headingKey, sheetKey } from './names.ts';
import { readCompanyWorkbook } from './read.ts';
import type { Stored } from './stored.ts';

/** Numbers in the rows of an import: which company they name, and which look wrong. */

const NUMBER = '7000012050002';
const OTHER = '1180301018771';

const rowOf = (yours: string, corporate: string, phone = '03-1234-5678'): Partial<Record<ImportColumn, string>> => ({
	your_number: yours,
	company_name: '検証商事',
	ceo_name: '代表 太郎',
	company_address: '東京都',
	phone_number: phone,
	homepage_url: 'https://example.com/',
	email: 'company@example.com',
	corporate_number: corporate,
	employee_count: '10',
});

const storedCompany = (id: number, yourNumber: string, corporateNumber: string): Company =>
	({
		id,
		companyName: `登録${id}`,
		yourNumber,
		corporateNumber,
		registrationNumber: `09-00000${id}`,
		phoneNumber: '',
	}) as Company;

const compare = async (rows: readonly Partial<Record<ImportColumn, string>>[], companies: readonly Company[] = []) => {
	const stored: Stored = {
		companies,
		accounts: [],
		withAdministrator: new Set(),
		byCorporateNumber: new Map(companies.map((one) => [one.corporateNumber, one])),
	};
	const sheet = {
		hidden: { rows: [], columns: [] },
		name: serverText('ja', sheetKey('companies')),
		rows: [
			{ row: 1, cells: COLUMNS.companies.map((column) => serverText('ja', headingKey(column))) },
			...rows.map((cells, at) => ({ row: at + 2, cells: COLUMNS.companies.map((column) => cells[column] ?? null) })),
		],
	};
	const { problems, warnings, ...rest } = await compareWithStored(await readCompanyWorkbook([sheet], 'ja'), stored);
	const plain = (all: typeof problems) =>
		all.map(({ place, key, variables }) => [
			place.row,
			place.column,
			key.replace('companyImport.', ''),
			variables ?? {},
		]);
	return { ...rest, problems: plain(problems), warnings: plain(warnings) };
};

it('a corporate number is read as 13 plain digits in any spelling, without a warning', async () => {
	for (const typed of [
		NUMBER,
		`T${NUMBER}`,
		'7-0000-1205-0002',
		'Ｔ７００００１２０５０００２',
		'7000012\u200B050002',
	]) {
		const { rows, problems, warnings } = await compare([rowOf('A1', typed)]);
		expect([rows[0]?.fields.corporate_number, problems, warnings]).toEqual([NUMBER, [], []]);
	}
});

it('numbers that look wrong are warnings at their cells, and can be imported', async () => {
	const { rows, problems, warnings } = await compare([
		rowOf('A1', 'ABC'),
		rowOf('A2', '700001205000'),
		rowOf('A3', '8000012050002'),
		rowOf('A4', NUMBER, 'abc'),
	]);
	expect([rows.length, problems]).toEqual([4, []]);
	expect(warnings).toEqual([
		[2, 'corporate_number', 'doubtful.length', {}],
		[3, 'corporate_number', 'doubtful.length', {}],
		[4, 'corporate_number', 'doubtful.checkDigit', {}],
		[5, 'phone_number', 'doubtful.phone', {}],
	]);
});

it('a number that is stored as it is gives no warning', async () => {
	const stored = { ...storedCompany(1, 'A1', '123'), phoneNumber: 'なし' };
	expect((await compare([rowOf('A1', '123', 'なし')], [stored])).warnings).toEqual([]);
	expect((await compare([rowOf('A1', '1234', 'なし')], [stored])).warnings).toHaveLength(1);
});

it('the same company is named in any spelling of its number, registered or in a former row', async () => {
	const { warnings } = await compare(
		[rowOf('A1', `T${OTHER}`), rowOf('A2', NUMBER), rowOf('A3', '7-000012050002'), rowOf('A4', NUMBER)],
		[storedCompany(7, 'B1', OTHER)],
	);
	expect(warnings).toEqual([
		[2, 'corporate_number', 'sameCorporateNumber', { company: '登録7', number: '09-000007' }],
		[4, 'corporate_number', 'sameCorporateNumberInFile', { row: 3 }],
		[5, 'corporate_number', 'sameCorporateNumberInFile', { row: 3 }],
	]);
});

it('a company is found by your number without regard to case and width, and keeps it as it was', async () => {
	const stored = storedCompany(1, 'KY-0100', NUMBER);
	for (const typed of ['KY-0100', 'ky-0100', 'ＫＹ－０１００']) {
		const { rows, problems } = await compare([rowOf(typed, NUMBER)], [stored]);
		expect([problems, rows[0]?.company?.id, rows[0]?.yourNumber]).toEqual([[], 1, 'KY-0100']);
		expect(rows[0]?.changes.map(({ field }) => field)).not.toContain('your_number');
		expect(rows[0] && kindOf(rows[0])).toBe('changed');
	}
	expect((await compare([rowOf('a1', NUMBER), rowOf('A1', OTHER)])).problems).toEqual([
		[3, 'your_number', 'numberTwice', { row: 2 }],
	]);
});

it('your number of two companies is an error at its cell that names both, unless the registration number says which', async () => {
	const stored = [storedCompany(1, 'KY-1', NUMBER), storedCompany(2, 'ky-1', OTHER)];
	expect((await compare([rowOf('Ky-1', NUMBER)], stored)).problems).toEqual([
		[2, 'your_number', 'numberOfSeveral', { company: '登録1', other: '登録2' }],
	]);
	const { rows, problems } = await compare([{ ...rowOf('ky-1', OTHER), registration_number: '09-000002' }], stored);
	expect([problems, rows[0]?.company?.id]).toEqual([[], 2]);
});
