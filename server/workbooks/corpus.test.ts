import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readCompanyWorkbook } from '#server/company-import/read.ts';
import { readPaperSheets } from '#server/papers/workbook/read.ts';
import { foldHeading } from '#shared/workbooks/headings.ts';
import { readWorkbook } from '#tests/support/files/previews.ts';
import { readCells } from './thread.ts';

/** Files of other programs, read by every reader. */

const FOLDER = path.resolve('tests/corpus/workbooks');
const filesOf = (kind: string): string[] => globSync(`${kind}-*.xlsx`, { cwd: FOLDER }).sort();

const sheetsOf = async (file: string, name: string) => {
	const read = await readCells({ file: path.join(FOLDER, file), wanted: [foldHeading(name)], maxRows: 100 });
	if (read.kind !== 'cells') throw new Error(`${file} is ${read.kind}`);
	return read.sheets;
};

it('has a dozen files of each kind', () => {
	expect([filesOf('companies').length, filesOf('paper').length]).toEqual([14, 14]);
});

it.each(filesOf('companies'))('companies are imported from %s', async (file) => {
	const { companies, problems, warnings } = await readCompanyWorkbook(await sheetsOf(file, '企業'), 'ja');
	expect(problems).toEqual([]);
	expect(companies.map(({ numbers, contents }) => [numbers.your_number, contents])).toEqual([
		[
			'T-001',
			expect.objectContaining({
				company_name: '試行Ａ1株式会社',
				company_name_kana: 'シコウエーイチ',
				company_address: '東京都千代田区丸の内1-1-1',
				phone_number: '03-0000-0001',
				established_date: '2020-04-01',
				funds: 10_000_000,
				employee_count: 120,
			}),
		],
		[
			'T-002',
			expect.objectContaining({
				company_name: '有限会社見本 & Sons',
				established_date: '1989-01-07',
				funds: 3_000_000,
			}),
		],
	]);
	expect(warnings.map(({ variables }) => variables?.hidden)).toEqual(file.includes('extras') ? ['C列'] : []);
});

it.each(filesOf('paper'))('a paper is imported from %s', async (file) => {
	const sheets = await sheetsOf(file, '設問票（正式評価）');
	const targets = new Map([
		['8.5', 85],
		['10.2', 102],
	]);
	const { main_categories } = readPaperSheets(sheets, { isPremium: true, targets, locale: 'ja' });
	expect(main_categories).toMatchObject([
		{
			content: '大項目A',
			content_en: 'Category A',
			sub_categories: [
				{
					content: '小項目 1',
					questions: [
						{
							content: '設問です。\n二行目。',
							points: 10,
							sdg_target_ids: [85, 102],
							evaluations: [
								{ content: '確認 <1>', weight: 0.3 },
								{ content: '確認 2', weight: 0.7 },
							],
						},
					],
				},
			],
		},
	]);
});

it.each(filesOf('companies'))('companies are previewed from %s', async (file) => {
	const { sheets } = await readWorkbook(readFileSync(path.join(FOLDER, file)));
	const [first] = sheets;
	const kana = file.includes('extras') ? null : 'シコウエーイチ';
	expect(first?.name).toBe('企業');
	expect(first?.rows[1]?.slice(0, 3)).toEqual(['T-001', '試行Ａ1株式会社', kana]);
	expect(first?.rows[1]?.slice(10, 13)).toEqual(['2020-04-01', 10_000_000, 120]);
	expect(first?.rows[2]?.slice(3, 6)).toEqual(['E10', '見本 <花子>', '大阪府大阪市北区梅田2-2-2']);
	expect(first?.hidden_columns).toEqual(file.includes('extras') ? [{ from: 3, to: 3 }] : []);
});
