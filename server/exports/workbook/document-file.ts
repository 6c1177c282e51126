import { type FilledSheet, sheetsAdded } from './columns.ts';
import { type WorkbookFile, workbookFile } from './file.ts';
import type { Words } from './texts.ts';

/** A document of a company as a workbook, named after its title and the company. */
export const documentFile = (
	words: Words,
	{
		title,
		companyName,
		sheets,
		plainName,
	}: { title: string; companyName: string; plainName: string; sheets: readonly FilledSheet[] },
): Promise<WorkbookFile> =>
	workbookFile({
		name: words.fileName(title, companyName),
		plainName,
		title: `${title} - ${companyName}`,
		formats: words.formats,
		contents: sheetsAdded(sheets),
	});
