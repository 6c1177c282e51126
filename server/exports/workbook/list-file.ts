import type { SQL } from 'drizzle-orm';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { AppError } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { ListQuery } from '#shared/lists.ts';
import { inBatches } from './batches.ts';
import { type Column, type Contents, type FilledSheet, sheetsAdded, streamedSheet } from './columns.ts';
import { type WorkbookFile, workbookFile } from './file.ts';
import { type TitleName, type Words, wordsOf } from './texts.ts';

type Named = { title: TitleName; plainName: string; locale: Locale; total?: number | null };

/** A workbook of the console, named after its title and today's date. */
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

/** Deps of reads on one snapshot. */
type Reading = Omit<Deps, 'db'> & Reader;

type WorkbookOfList<Row, Query> = {
	title: TitleName;
	plainName: string;
	columns: (words: Words, locale: Locale) => Column<Row>[];
	count: (deps: Reading, actor: ConsoleActor, query: Query, call: CallContext) => Promise<number>;
	/** Selects the ids of all rows, in list order. */
	ids: (deps: Reading, actor: ConsoleActor, query: Query) => SQL | Promise<SQL>;
	rows: (
		deps: Reading,
		actor: ConsoleActor,
		query: Query & { ids: number[] },
		call: CallContext,
	) => Promise<readonly Row[]>;
};

/** Creates the handler that exports a list as a workbook of one sheet, with the list's filters. */
export const listWorkbookOf =
	<Row, Query extends ListQuery>({ title, plainName, columns, count, ids, rows }: WorkbookOfList<Row, Query>) =>
	(
		deps: Deps,
		actor: ConsoleActor,
		filters: Omit<Query, 'page' | 'per_page'>,
		call: CallContext,
	): Promise<WorkbookFile> => {
		const { locale } = call;
		const words = wordsOf(locale);
		const query = { ...filters, per_page: 1 } as Query;
		return listWorkbook(
			deps,
			{ title, plainName, locale },
			{
				total: () => count(deps, actor, { ...query, page: 1 }, call),
				sheets: (db) => {
					const inSnapshot = { ...deps, db };
					const read = () =>
						inBatches(db, ids(inSnapshot, actor, query), (some) =>
							rows(inSnapshot, actor, { ...query, ids: some }, call),
						);
					return [streamedSheet(words.title(title), columns(words, locale), read)];
				},
			},
		);
	};

type WholeList = {
	total: () => Promise<number>;
	/** Approximate number of workbook rows per row of the list. */
	rowsEach?: number;
	sheets: (executor: Executor) => readonly FilledSheet[];
};

/**
 * Exports a list of the console with the rows of all pages, read from one snapshot: concurrent writes neither duplicate
 * nor omit rows. The transaction begins once a thread is free and ends when everything is read.
 * @throws 422 if the list is too long
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
