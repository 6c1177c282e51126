import type { z } from 'zod';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { ServedFile } from '#server/calls/file.ts';
import { receivedFile } from '#server/storage/upload.ts';
import { hiddenIn } from '#server/workbooks/hidden-words.ts';
import { cellsOfWorkbook } from '#server/workbooks/open.ts';
import { formVersion, queryFlag } from '#shared/fields.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { serverText } from '#shared/texts/server.ts';
import { listTargetDescriptions } from './queries.ts';
import { getPaper } from './read.ts';
import { savePaper } from './save.ts';
import { designPaper, type NumberedTarget, type PaperForWorkbook } from './workbook/design.ts';
import { inEveryLanguage, MAX_ROWS, sheetKey } from './workbook/layout.ts';
import { readPaperSheets } from './workbook/read.ts';
import { writeInThread } from './workbook/run.ts';

/** Export of papers as Excel workbooks, and import as the draft. */

const numberedTargets = async ({ db }: Pick<Deps, 'db'>, locale: Locale): Promise<NumberedTarget[]> => {
	const targets = await listTargetDescriptions(db, locale);
	return targets.map(({ id, goalId, targetNumber, description }) => ({
		id,
		number: `${goalId}.${targetNumber}`,
		description,
	}));
};

const kindName = (isPremium: boolean, locale: Locale): string =>
	serverText(locale, isPremium ? 'papers.workbook.kinds.regular' : 'papers.workbook.kinds.simple');

const workbookOf = async (
	deps: Pick<Deps, 'db'>,
	paper: Omit<PaperForWorkbook, 'targets' | 'locale'>,
	locale: Locale,
): Promise<Buffer> => writeInThread(designPaper({ ...paper, targets: await numberedTargets(deps, locale), locale }));

const served = (name: string, body: Buffer): ServedFile => ({ name, plainName: 'paper.xlsx', size: body.length, body });

/** A paper, whether draft or published, as a workbook. @throws 404 */
export const paperWorkbook = async (
	deps: Pick<Deps, 'db'>,
	{ id }: { id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<ServedFile> => {
	const { is_premium: isPremium, main_categories: contents, ...statements } = await getPaper(deps, { id });
	const name = serverText(locale, 'papers.workbook.fileName', { kind: kindName(isPremium, locale), number: id });
	return served(name, await workbookOf(deps, { ...statements, isPremium, contents }, locale));
};

const NO_STATEMENTS = { introduction: null, introduction_en: null, explain_level: 'question' } as const;

/** An empty workbook to write a new paper in. */
export const paperTemplate = async (
	deps: Pick<Deps, 'db'>,
	{ is_premium: isPremium }: { is_premium: boolean },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<ServedFile> => {
	const name = serverText(locale, 'papers.workbook.templateName', { kind: kindName(isPremium, locale) });
	return served(name, await workbookOf(deps, { ...NO_STATEMENTS, isPremium, contents: [] }, locale));
};

/** The form of an import. `version` is the version of the draft that the sender saw, 0 for none. */
export const importForm = {
	is_premium: queryFlag(),
	version: formVersion(),
	workbook: receivedFile('papers.workbook.requiredFile', 'papers.workbook.notAFile'),
};
type Import = z.output<z.ZodObject<typeof importForm>>;

/**
 * Imports a workbook as the draft of its kind, all or nothing; `hidden` says which hidden cells were read.
 * @throws 409 on a stale version; 422 by cell
 */
export const importPaper = async (
	deps: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ is_premium, version: seen, workbook }: Import,
	call: CallContext,
): Promise<{ saved: { id: number; is_published: boolean; version: number }; hidden: string | null }> => {
	const sheets = await cellsOfWorkbook(actor, {
		file: workbook.file,
		sheetNames: inEveryLanguage(sheetKey(is_premium)),
		maxRows: MAX_ROWS,
	});
	const targets = new Map(
		(await numberedTargets(deps, call.locale)).map(({ number, id }) => [number.toLowerCase(), id]),
	);
	const paper = readPaperSheets(sheets, { isPremium: is_premium, targets, locale: call.locale });
	const saved = await savePaper(deps, actor, { ...paper, is_premium, is_published: false, version: seen }, call);
	return { saved, hidden: hiddenIn(sheets, call.locale) };
};
