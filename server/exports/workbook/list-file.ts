import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { inSnapshot } from './batches.ts';
import { type WorkbookFile, workbookFile } from './file.ts';
import type { FilledSheet } from './sheet.ts';
import { type TitleName, wordsOf } from './texts.ts';

/** A list of the console as a workbook, read from one snapshot. */
export const listWorkbook = (
	deps: Deps,
	{ title, locale }: { title: TitleName; locale: Locale },
	sheetsOf: (executor: Executor) => FilledSheet[],
): Promise<WorkbookFile> => {
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
