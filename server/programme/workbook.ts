import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { sheetsAdded } from '#server/exports/workbook/columns.ts';
import type { WorkbookFile } from '#server/exports/workbook/file.ts';
import { datedWorkbook } from '#server/exports/workbook/list-file.ts';
import { wordsOf } from '#server/exports/workbook/texts.ts';
import type { ProgrammeInput } from '#shared/programme/filters.ts';
import { readAll } from './read-all.ts';
import { programmeSheets } from './sheets.ts';
import { wordsIn } from './words.ts';

/** All figures as a workbook of one sheet a chart. @throws 409 for a group of few companies */
export const programmeWorkbook = async (
	deps: Deps,
	actor: ConsoleActor,
	filters: ProgrammeInput,
	call: CallContext,
): Promise<WorkbookFile> => {
	const { locale } = call;
	const all = await readAll(deps, actor, filters, call);
	return datedWorkbook(
		deps,
		{ title: 'programme', plainName: 'program.xlsx', locale },
		sheetsAdded(programmeSheets(all, wordsIn(locale), wordsOf(locale))),
	);
};
