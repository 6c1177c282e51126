import type { Deps } from '#server/calls/deps.ts';
import type { ServedFile } from '#server/calls/file.ts';
import type { Db, Executor } from '#server/db/client.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { FilledSheet } from './columns.ts';
import { workbookFile } from './file.ts';
import { type TitleName, wordsOf } from './texts.ts';

/** Reads from one snapshot, so that concurrent writes neither duplicate nor omit rows. */
const inSnapshot = <T>(db: Db, work: (executor: Executor) => Promise<T>): Promise<T> =>
	db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** A list of the console as a workbook, with the rows of all its pages, read from one snapshot. */
export const listWorkbook = (
	deps: Deps,
	{ title, plainName, locale }: { title: TitleName; plainName: string; locale: Locale },
	sheetsOf: (executor: Executor) => FilledSheet[],
): Promise<ServedFile> => {
	const words = wordsOf(locale);
	return inSnapshot(deps.db, (executor) =>
		workbookFile(deps, {
			name: words.fileName(words.title(title), tokyoDate(deps.clock.now())),
			plainName,
			title: words.title(title),
			formats: words.formats,
			sheets: sheetsOf(executor),
		}),
	);
};
