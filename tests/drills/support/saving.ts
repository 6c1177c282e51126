import { eq, inArray } from 'drizzle-orm';
import { answerContents } from '#server/db/tables/assessment.ts';
import { readFirstSheet, sheetPath } from '#tests/support/answering.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';

/** Companies that save repeatedly, with a unique mark in all notes of each save. */

export type Writer = { token: string; path: string; contentIds: number[]; acknowledged: string | null; sent: string[] };

export const makeWriters = async (app: TestApp, count: number): Promise<Writer[]> => {
	const admin = await makeConsoleAdmin(app);
	const writers: Writer[] = [];
	for (let n = 0; n < count; n++) {
		const { owner } = await startedAssessment(app, { admin });
		const sheet = await readFirstSheet(owner);
		writers.push({
			token: owner.token ?? '',
			path: `${sheetPath(sheet.id)}/save_changes`,
			contentIds: sheet.answer_contents.map(({ id }) => id),
			acknowledged: null,
			sent: [],
		});
	}
	return writers;
};

let serial = 0;

/** One save. Returns the status, or 0 without a response. */
export const saveOnce = async (url: string, writer: Writer): Promise<number> => {
	const mark = `save ${++serial}`;
	writer.sent.push(mark);
	const answer_contents = writer.contentIds.map((id) => ({ id, answer: 1, extension_note: mark }));
	const status = await call({ url }, 'POST', writer.path, { token: writer.token, body: { answer_contents } }).then(
		(answer) => answer.status,
		() => 0,
	);
	if (status === 200) writer.acknowledged = mark;
	return status;
};

/** Whether the stored notes are all of one save: the last acknowledged one or one sent after it. */
export const isConsistent = async ({ deps }: TestApp, writer: Writer): Promise<boolean> => {
	const [first = 0] = writer.contentIds;
	const [one] = await deps.db.select().from(answerContents).where(eq(answerContents.id, first));
	const all = await deps.db
		.select({ note: answerContents.extensionNote })
		.from(answerContents)
		.where(inArray(answerContents.id, writer.contentIds));
	const isWhole = all.every(({ note }) => note === one?.extensionNote);
	const after =
		writer.acknowledged === null ? writer.sent : writer.sent.slice(writer.sent.indexOf(writer.acknowledged));
	const isKnown = one?.extensionNote === null ? writer.acknowledged === null : after.includes(one?.extensionNote ?? '');
	return isWhole && isKnown;
};
