import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { inEveryLanguage } from '#server/papers/workbook/layout.ts';
import type { Upload } from '#server/storage/upload.ts';
import { cellsOfWorkbook } from '#server/workbooks/open.ts';
import { MAX_SHEET_ROWS, SHEETS } from '#shared/company-import/columns.ts';
import type { ImportCheck } from '#shared/company-import/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { labelOf } from '#shared/texts/feature-labels.ts';
import { serverText } from '#shared/texts/server.ts';
import { LISTED, UNLISTED } from './cell.ts';
import { type Compared, compareWithStored, type FieldChange, kindOf, type PlannedCompany } from './compare.ts';
import { sheetKey } from './names.ts';
import { MAX_SHOWN, wordProblems } from './problems.ts';
import { readCompanyWorkbook } from './read.ts';
import { readStored } from './stored.ts';

/** What an import would do, without doing it. */

/** @throws 422 on `workbook` if the file as a whole cannot be read */
export const planImport = async (
	executor: Executor,
	actor: ConsoleActor,
	{ file }: Pick<Upload, 'file'>,
	locale: Locale,
): Promise<Compared> => {
	const sheetNames = SHEETS.flatMap((kind) => inEveryLanguage(sheetKey(kind)));
	const sheets = await cellsOfWorkbook(actor, { file, sheetNames, maxRows: MAX_SHEET_ROWS });
	const read = await readCompanyWorkbook(sheets, locale);
	return compareWithStored(read, await readStored(executor, read));
};

const worded = (value: FieldChange['before'], locale: Locale): string => {
	if (typeof value === 'boolean') return serverText(locale, value ? LISTED : UNLISTED);
	return value === null ? '' : String(value);
};

const presentChange = (
	{ row, company, changes, administrators }: PlannedCompany,
	locale: Locale,
): ImportCheck['changes'] =>
	company === null
		? []
		: [
				{
					row,
					company: { id: company.id, name: company.companyName },
					fields: changes.map(({ field, before, after }) => ({
						field,
						name: labelOf(locale, field, 'companies') ?? field,
						before: worded(before, locale),
						after: worded(after, locale),
					})),
					administrators: administrators.map(({ user_email }) => user_email),
				},
			];

/** Reads a workbook and says what would be imported. @throws 422 on `workbook` */
export const checkImport = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ workbook }: { workbook: Upload },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<ImportCheck> => {
	const { rows, problems, warnings } = await planImport(db, actor, workbook, locale);
	const kinds = Map.groupBy(rows, kindOf);
	const countOf = (kind: ReturnType<typeof kindOf>): number => kinds.get(kind)?.length ?? 0;
	return {
		total: rows.length,
		new: countOf('new'),
		changed: countOf('changed'),
		unchanged: countOf('unchanged'),
		without_administrator: rows.filter(({ hasAdministrator }) => !hasAdministrator).length,
		administrators: rows.reduce((sum, { administrators }) => sum + administrators.length, 0),
		problems: wordProblems(problems, locale),
		problem_count: problems.length,
		warnings: wordProblems(warnings, locale),
		warning_count: warnings.length,
		changes: (kinds.get('changed') ?? []).slice(0, MAX_SHOWN).flatMap((row) => presentChange(row, locale)),
	};
};
