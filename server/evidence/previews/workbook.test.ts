import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREVIEW_LIMITS, type PreviewCell } from '#shared/evidence/preview.ts';
import { linkedWorkbook } from '#tests/support/files/hostile-office.ts';
import { sheetData, workbookFile } from '#tests/support/files/office-files.ts';
import { readWorkbook } from '#tests/support/files/previews.ts';

const rowsOf = async (content: Buffer): Promise<PreviewCell[][] | undefined> =>
	(await readWorkbook(content)).sheets[0]?.rows;

describe('the cells of a workbook', () => {
	it('are texts, numbers, booleans and errors, at their places', async () => {
		const strings =
			'<si><t>plain</t></si><si><r><t>two </t></r><r><t>runs</t></r></si><si><t>共生</t><rPh sb="0" eb="2"><t>キョウセイ</t></rPh></si>';
		const xml = sheetData([
			[
				'<c r="A1" t="s"><v>0</v></c>',
				'<c r="C1" t="s"><v>1</v></c>',
				'<c r="D1" t="s"><v>2</v></c>',
				'<c r="E1" t="s"><v>9</v></c>',
			],
			[],
			[
				'<c t="inlineStr"><is><t>own</t><rPh><t>x</t></rPh></is></c>',
				'<c><v>1.5</v></c>',
				'<c t="b"><v>1</v></c>',
				'<c t="b"><v>0</v></c>',
				'<c t="e"><v>#DIV/0!</v></c>',
				'<c t="str"><f>A1&amp;"?"</f><v>a_x000D_\nb</v></c>',
				'<c t="d"><v>2026-11-22</v></c>',
				'<c><f>1+1</f></c>',
				'<c><v>1e999</v></c>',
			],
		]);
		expect(await rowsOf(workbookFile([{ name: 'a', xml }], { strings }))).toEqual([
			['plain', null, 'two runs', '共生'],
			[],
			['own', 1.5, true, false, '#DIV/0!', 'a\nb', '2026-11-22', null, '1e999'],
		]);
	});

	it('are dates and percentages by their style, also counted from 1904', async () => {
		const styles =
			'<numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="164"/><xf numFmtId="10"/><xf numFmtId="20"/></cellXfs>';
		const xml = sheetData([
			[
				'<c><v>46348</v></c>',
				'<c s="1"><v>46348</v></c>',
				'<c s="2"><v>0.125</v></c>',
				'<c s="3"><v>0.5</v></c>',
				'<c s="77"><v>3</v></c>',
			],
		]);
		expect(await rowsOf(workbookFile([{ name: 'a', xml }], { styles }))).toEqual([
			[46348, '2026-11-22', '12.50%', '12:00', 3],
		]);
		const [[, early] = []] = (await rowsOf(workbookFile([{ name: 'a', xml }], { styles, is1904: true }))) ?? [];
		expect(early).toBe('2030-11-23');
	});

	it('that are merged show their first value only', async () => {
		const value = (reference: string): string => `<c r="${reference}"><v>1</v></c>`;
		const xml = `${sheetData([
			['A1', 'B1', 'C1'].map(value),
			['A2', 'B2', 'C2'].map(value),
		])}<mergeCells><mergeCell ref="A1:B2"/></mergeCells>`;
		expect(await rowsOf(workbookFile([{ name: 'a', xml }]))).toEqual([
			[1, null, 1],
			[null, null, 1],
		]);
	});

	it('that are hidden are left out, and said to be there', async () => {
		const styles =
			'<numFmts><numFmt numFmtId="170" formatCode=";;;"/></numFmts><cellXfs><xf/><xf numFmtId="170"/></cellXfs>';
		const cells =
			'<c><v>1</v></c><c><v>2</v></c><c t="str" s="1"><v>secret</v></c><c s="1"><v>4</v></c><c><v>5</v></c>';
		const xml = `<cols><col min="2" max="2" hidden="1"/><col min="8" max="16384" hidden="1"/></cols><sheetData><row r="1">${cells}</row><row r="2" hidden="1">${cells}</row><row r="3">${cells}</row></sheetData>`;
		const { sheets } = await readWorkbook(workbookFile([{ name: 'a', xml }], { styles }));
		expect(sheets).toEqual([
			{
				name: 'a',
				rows: [[1, null, null, null, 5], [], [1, null, null, null, 5]],
				hidden_rows: [{ from: 2, to: 2 }],
				hidden_columns: [{ from: 2, to: 2 }],
				is_cut: false,
			},
		]);
	});

	it('come out as ExcelJS wrote them', async () => {
		const text = fc
			.string({ unit: 'binary', maxLength: 30 })
			.map((given) => given.replaceAll(/[^\P{Cc}\t\n]|[\ufffe\uffff]|_x/gu, '').toWellFormed());
		const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 });
		const day = fc.date({ min: new Date('1900-03-01'), max: new Date('9999-12-31'), noInvalidDate: true });
		const cell = fc.oneof(text, number, fc.integer(), fc.boolean(), day, fc.constant(null));
		const expected = (value: string | number | boolean | Date | null): PreviewCell => {
			if (value instanceof Date) return value.toISOString().slice(0, 10);
			if (typeof value === 'number') return Number(value.toPrecision(15));
			return value === '' ? null : value;
		};
		const trimmed = (cells: readonly PreviewCell[]): PreviewCell[] =>
			cells.slice(0, cells.findLastIndex((value) => value !== null) + 1);
		await fc.assert(
			fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 }), async (given) => {
				const workbook = new ExcelJS.Workbook();
				const sheet = workbook.addWorksheet('a');
				const cells = given.map((row) =>
					row.map((value) =>
						value instanceof Date ? new Date(`${value.toISOString().slice(0, 10)}T00:00:00Z`) : value,
					),
				);
				for (const [row, values] of cells.entries()) {
					for (const [column, value] of values.entries()) {
						const target = sheet.getCell(row + 1, column + 1);
						target.value = value;
						if (value instanceof Date) target.numFmt = 'yyyy/m/d';
					}
				}
				const rows = (await rowsOf(Buffer.from(await workbook.xlsx.writeBuffer()))) ?? [];
				const wanted = cells.map((row) => trimmed(row.map(expected)));
				expect(rows).toEqual(wanted.slice(0, wanted.findLastIndex((row) => row.length > 0) + 1));
			}),
			{ numRuns: 20 },
		);
	});
});

