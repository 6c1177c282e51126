import { eq } from 'drizzle-orm';
import type { Operation } from '#server/calls/operation.ts';
import { companies } from '#server/db/tables/companies.ts';
import { voiceRounds } from '#server/db/tables/voice.ts';
import type { TestApp } from '#tests/support/app.ts';
import { makeRequest } from '#tests/support/assessment/evidence.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import { addressOf } from '#tests/support/calls/procedures.ts';
import { markColumns } from '#tests/support/company-archive/marks.ts';
import { printAll, printText } from '#tests/support/company-archive/printed.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { advance } from '#tests/support/journey.ts';
import { archiveAll } from '#tests/support/printed/archive.ts';
import { makeWholeWorld, type WholeWorld } from '#tests/support/whole-world.ts';

/**
 * Companies with a unique mark in every text, and everything that a call returns, to find out whose data it contains.
 */

export type MarkedWorld = WholeWorld & {
	companyId: number;
	/** Its name from before the marks, which is now in front of the mark. */
	name: string;
	/** Part of all of its texts. */
	mark: string;
	/** All strings that identify the company: the mark, and names and addresses from before. */
	words: readonly string[];
	/** Its second assessment, which is being checked; the one in `staged` is certified. */
	runningId: number;
};

export const makeMarkedWorld = async (app: TestApp): Promise<MarkedWorld> => {
	const world = await makeWholeWorld(app);
	const { companyId, progress, owner, admin } = world.staged;
	await archiveAll(app, { print: printText, printed: [] });
	const running = await advance(app, await startedAssessment(app, { admin, companyId }), 3);
	await makeRequest(app, running);
	const [company] = await app.deps.db.select().from(companies).where(eq(companies.id, companyId));
	const name = company?.companyName ?? '';
	await markColumns(app, { company: companyId, progress: progress.id, second: running.progress.id });
	// Not texts, but values of a fixed list.
	await app.deps.db
		.update(voiceRounds)
		.set({ languages: ['vi'] })
		.where(eq(voiceRounds.progressId, progress.id));
	const mark = `MARK_${companyId}_`;
	const people = [owner.user, running.owner.user].flatMap((user) => [user.name, user.email]);
	return { ...world, companyId, name, mark, words: [mark, name, ...people], runningId: running.progress.id };
};

type Read = { status: number; text: string };

const cellsOf = async (content: Buffer): Promise<string> => {
	const { worksheets } = await openWorkbook(content);
	const texts = worksheets.map(({ name }) => name);
	for (const sheet of worksheets) sheet.eachRow((row) => row.eachCell((cell) => void texts.push(cell.text)));
	return texts.join('\n');
};

/** What a read returns over REST: its JSON, the cells of a workbook, or the source of a PDF. */
export const readAll = async (
	app: TestApp,
	operation: Operation,
	{ token, input = {} }: { token: string | null; input?: Record<string, unknown> },
): Promise<Read> => {
	const ask = () => downloadFile(app, token, addressOf(operation, input));
	const first = await ask();
	if (first.status === 202) await printAll(app);
	const { status, headers, content } = first.status === 202 ? await ask() : first;
	const isWorkbook = headers.get('content-type')?.includes('spreadsheetml') === true;
	return { status, text: isWorkbook ? await cellsOf(content) : content.toString() };
};
