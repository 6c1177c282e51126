import { invalidField } from '#server/base/errors.ts';
import { inspectOfficePackage } from '#server/storage/office-package.ts';
import type { SheetCells } from './cells.ts';
import { readInThread, WorkbookLimitExceeded } from './run.ts';

/** Opens a received workbook: whatever may be wrong with the file as a whole is a 422 on its field, `workbook`. */

export const MAX_WORKBOOK_BYTES = 5 * 1024 ** 2;
/** Against zip bombs: a paper of five thousand rows unpacks to about 5 MB. */
const UNPACKED = { entries: 200, unpackedBytes: 64 * 1024 ** 2 };

/** @throws 422 on `workbook` */
const assertWorkbook = async (file: string): Promise<void> => {
	const kind = await inspectOfficePackage(file, UNPACKED);
	if (kind === 'macros') throw invalidField('workbook', 'papers.workbook.macros');
	if (kind === 'too-large') throw invalidField('workbook', 'papers.workbook.tooComplex');
	if (kind !== 'xlsx') throw invalidField('workbook', 'papers.workbook.notAWorkbook');
};

/** The cells of all sheets, of at most `maxRows` rows each. @throws 422 on `workbook` */
export const cellsOfWorkbook = async (file: string, maxRows: number): Promise<readonly SheetCells[]> => {
	await assertWorkbook(file);
	try {
		const read = await readInThread({ file, maxRows });
		if (read.kind === 'cells') return read.sheets;
		if (read.kind === 'unreadable') throw invalidField('workbook', 'papers.workbook.notAWorkbook');
		throw invalidField('workbook', 'papers.workbook.tooManyRows', { rows: read.rows, maximum: maxRows });
	} catch (error) {
		if (error instanceof WorkbookLimitExceeded) throw invalidField('workbook', 'papers.workbook.tooComplex');
		throw error;
	}
};
