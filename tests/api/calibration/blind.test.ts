import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { documentQuestions } from '#server/db/tables/evidence.ts';
import { withApp } from '#tests/support/app.ts';
import { calibrationOf, gradedBy, rateSecond, secondCalls } from '#tests/support/assessment/calibration.ts';
import { makeRequest, makeRequestFile } from '#tests/support/assessment/evidence.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { makeAssessor, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { storeDocument } from '#tests/support/files/stored-files.ts';
import { runJobs } from '#tests/support/reminders/day.ts';

/** The second rater gets what a sheet that was never rated would give, byte by byte, and nothing else of the company. */

const booted = withApp();
let admin: Person;
let second: Person;
let staged: Staged;
let id: number;

/** Questions of the drawn sub-categories, and one that is in none: the paper has more than three. */
const questionsOf = async (): Promise<{ drawn: number[]; other: number | null }> => {
	const { rows } = await booted.current.deps.db.execute<{ id: number; drawn: boolean }>(sql`
		select t.question_id as id, exists (
			select from calibration_parts p where p.calibration_id = ${id} and p.answer_sub_category_id = s.id
		) as drawn
		from answer_contents t join answer_sub_categories s on s.id = t.answer_sub_category_id
		join answer_categories c on c.id = s.category_id join answer_sheets h on h.id = c.sheet_id
		where h.progress_id = ${staged.progress.id} order by t.id`);
	return {
		drawn: rows.filter((row) => row.drawn).map((row) => row.id),
		other: rows.find((row) => !row.drawn)?.id ?? null,
	};
};

/** A paper of four sub-categories, of which three are drawn. */
const paper = () => {
	const [first, ...rest] = smallPaper();
	if (!first) throw new Error('the small paper is empty');
	const [sub] = first.sub_categories;
	if (!sub) throw new Error('the small paper has no sub-category');
	const more = { ...sub, content: '小項目1-3', content_en: 'Sub-category 1-3' };
	return [{ ...first, sub_categories: [...first.sub_categories, more] }, ...rest];
};

beforeAll(async () => {
	await publishPaper(booted.current, paper());
	admin = await makeConsoleAdmin(booted.current);
});

beforeEach(async () => {
	const { deps } = booted.current;
	await deps.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.role, 1));
	second = await makeAssessor(booted.current);
	deps.config.calibrationPercent = 100;
	staged = await gradedBy(booted.current, admin, { admin });
	id = (await calibrationOf(booted.current, staged))?.id ?? 0;
});

afterEach(() => {
	booted.current.deps.config.calibrationPercent = 0;
});

const documentOn = async (questionIds: readonly number[]): Promise<string> => {
	const { deps } = booted.current;
	const filePath = await storeDocument(booted.current, {
		progressId: staged.progress.id,
		userId: staged.owner.user.id,
	});
	const [document] = await deps.db.select().from(companyDocuments).where(eq(companyDocuments.filePath, filePath));
	if (!document) throw new Error('no document was stored');
	if (questionIds.length > 0) {
		await deps.db
			.insert(documentQuestions)
			.values(questionIds.map((questionId) => ({ documentId: document.id, questionId })));
	}
	return filePath;
};

/** Removes everything that rating has left, but the second ratings themselves. */
const forgetRatings = async (): Promise<void> => {
	const { db } = booted.current.deps;
	await db.execute(sql`update answer_evaluations set evaluation_rate = null, comment = null`);
	await db.execute(
		sql`update answer_sub_categories set checked_at = null, rated_at = null, rated_by = null, rating_version = 0`,
	);
	await db.execute(sql`delete from rating_steps`);
	await db.execute(sql`update calibration_ratings set first_rate = 0, first_comment = null`);
	await db.execute(sql`update calibration_parts set first_rater_id = null`);
	await db.execute(sql`delete from result_main_categories`);
	await db.execute(sql`update results set report_saved_by = null, proposal_saved_by = null`);
};

describe('the second rater', () => {
	it('gets the bytes of a sheet that was never rated', async () => {
		const app = booted.current;
		const { drawn } = await questionsOf();
		const filePath = await documentOn(drawn.slice(0, 1));
		await admin.post(`/console/pending_assessments/answer_sub_categories/1/save_changes`, { answer_contents: [] });
		await app.deps.db.execute(sql`update answer_evaluations set comment = 'MARK_MEMO', evaluation_rate = 1`);
		await app.deps.db.execute(sql`update calibration_ratings set first_comment = 'MARK_MEMO', first_rate = 1`);
		const calls = secondCalls(second, id);
		await calls.save(rateSecond((await calls.sheet()).data, 2, '自分のメモ'));
		await runJobs(app, { sent: [], isDown: false });
		const read = async (locale: 'ja' | 'en'): Promise<string[]> => {
			const paths = [
				`/console/calibrations/${id}/sheet`,
				'/console/own_calibrations',
				'/console/notices',
				'/console/notices/unread_count',
				`/file_preview/${filePath}`,
				'/console/companies',
				'/console/assessment_progresses',
				'/console/work',
			];
			const answers = [];
			for (const path of paths) {
				const { status, text } = await call(app, 'GET', path, { token: second.token, locale });
				answers.push(`${path} ${status} ${text}`);
			}
			return answers;
		};
		const before = { ja: await read('ja'), en: await read('en') };
		expect(before.ja[0]).toContain('自分のメモ');
		expect(before.ja.join()).not.toMatch(/MARK_MEMO/);
		for (const name of [admin.user.name]) expect(before.ja.join()).not.toContain(name);
		await forgetRatings();
		expect({ ja: await read('ja'), en: await read('en') }).toEqual(before);
	});

	it('opens the files of the drawn sub-categories, until the second rating is complete', async () => {
		const app = booted.current;
		const { drawn, other } = await questionsOf();
		expect([drawn.length, other === null]).toEqual([6, false]);
		const granted = await documentOn(drawn.slice(0, 1));
		const ofOther = await documentOn(other === null ? [] : [other]);
		const ofNone = await documentOn([]);
		const request = await makeRequest(app, staged, { questionId: drawn[0] ?? null });
		const asked = await makeRequestFile(app, request.id, staged.owner);
		const otherRequest = await makeRequest(app, staged, { questionId: other });
		const notAsked = await makeRequestFile(app, otherRequest.id, staged.owner);
		const statusOf = async (path: string) => (await second.get(`/file/${path}`)).status;
		const preview = async (path: string) => (await second.get(`/file_preview/${path}`)).status;
		expect(await Promise.all([granted, ofOther, ofNone, asked.filePath, notAsked.filePath].map(statusOf))).toEqual([
			200, 404, 404, 200, 404,
		]);
		expect(await Promise.all([granted, ofOther].map(preview))).toEqual([200, 404]);
		const calls = secondCalls(second, id);
		const { data: sheet } = await calls.sheet();
		expect(sheet.documents.map((one) => one.file_path)).toEqual([granted]);
		expect(sheet.request_files.map((one) => one.file_path)).toEqual([asked.filePath]);
		await calls.save(rateSecond(sheet, 3));
		expect((await calls.complete()).status).toBe(200);
		expect(await Promise.all([granted, asked.filePath].map(statusOf))).toEqual([404, 404]);
		expect(await preview(granted)).toBe(404);
	});
});
