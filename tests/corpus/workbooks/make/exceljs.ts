import path from 'node:path';
import ExcelJS from 'exceljs';
import contents from './contents.json' with { type: 'json' };

/** Writes the files of ExcelJS (4.4.0 when they were committed): `node tests/corpus/workbooks/make/exceljs.ts`. */

for (const [kind, { sheet: name, rows }] of Object.entries(contents)) {
	const workbook = new ExcelJS.Workbook();
	const sheet = workbook.addWorksheet(name);
	for (const [y, row] of rows.entries()) {
		for (const [x, value] of row.entries()) {
			const cell = sheet.getCell(y + 1, x + 1);
			if (typeof value === 'object' && value !== null) {
				cell.value = new Date(`${value.day}T00:00:00Z`);
				cell.numFmt = 'yyyy/mm/dd';
			} else cell.value = value;
		}
	}
	await workbook.xlsx.writeFile(path.join(import.meta.dirname, '..', `${kind}-exceljs.xlsx`));
}
