import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withTemporaryFile } from '#server/storage/temporary.ts';
import { REWRITINGS, rewritten } from '#tests/support/files/rewritten-workbooks.ts';
import type { CellContent } from './cells.ts';
import { readCells } from './thread.ts';

type Given = string | number | { day: string } | null;

const text = fc
	.string({
		unit: fc.constantFrom('あ', '株', '㈱', 'é', 'a', 'B', '1', '&', '<', '"', ' ', '𠮷', '\n', '_'),
		minLength: 1,
		maxLength: 12,
	})
	.filter((one) => one.trim() !== '');
const number = fc.oneof(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(0.5, 1234.25, -0.125));
const day = fc
	.date({ min: new Date('1904-01-02'), max: new Date('2100-01-01'), noInvalidDate: true })
	.map((date) => ({ day: date.toISOString().slice(0, 10) }));
// A cell in each place: without references, cells stand where they are in the file.
const rows = fc.array(fc.tuple(text, fc.oneof(text, number, day), fc.oneof(number, day), text), {
	minLength: 1,
	maxLength: 5,
});

const written = async (given: readonly (readonly Given[])[]): Promise<Buffer> => {
	const workbook = new ExcelJS.Workbook();
	const sheet = workbook.addWorksheet('a');
	for (const [y, row] of given.entries()) {
		for (const [x, value] of row.entries()) {
			const cell = sheet.getCell(y + 1, x + 1);
			if (typeof value === 'object' && value !== null) {
				cell.value = new Date(`${value.day}T00:00:00Z`);
				cell.numFmt = 'mm-dd-yy';
			} else cell.value = value;
		}
	}
	return Buffer.from(await workbook.xlsx.writeBuffer());
};

const valuesOf = (content: Buffer): Promise<CellContent[][]> =>
	withTemporaryFile(os.tmpdir(), async (file) => {
		await writeFile(file, content);
		const read = await readCells({ file, wanted: ['a'], maxRows: 100 });
		if (read.kind !== 'cells') throw new Error(read.kind);
		return read.sheets[0]?.rows.map(({ cells }) => [...cells]) ?? [];
	});

const contentOf = (value: Given): CellContent =>
	typeof value === 'object' && value !== null ? { kind: 'day', text: value.day } : value;

it('has thirty rewritings', () => {
	expect(Object.keys(REWRITINGS).length).toBeGreaterThanOrEqual(30);
});

it.each(Object.keys(REWRITINGS))('a workbook says the same with %s', async (name) => {
	await fc.assert(
		fc.asyncProperty(rows, async (given) => {
			const content = await written(given);
			const other = await rewritten(content, [name]);
			expect(other.equals(content)).toBe(false);
			expect(await valuesOf(other)).toEqual(given.map((row) => row.map(contentOf)));
		}),
		{ numRuns: 5 },
	);
});
