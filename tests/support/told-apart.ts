import { eq } from 'drizzle-orm';
import type { Operation } from '#server/calls/operation.ts';
import { companies } from '#server/db/tables/companies.ts';
import { voiceRounds } from '#server/db/tables/voice.ts';
import type { TestApp } from './app.ts';
import { archiveAll } from './archive.ts';
import { startedAssessment } from './assessments.ts';
import { markColumns } from './company-archive/marks.ts';
import { printAll, printText } from './company-archive/printed.ts';
import { makeRequest } from './evidence.ts';
import { advance } from './journey.ts';
import { addressOf } from './procedures.ts';
import { makeWholeWorld, type WholeWorld } from './whole-world.ts';
import { downloadFile, openWorkbook } from './workbooks.ts';

/** Companies whose every text has a mark, and all that a call answers, to find out whose it is. */

export type MarkedWorld = WholeWorld & {
	companyId: number;
	/** The name that it had before the marks, which stands in front of them now. */
	name: string;
	/** In all of its texts. */
	mark: string;
	/** The mark, and what tells of the company without it: names and addresses that it had before. */
	words: readonly string[];
	/** Its running assessment, which waits to be checked; that of the world is certified. */
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
	// No texts: they are of a list.
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

/** What a read answers over REST: the text of its JSON, the cells of a workbook, or what a PDF is printed from. */
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
