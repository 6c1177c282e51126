import type { Deps } from '#server/calls/deps.ts';
import type { ServedFile } from '#server/calls/file.ts';
import type { Db, Executor } from '#server/db/client.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { FilledSheet } from './columns.ts';
import { workbookFile } from './file.ts';
import { type TitleName, wordsOf } from './texts.ts';

/** What is read inside is as it was at one instant: no row comes twice or is left out, whatever is written beside. */
const inSnapshot = <T>(db: Db, work: (executor: Executor) => Promise<T>): Promise<T> =>
	db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** A list of the console as a workbook: the rows that the list answers, all of its pages, read from one snapshot. */
export const listWorkbook = (
	deps: Deps,
	{ title, locale }: { title: TitleName; locale: Locale },
	sheetsOf: (executor: Executor) => FilledSheet[],
): Promise<ServedFile> => {
	const words = wordsOf(locale);
	return inSnapshot(deps.db, (executor) =>
		workbookFile(deps, {
			name: words.fileName(words.title(title), tokyoDate(deps.clock.now())),
			title: words.title(title),
			formats: words.formats,
			sheets: sheetsOf(executor),
		}),
	);
};
