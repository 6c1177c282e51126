import { AppError } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { type Contents, type FilledSheet, sheetsAdded } from './columns.ts';
import { type WorkbookFile, workbookFile } from './file.ts';
import { type TitleName, wordsOf } from './texts.ts';

type Named = { title: TitleName; plainName: string; locale: Locale; total?: number | null };

/** A workbook of the console, named after its title and today. */
export const datedWorkbook = (
	{ clock }: Pick<Deps, 'clock'>,
	{ title, plainName, locale, total = null }: Named,
	contents: Contents,
): Promise<WorkbookFile> => {
	const words = wordsOf(locale);
	return workbookFile({
		name: words.fileName(words.title(title), tokyoDate(clock.now())),
		plainName,
		title: words.title(title),
		formats: words.formats,
		contents,
		total,
	});
};

type WholeList = {
	total: () => Promise<number>;
	/** How many rows of the workbook a row of the list makes, about. */
	rowsEach?: number;
	sheets: (executor: Executor) => readonly FilledSheet[];
};

/**
 * A list of the console as a workbook, with the rows of all its pages, read from one snapshot: concurrent writes neither
 * duplicate nor omit rows. The transaction begins once a thread is free, and ends as soon as all is read.
 * @throws 422 for a list that is too long
 */
export const listWorkbook = async (
	deps: Deps,
	named: Named,
	{ total, rowsEach = 1, sheets }: WholeList,
): Promise<WorkbookFile> => {
	const most = Math.floor(deps.config.excelMaxRows / rowsEach);
	const rows = await total();
	if (rows > most) throw new AppError('exports.tooManyRows', { status: 422, variables: { most } });
	return datedWorkbook(deps, { ...named, total: rowsEach === 1 ? rows : null }, (add) =>
		deps.db.transaction((executor) => sheetsAdded(sheets(executor))(add), {
			isolationLevel: 'repeatable read',
			accessMode: 'read only',
		}),
	);
};
