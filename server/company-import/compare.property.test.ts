import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Company } from '#server/companies/columns.ts';
import { columnsOf as companyColumns } from '#server/companies/columns.ts';
import type { SheetCells } from '#server/workbooks/cells.ts';
import { COLUMNS, type ImportColumn, type SheetKind } from '#shared/company-import/columns.ts';
import { serverText } from '#shared/texts/server.ts';
import { type Compared, compareWithStored, kindOf } from './compare.ts';
import { headingKey, sheetKey } from './names.ts';
import { readCompanyWorkbook } from './read.ts';
import type { Stored } from './stored.ts';

/** Whatever a workbook has: once it is imported, the same workbook changes nothing, and the stored rest stays. */

type Cells = Partial<Record<ImportColumn, string | number | null>>;

const NOTHING: Stored = { companies: [], accounts: [], withAdministrator: new Set(), byCorporateNumber: new Map() };

const sheetOf = (kind: SheetKind, rows: readonly Cells[]): SheetCells => ({
	hidden: { rows: [], columns: [] },
	name: serverText('ja', sheetKey(kind)),
	rows: [
		{ row: 1, cells: COLUMNS[kind].map((column) => serverText('ja', headingKey(column))) },
		...rows.map((cells, at) => ({ row: at + 2, cells: COLUMNS[kind].map((column) => cells[column] ?? null) })),
	],
});

const compare = async (companies: readonly Cells[], people: readonly Cells[], stored: Stored): Promise<Compared> => {
	const sheets = [sheetOf('companies', companies), sheetOf('administrators', people)];
	return compareWithStored(await readCompanyWorkbook(sheets, 'ja'), stored);
};

const EMPTY = {
	companyNameKana: '',
	ceoNameKana: '',
	position: '',
	marketName: '',
	employeeCountries: '',
	establishedDate: null,
	funds: null,
	isListed: null,
	industryCode: 'T99',
	foreignEmployeeCount: 0,
	permanentEmployeeCount: 0,
	contractEmployeeCount: 0,
	temporaryEmployeeCount: 0,
	contractorCount: 0,
	partTimeEmployeeCount: 0,
	internCount: 0,
	specialistCount: 0,
};

const given = <T extends object>(values: T): Partial<T> =>
	Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

/** What the job would write. */
const applied = ({ rows }: Compared, stored: Stored): Stored => {
	const companies = new Map(stored.companies.map((one) => [one.id, one]));
	const accounts = [...stored.accounts];
	const withAdministrator = new Set(stored.withAdministrator);
	for (const { company, fields, yourNumber, administrators } of rows) {
		const id = company?.id ?? companies.size + 1;
		const former = company ?? {
			...EMPTY,
			id,
			yourNumber: null,
			registrationNumber: `99-${String(id).padStart(6, '0')}`,
		};
		const industry = fields.industry_code === undefined ? {} : { industryCode: fields.industry_code };
		const written = { ...former, ...given(companyColumns(fields)), ...industry };
		companies.set(id, { ...written, yourNumber: yourNumber ?? former.yourNumber } as Company);
		for (const { user_email } of administrators) accounts.push({ email: user_email.toLowerCase(), companyId: id });
		if (administrators.length > 0) withAdministrator.add(id);
	}
	return { ...stored, companies: [...companies.values()], accounts, withAdministrator };
};

const company = fc.record({
	your_number: fc.oneof(fc.stringMatching(/^[A-Z]{1,3}-[0-9]{1,3}$/), fc.nat({ max: 30 }), fc.constant('００７')),
	company_name: fc.constantFrom(' 株式会社甲 ', '乙工業', '丙'),
	industry_code: fc.constantFrom(null, 'E09', 'e10', 'D06 総合工事業'),
	ceo_name: fc.constantFrom('代表 太郎', '社長'),
	company_address: fc.constantFrom('東京都', '大阪府'),
	phone_number: fc.constantFrom('03-1234-5678', '０３ー１２３４ー５６７８'),
	homepage_url: fc.constant('https://a.example/'),
	email: fc.constantFrom('a@a.example', 'b@a.example'),
	corporate_number: fc.constantFrom('1234567890123', 1_234_567_890_123, '１２３４５６７８９０１２３'),
	established_date: fc.constantFrom(null, '2020-04-01', '2020/4/1', '2020年4月1日'),
	funds: fc.constantFrom(null, '1,000,000', 5),
	is_listed: fc.constantFrom(null, '上場', 'Not listed'),
	employee_count: fc.constantFrom(0, '１２０', 30),
	foreign_employee_count: fc.constantFrom(null, 3, '4'),
});

const distinctBy = <T>(rows: readonly T[], key: (row: T) => string): T[] => [
	...new Map(rows.map((row) => [key(row), row])).values(),
];

const half = (value: unknown): string => String(value).normalize('NFKC');

it('the same workbook twice changes nothing, also after another one', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(company, { maxLength: 8 }), fc.array(company, { maxLength: 8 }), async (some, others) => {
			let stored = NOTHING;
			for (const rows of [some, others]) {
				const companies = distinctBy(rows, ({ your_number }) => half(your_number));
				const people = companies.map(({ your_number }, at) => ({
					your_number,
					user_name: '管理',
					user_email: `Admin-${half(your_number)}-${at % 2}@example.com`,
				}));
				const first = await compare(companies, people, stored);
				expect(first.problems).toEqual([]);
				expect(first.rows).toHaveLength(companies.length);
				stored = applied(first, stored);
				const again = await compare(companies, people, stored);
				expect(again.problems).toEqual([]);
				expect(again.rows.map(kindOf)).toEqual(companies.map(() => 'unchanged'));
				expect(again.rows.every(({ hasAdministrator }) => hasAdministrator)).toBe(true);
			}
		}),
	);
});
