import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type ExcelJS from 'exceljs';
import { expect, it } from 'vitest';
import { openWorkbook } from '#tests/support/files/workbooks.ts';
import { sheetsAdded, wholeSheet } from './columns.ts';
import { writeWorkbook } from './write.ts';

const TASK = { title: 'T', formats: { day: 'yyyy-mm-dd', instant: 'yyyy-mm-dd hh:mm' } };

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

const sheetOf = (count: number) =>
	wholeSheet('Numbers', numbers(count), [{ heading: 'Number', width: 10, cell: (number) => number }]);

const cellsOf = (sheet: ExcelJS.Worksheet): unknown[] =>
	Array.from({ length: sheet.rowCount - 1 }, (_, at) => sheet.getCell(at + 2, 1).value);

it.each([
	[0, [[]]],
	[3, [[1, 2, 3]]],
	[7, [[1, 2, 3], [4, 5, 6], [7]]],
])('%i rows continue on further sheets where one is full', async (count, expected) => {
	const out = new PassThrough();
	const content = buffer(out);
	await writeWorkbook(out, TASK, sheetsAdded([sheetOf(count)]), { rowsPerSheet: 3 });
	out.end();
	const { worksheets } = await openWorkbook(await content);
	expect(worksheets.map(({ name }) => name)).toEqual(
		['Numbers', 'Numbers (2)', 'Numbers (3)'].slice(0, expected.length),
	);
	expect(worksheets.map((sheet) => cellsOf(sheet))).toEqual(expected);
	for (const sheet of worksheets) expect(sheet.getCell('A1').value).toBe('Number');
});

it('texts keep their spaces, lines and escapes', async () => {
	const texts = ['  = x ', '\n=1+1\n', '_x0041_', '&amp; <b>', '\t@SUM(1)', 'a\u0007b'];
	const out = new PassThrough();
	const content = buffer(out);
	const sheet = wholeSheet('Texts', texts, [{ heading: 'Text', width: 10, cell: (text) => text }]);
	await writeWorkbook(out, TASK, sheetsAdded([sheet]));
	out.end();
	const [read] = (await openWorkbook(await content)).worksheets;
	expect(read && cellsOf(read)).toEqual([...texts.slice(0, -1), 'ab']);
});

it('fails where what it reads fails, or where nobody takes it any more', async () => {
	const failing = writeWorkbook(new PassThrough(), TASK, () => Promise.reject(new Error('gone')));
	await expect(failing).rejects.toThrow('gone');
	const out = new PassThrough();
	const left = writeWorkbook(out, TASK, async (add) => {
		out.destroy();
		await add(sheetOf(10_000));
	});
	await expect(left).rejects.toThrow('nobody takes');
});
