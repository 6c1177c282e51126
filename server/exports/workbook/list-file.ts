import { AppError } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { ServedFile } from '#server/calls/file.ts';
import type { Executor } from '#server/db/client.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { type Contents, type FilledSheet, sheetsAdded } from './columns.ts';
import { workbookFile } from './file.ts';
import { type TitleName, wordsOf } from './texts.ts';

type Named = { title: TitleName; plainName: string; locale: Locale };

/** A workbook of the console, named after its title and today. */
export const datedWorkbook = (
	{ clock }: Pick<Deps, 'clock'>,
	{ title, plainName, locale }: Named,
	contents: Contents,
): Promise<ServedFile> => {
	const words = wordsOf(locale);
	return workbookFile({
		name: words.fileName(words.title(title), tokyoDate(clock.now())),
		plainName,
		title: words.title(title),
		formats: words.formats,
		contents,
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
): Promise<ServedFile> => {
	const most = Math.floor(deps.config.excelMaxRows / rowsEach);
	if ((await total()) > most) throw new AppError('exports.tooManyRows', { status: 422, variables: { most } });
	return datedWorkbook(deps, named, (add) =>
		deps.db.transaction((executor) => sheetsAdded(sheets(executor))(add), {
			isolationLevel: 'repeatable read',
			accessMode: 'read only',
		}),
	);
};
