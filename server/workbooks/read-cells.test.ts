import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { describe, expect, it } from 'vitest';
import { withTemporaryFile } from '#server/storage/temporary.ts';
import { sheetData, workbookFile } from '#tests/support/files/office-files.ts';
import { readCells } from './thread.ts';

const read = (content: Buffer, { wanted = ['a'], maxRows = 100 } = {}) =>
	withTemporaryFile(os.tmpdir(), async (file) => {
		await writeFile(file, content);
		return readCells({ file, wanted, maxRows });
	});

const sheetsOf = async (content: Buffer, wanted = ['a']) => {
	const result = await read(content, { wanted });
	if (result.kind !== 'cells') throw new Error(result.kind);
	return result.sheets;
};

const rowsOf = async (content: Buffer) => (await sheetsOf(content))[0]?.rows;

/** Styles 1 to 7: day, year and month, time, `00000`, `000-0000`, `;;;`, percent. */
const STYLES = {
	styles:
		'<numFmts><numFmt numFmtId="170" formatCode="00000"/><numFmt numFmtId="171" formatCode="000-0000"/><numFmt numFmtId="172" formatCode=";;;"/></numFmts><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="55"/><xf numFmtId="20"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/><xf numFmtId="9"/></cellXfs>',
};

const number = (value: number | string, style = 0): string => `<c s="${style}"><v>${value}</v></c>`;

describe('a cell', () => {
	it('is a number, a day, a time, or a number with what its format adds', async () => {
		const xml = sheetData([
			[
				number(5),
				number(43922, 1),
				number(43922.75, 1),
				number(43922, 2),
				number(0.5, 3),
				number(123, 4),
				number(1000001, 5),
				number(7, 6),
				number(0.5, 7),
			],
		]);
		expect(await rowsOf(workbookFile([{ name: 'a', xml }], STYLES))).toEqual([
			{
				row: 1,
				cells: [
					5,
					{ kind: 'day', text: '2020-04-01' },
					{ kind: 'day', text: '2020-04-01' },
					{ kind: 'day', text: '2020-04-01' },
					{ kind: 'time' },
					{ kind: 'formatted', number: 123, text: '00123' },
					{ kind: 'formatted', number: 1000001, text: '100-0001' },
					7,
					{ kind: 'formatted', number: 0.5, text: '50%' },
				],
			},
		]);
	});

	it('has the day that Excel shows before March 1900, and none below it', async () => {
		const xml = sheetData([[1, 59, 60, 61, 0, -1, 2958466].map((serial) => number(serial, 1))]);
		expect((await rowsOf(workbookFile([{ name: 'a', xml }], STYLES)))?.[0]?.cells).toEqual([
			{ kind: 'day', text: '1900-01-01' },
			{ kind: 'day', text: '1900-02-28' },
			{ kind: 'day', text: '1900-02-29' },
			{ kind: 'day', text: '1900-03-01' },
			{ kind: 'day', text: '1900-01-00' },
			-1,
			2958466,
		]);
	});

	it('of a formula is its stored result; without one it is a problem, and alone in a row nothing', async () => {
		const xml = sheetData([
			['<c t="str"><f>A9</f><v>x</v></c>', '<c><f>1+1</f><v>2</v></c>', '<c><f>1+1</f></c>', '<c><f>1</f><v></v></c>'],
			['<c t="str"><f>IF(1,"","")</f><v></v></c>', '<c><f>1+1</f></c>'],
			['<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '<c t="b"><v>1</v></c>'],
		]);
		expect(await rowsOf(workbookFile([{ name: 'a', xml }]))).toEqual([
			{ row: 1, cells: ['x', 2, { kind: 'formula' }, { kind: 'formula' }] },
			{ row: 3, cells: [{ kind: 'error' }, { kind: 'boolean' }] },
		]);
	});

	it('in ISO form is a day, also from before 1900, or a time', async () => {
		const iso = (text: string): string => `<c t="d"><v>${text}</v></c>`;
		const xml = sheetData([
			['1887-01-02', '2020-04-01T00:00:00', '2020-04-01T12:30:00Z', 'T12:30:00', 'soon'].map(iso),
		]);
		expect((await rowsOf(workbookFile([{ name: 'a', xml }])))?.[0]?.cells).toEqual([
			{ kind: 'day', text: '1887-01-02' },
			{ kind: 'day', text: '2020-04-01' },
			{ kind: 'day', text: '2020-04-01' },
			{ kind: 'time' },
			'soon',
		]);
	});

	it('beneath another one that it is merged with is empty', async () => {
		const xml = `${sheetData([
			[number(1), number(2)],
			[number(3), number(4)],
		])}<mergeCells><mergeCell ref="A1:A2"/></mergeCells>`;
		expect((await rowsOf(workbookFile([{ name: 'a', xml }])))?.map(({ cells }) => cells)).toEqual([
			[1, 2],
			[null, 4],
		]);
	});
});

describe('a sheet', () => {
	it('is read by its name, however it is written; of others the name is enough', async () => {
		const xml = sheetData([[number(1)]]);
		const sheets = await sheetsOf(
			workbookFile([
				{ name: '企業（一覧）', xml },
				{ name: 'Notes', xml },
			]),
			['企業一覧'],
		);
		expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
			['企業（一覧）', 1],
			['Notes', 0],
		]);
	});

	it('says which rows and columns with values are hidden, and reads them', async () => {
		const cells = [number(1), number(2), number(3)].join('');
		const xml = `<cols><col min="2" max="2" hidden="1"/><col min="3" max="3" width="0" customWidth="1"/><col min="9" max="16384" hidden="true"/></cols><sheetData><row r="1">${cells}</row><row r="2" hidden="1">${cells}</row><row r="3" ht="0">${cells}</row><row r="4" hidden="1"><c/></row><row r="5">${cells}</row></sheetData>`;
		const [sheet] = await sheetsOf(workbookFile([{ name: 'a', xml }]));
		expect(sheet?.rows.map(({ row }) => row)).toEqual([1, 2, 3, 5]);
		expect(sheet?.hidden).toEqual({ rows: [{ from: 2, to: 3 }], columns: [{ from: 2, to: 3 }] });
	});

	it('has a limit of rows with values, which others do not count against', async () => {
		const filled = (count: number) => Array.from({ length: count }, () => [number(1)]);
		const empty = Array.from({ length: 3_000 }, () => ['<c s="1"/><c><f>A1</f></c>']);
		expect((await read(workbookFile([{ name: 'a', xml: sheetData([...filled(100), ...empty]) }]))).kind).toBe('cells');
		expect(await read(workbookFile([{ name: 'a', xml: sheetData(filled(150)) }]))).toEqual({
			kind: 'tooManyRows',
			rows: 150,
		});
		expect((await read(workbookFile([{ name: 'b', xml: sheetData(filled(150)) }]))).kind).toBe('cells');
	});

	it('has no cell of more characters than Excel allows', async () => {
		const cell = (length: number): string => `<c t="inlineStr"><is><t>${'あ'.repeat(length)}</t></is></c>`;
		expect((await read(workbookFile([{ name: 'a', xml: sheetData([[cell(32_767)]]) }]))).kind).toBe('cells');
		expect(await read(workbookFile([{ name: 'a', xml: sheetData([[], [number(1), cell(32_768)]]) }]))).toEqual({
			kind: 'cellTooLong',
			sheet: 'a',
			cell: 'B2',
		});
	});
});
