import { openPackage } from '#server/office/package.ts';
import { Refused } from '#server/office/refused.ts';
import { isEncryptedPackage } from '#server/storage/office-encryption.ts';
import { isDiskError, withZip } from '#server/storage/zip-directory.ts';
import { foldHeading } from '#shared/workbooks/headings.ts';
import type { ReadResult, ReadTask, SheetCells } from './cells.ts';
import { collectCells, createBudget, TooLarge, TooLong } from './collect.ts';
import { readSheet } from './sheet.ts';
import { openWorkbook } from './workbook.ts';

/** The code of the threads in `open.ts`. */

/** A sheet of five thousand companies unpacks to about 16 MB. A cell has at most 32,767 characters, each up to 10 bytes. */
const LIMITS = { bytes: 64 * 1024 ** 2, pieceBytes: 1024 ** 2 };

const REFUSALS = { encrypted: 'encrypted', macros: 'macros', too_large: 'tooLarge' } as const;

const readSheets = async (file: string, { wanted, maxRows }: ReadTask): Promise<ReadResult> =>
	withZip(file, async (zip) => {
		const opened = await openPackage(zip, LIMITS);
		const { sheets, shared } = await openWorkbook(opened);
		const budget = createBudget();
		const read: SheetCells[] = [];
		for (const { name, part } of sheets) {
			const cells = collectCells(name, maxRows, budget);
			try {
				if (wanted.includes(foldHeading(name))) await readSheet(opened, part, shared, cells.sink);
			} catch (error) {
				if (error instanceof TooLong) return { kind: 'cellTooLong', sheet: name, cell: error.cell };
				throw error;
			}
			const { rowCount, sheet } = cells.result();
			if (rowCount > maxRows) return { kind: 'tooManyRows', rows: rowCount };
			read.push(sheet);
		}
		return { kind: 'cells', sheets: read };
	});

/** The cells of a workbook's sheets; never throws on an invalid file. */
export const readCells = async (task: ReadTask): Promise<ReadResult> => {
	try {
		return await readSheets(task.file, task);
	} catch (error) {
		if (isDiskError(error)) throw error;
		if (error instanceof TooLarge) return { kind: 'tooLarge' };
		const reason = error instanceof Refused ? error.reason : 'broken';
		// Errors of the parser and of the zip mean an invalid file.
		if (reason in REFUSALS) return { kind: REFUSALS[reason as keyof typeof REFUSALS] };
		return { kind: (await isEncryptedPackage(task.file)) ? 'encrypted' : 'unreadable' };
	}
};