describe('the sheets of a workbook', () => {
	it('are those that are visible, in their order', async () => {
		const sheet = (name: string, state?: 'hidden' | 'veryHidden') => ({
			name,
			xml: sheetData([[`<c t="str"><v>${name}</v></c>`]]),
			...(state ? { state } : {}),
		});
		const shown = await readWorkbook(
			workbookFile([sheet('B'), sheet('hidden', 'hidden'), sheet('A'), sheet('v', 'veryHidden')]),
		);
		expect(shown.sheets.map(({ name, rows }) => [name, rows])).toEqual([
			['B', [['B']]],
			['A', [['A']]],
		]);
		expect(shown.is_cut).toBe(true);
		expect((await readWorkbook(workbookFile([sheet('B')]))).is_cut).toBe(false);
	});

	it('are none from elsewhere, and nothing is fetched or calculated', async () => {
		expect(await readWorkbook(linkedWorkbook())).toEqual({
			kind: 'workbook',
			sheets: [
				{ name: 'Links', rows: [['Stored', null, '=1+1', 42]], hidden_rows: [], hidden_columns: [], is_cut: false },
			],
			is_cut: true,
		});
	});

	it('are cut at their limits, and the rest is not unpacked', async () => {
		const { rows, columns, sheets } = PREVIEW_LIMITS;
		const line = '<c><v>1</v></c>'.repeat(3);
		const full = sheetData(Array.from({ length: rows }, () => [line]));
		const whole = await readWorkbook(workbookFile([{ name: 'a', xml: full }]));
		expect(whole.sheets[0]).toMatchObject({ is_cut: false, rows: { length: rows } });
		// More than may be unpacked.
		const long = await readWorkbook(workbookFile([{ name: 'a', xml: sheetData(Array(400_000).fill([line])) }]));
		expect(long.sheets[0]).toMatchObject({ is_cut: true, rows: { length: rows } });
		const wide = await readWorkbook(
			workbookFile([
				{
					name: 'a',
					xml: sheetData([['<c r="A1"><v>1</v></c>', '<c r="CV1"><v>2</v></c>', '<c r="CW1"><v>3</v></c>']]),
				},
			]),
		);
		expect(wide.sheets[0]?.is_cut).toBe(true);
		expect(wide.sheets[0]?.rows[0]).toHaveLength(columns);
		const many = await readWorkbook(
			workbookFile(
				Array.from({ length: sheets + 1 }, (_, at) => ({ name: `${at}`, xml: sheetData([['<c><v>1</v></c>']]) })),
			),
		);
		expect([many.sheets.length, many.is_cut]).toEqual([sheets, true]);
	});

	it('take no more than their room, however often a text is referred to', async () => {
		const strings = `<si><t>${'x'.repeat(10_000)}</t></si>`;
		const xml = sheetData(Array(5_000).fill(['<c t="s"><v>0</v></c>'.repeat(20)]));
		const { sheets, is_cut } = await readWorkbook(
			workbookFile(
				[
					{ name: 'a', xml },
					{ name: 'b', xml },
				],
				{ strings },
			),
		);
		expect([sheets.length, is_cut, sheets[0]?.is_cut]).toEqual([1, true, true]);
		expect(JSON.stringify(sheets).length).toBeLessThan(1.1 * PREVIEW_LIMITS.characters);
	});

	it('are read in time, however often cells are merged', async () => {
		const xml = `${sheetData(Array(5_000).fill(['<c r="CV1"><v>1</v></c>']))}<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(100_000)}</mergeCells>`;
		const { sheets } = await readWorkbook(workbookFile([{ name: 'a', xml }]));
		expect(sheets[0]?.is_cut).toBe(false);
	});
});
