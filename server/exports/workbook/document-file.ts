import type { Deps } from '#server/calls/deps.ts';
import type { ServedFile } from '#server/calls/file.ts';
import type { FilledSheet } from './columns.ts';
import { workbookFile } from './file.ts';
import type { Words } from './texts.ts';

/** A document of one company as a workbook, named after its title and the company. */
export const documentFile = (
	deps: Pick<Deps, 'storage'>,
	words: Words,
	{
		title,
		companyName,
		...rest
	}: { title: string; companyName: string; plainName: string; sheets: readonly FilledSheet[] },
): Promise<ServedFile> =>
	workbookFile(deps, {
		name: words.fileName(title, companyName),
		title: `${title} - ${companyName}`,
		formats: words.formats,
		...rest,
	});
