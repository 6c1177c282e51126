import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerSheets, assessmentTransitions } from '#server/db/tables/assessment.ts';
import { gradeSheet } from '#server/grading/grade-sheet.ts';
import type { CheckedSheet } from '#shared/checking/schemas.ts';
import { addYears, tokyoDate } from '#shared/dates.ts';
import type { InterviewRecord } from '#shared/reassessment/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, readProgress, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { CHECKING_ROUNDS, checkingCalls, rateAll, subCategoryIds } from '#tests/support/checking.ts';
import { caller } from '#tests/support/client.ts';
import { makeAssessor } from '#tests/support/factories.ts';
import { advance, assessmentAt, gradeRound } from '#tests/support/journey.ts';

const booted = withApp({ env: { GRADING_WAIT_MS: '0' } });

const [FIRST, SECOND] = CHECKING_ROUNDS;

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1, 8]));
});

afterEach(() => booted.current.clock.release());

const path = ({ progress }: Staged, rest = '') => `/console/re_assessments/${progress.id}${rest}`;

/** Grades as the worker does, with the existing ratings. */
const gradePending = async ({ progress }: Staged, round: 1 | 2): Promise<void> => {
	await gradeSheet(booted.current.deps, { progressId: progress.id, round }, 0);
};

/** A finalized assessment with distinct ratings, memos and answers. */
const completed = async (): Promise<Staged> => {
	const app = booted.current;
	const staged = await assessmentAt(app, 3);
	const calls = checkingCalls(FIRST, staged);
	for (const [at, id] of (await subCategoryIds(calls)).entries()) {
		await calls.save(id, rateAll((await calls.subCategory(id)).data, at));
		await calls.mark(id);
	}
	await staged.admin.post(`${FIRST.base}/${staged.progress.id}`);
	await gradePending(staged, 1);
	return advance(app, staged, 7);
};

describe('applying for a re-assessment', () => {
	it('copies answers, ratings and memos into a new, unchecked sheet', async () => {
		const app = booted.current;
		const staged = await completed();
		const applied = await staged.admin.post(path(staged, '/apply'));
		expect(applied).toMatchObject({ status: 200, message: 'The re-assessment application was recorded.', data: null });
		expect((await readProgress(app, staged.progress.id)).status).toBe(8);
		const [first, second] = [checkingCalls(FIRST, staged), checkingCalls(SECOND, staged)];
		const [firstIds, secondIds] = [await subCategoryIds(first), await subCategoryIds(second)];
		expect(secondIds).toHaveLength(firstIds.length);
		for (const [at, id] of firstIds.entries()) {
			const one = (await first.subCategory(id)).data;
			const two = (await second.subCategory(secondIds[at] ?? 0)).data;
			expect(two.id).not.toBe(one.id);
			expect([one.is_checked, two.is_checked, one.is_editable, two.is_editable]).toEqual([true, false, false, true]);
			expect([two.version, two.saved_by]).toEqual([0, null]);
			const withoutIds = ({ answer_contents }: typeof one) =>
				answer_contents.map(({ content, answer, extension_note, answer_evaluations }) => [
					[content, answer, extension_note],
					answer_evaluations.map((item) => [item.content, item.evaluation_rate, item.comment]),
				]);
			expect(withoutIds(two)).toEqual(withoutIds(one));
		}
	});

	it('shows the first rating and memo beside the new ones', async () => {
		const staged = await completed();
		await staged.admin.post(path(staged, '/apply'));
		const calls = checkingCalls(SECOND, staged);
		const id = (await subCategoryIds(calls))[2] ?? 0;
		await calls.save(id, { answer_contents: rateAll((await calls.subCategory(id)).data, 3).answer_contents });
		const items = (await calls.subCategory(id)).data.answer_contents.flatMap((one) => one.answer_evaluations);
		expect(items).toHaveLength(4);
		for (const item of items) {
			expect(item).toMatchObject({ evaluation_rate: 3, first_evaluation_rate: 2, first_comment: 'メモ' });
		}
		const first = checkingCalls(FIRST, staged);
		const [firstId] = await subCategoryIds(first);
		const [one] = (await first.subCategory(firstId)).data.answer_contents.flatMap((each) => each.answer_evaluations);
		expect(one).not.toHaveProperty('first_evaluation_rate');
		expect(one).not.toHaveProperty('first_comment');
	});

	it('is refused at any other status', async () => {
		const app = booted.current;
		let staged = await assessmentAt(app, 1);
		for (const status of [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13] as const) {
			staged = await advance(app, staged, status);
			const refused = await staged.admin.post(path(staged, '/apply'));
			expect([status, refused.status]).toEqual([status, 409]);
			expect((await readProgress(app, staged.progress.id)).status).toBe(status);
		}
	});

	it('is possible until the end of the day one year later in Tokyo', async () => {
		const app = booted.current;
		const [inTime, late] = [await assessmentAt(app, 7), await assessmentAt(app, 7)];
		const lastDay = addYears(tokyoDate(late.progress.completedAt ?? new Date(0)), 1);
		app.clock.set(`${lastDay}T23:59:59.999+09:00`);
		const admin = caller(app, await app.deps.sessions.open(late.admin.user.id));
		expect((await admin.post(path(inTime, '/apply'))).status).toBe(200);
		app.clock.advance(1);
		const refused = await admin.post(path(late, '/apply'));
		expect(refused.status).toBe(409);
		expect(refused.message).toContain('within one year of completion');
		expect((await readProgress(app, late.progress.id)).status).toBe(7);
	});

	it('succeeds once of many concurrent calls', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 7);
		const answers = await Promise.all(Array.from({ length: 8 }, () => staged.admin.post(path(staged, '/apply'))));
		expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(7).fill(409)]);
		const sheets = await app.deps.db
			.select()
			.from(answerSheets)
			.where(and(eq(answerSheets.progressId, staged.progress.id), eq(answerSheets.round, 2)));
		expect(sheets).toHaveLength(1);
	});

	it('admits only assigned staff', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 7);
		const stranger = await makeAssessor(app, []);
		expect((await stranger.post(path(staged, '/apply'))).status).toBe(404);
		expect((await staged.owner.post(path(staged, '/apply'))).status).toBe(401);
		const assigned = await makeAssessor(app, [staged.companyId]);
		expect((await assigned.post(path(staged, '/apply'))).status).toBe(200);
	});
});

describe('applying again after a move back', () => {
	it('creates a new sheet and archives the older one, which is hidden', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 8);
		const calls = checkingCalls(SECOND, staged);
		const [oldId] = await subCategoryIds(calls);
		const oldCategory = (await calls.sheet()).data.answer_categories[0]?.id ?? 0;
		const old = (await calls.subCategory(oldId)).data;
		await calls.save(oldId, rateAll(old, 1));
		await staged.admin.put(path(staged, '/interview_record'), { content: '一回目の面談' });
		await staged.admin.post(`/console/companies/${staged.companyId}/update_status`, { status: 7 });
		expect((await calls.sheet()).status).toBe(404);
		expect((await calls.subCategory(oldId)).status).toBe(404);
		expect((await staged.admin.get(path(staged, '/interview_record'))).status).toBe(404);
		expect((await staged.admin.post(path(staged, '/apply'))).status).toBe(200);
		expect((await calls.subCategory(oldId)).status).toBe(404);
		expect((await calls.category(oldCategory)).status).toBe(404);
		expect((await calls.save(oldId, rateAll(old, 1))).status).toBe(404);
		expect((await calls.mark(oldId)).status).toBe(404);
		const [freshId] = await subCategoryIds(calls);
		expect(freshId).not.toBe(oldId);
		const items = (await calls.subCategory(freshId)).data.answer_contents.flatMap((one) => one.answer_evaluations);
		expect(items.map((item) => item.evaluation_rate)).toEqual([3, 3, 3, 3]);
		const record = await staged.admin.get<InterviewRecord>(path(staged, '/interview_record'));
		expect(record.data.content).toBe('');
		const archived = await app.deps.db
			.select()
			.from(answerSheets)
			.where(and(eq(answerSheets.progressId, staged.progress.id), isNotNull(answerSheets.archivedAt)));
		expect(archived).toHaveLength(1);
	});
});

describe('the two sheets of an assessment', () => {
	it('answer 404 to the calls of the other round', async () => {
		const staged = await assessmentAt(booted.current, 8);
		const [first, second] = [checkingCalls(FIRST, staged), checkingCalls(SECOND, staged)];
		const [firstId] = await subCategoryIds(first);
		const [secondId] = await subCategoryIds(second);
		const body = rateAll((await second.subCategory(secondId)).data, 1);
		const categoryOf = ({ data }: { data: CheckedSheet }) => data.answer_categories[0]?.id ?? 0;
		const answers = [
			await first.subCategory(secondId),
			await first.save(secondId, body),
			await first.mark(secondId),
			await first.category(categoryOf(await second.sheet())),
			await second.subCategory(firstId),
			await second.save(firstId, body),
			await second.mark(firstId),
			await second.category(categoryOf(await first.sheet())),
		];
		expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(404));
	});

	it('are graded separately: the first result stays, and another grading keeps notes and ids', async () => {
		const app = booted.current;
		type Report = {
			version: number;
			result_index: {
				score: number;
				main_category_results: { sub_category_results: { id: number; evaluation_note: string }[] }[];
			};
		};
		const staged = await assessmentAt(app, 9);
		const report = async (at: string) => (await staged.admin.get<Report>(at)).data;
		const secondAt = path(staged, '/evaluation_report');
		const before = await report(secondAt);
		const rows = ({ result_index }: Report) =>
			result_index.main_category_results.flatMap((main) => main.sub_category_results);
		const notes = rows(before).map(({ id }) => ({ id, evaluation_note: `所見${id}` }));
		await staged.admin.put(`${secondAt}/save_changes`, { sub_category_results: notes });
		await staged.admin.post(`/console/companies/${staged.companyId}/update_status`, { status: 8 });
		await gradeRound(app, staged, 2, 2);
		const after = await report(secondAt);
		expect([before.result_index.score, after.result_index.score]).toEqual([200, 100]);
		expect(rows(after).map(({ id, evaluation_note }) => ({ id, evaluation_note }))).toEqual(notes);
		expect((await report(`/console/evaluation_reports/${staged.progress.id}`)).result_index.score).toBe(200);
		const events = await app.deps.db
			.select()
			.from(assessmentTransitions)
			.where(eq(assessmentTransitions.progressId, staged.progress.id))
			.orderBy(asc(assessmentTransitions.id));
		expect(events.slice(-3).map(({ event, toStatus }) => [event, toStatus])).toEqual([
			['grade_again', 9],
			['move_back', 8],
			['grade_again', 9],
		]);
		expect(events.at(-1)?.actorId).toBe(staged.admin.user.id);
	});
});

describe('the interview record', () => {
	const read = (staged: Staged) => staged.admin.get<InterviewRecord>(path(staged, '/interview_record'));
	const write = (staged: Staged, body: unknown, by = staged.admin) =>
		by.put<{ version: number; saved_at: string }>(path(staged, '/interview_record/'), body);

	it('is empty before the first save, and then has who saved it and when', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 8);
		expect((await read(staged)).data).toEqual({
			id: null,
			content: '',
			updated_by: null,
			updated_at: null,
			version: 0,
		});
		const content = '  面談の記録\n神﨑さん  ';
		const saved = await write(staged, { content, version: 0 });
		expect(saved).toMatchObject({ status: 200, message: 'The interview record was saved.', data: { version: 1 } });
		expect((await read(staged)).data).toMatchObject({
			content,
			updated_by: staged.admin.user.name,
			updated_at: saved.data.saved_at,
			version: 1,
		});
		const assessor = await makeAssessor(app, [staged.companyId]);
		expect((await write(staged, { content: '' }, assessor)).data.version).toBe(2);
		expect((await read(staged)).data).toMatchObject({ content: '', updated_by: assessor.user.name });
	});

	it('is writable only from 8 to 10, and readable from 8 on', async () => {
		const app = booted.current;
		let staged = await assessmentAt(app, 7);
		for (const [status, readable, writable] of [
			[7, 404, 409],
			[8, 200, 200],
			[9, 200, 200],
			[10, 200, 200],
			[11, 200, 409],
			[12, 200, 409],
		] as const) {
			staged = await advance(app, staged, status);
			const content = `進捗${status}`;
			expect([status, (await read(staged)).status]).toEqual([status, readable]);
			expect([status, (await write(staged, { content })).status]).toEqual([status, writable]);
		}
		expect((await read(staged)).data).toMatchObject({ content: '進捗10', version: 3 });
	});

	it('rejects a stale save, also of two first saves', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 8);
		const saves = await Promise.all(['一', '二', '三'].map((content) => write(staged, { content, version: 0 })));
		expect(saves.map((save) => save.status).sort()).toEqual([200, 409, 409]);
		expect(saves.find((save) => save.status === 409)?.message).toContain(staged.admin.user.name);
		expect((await read(staged)).data.version).toBe(1);
	});

	it('accepts up to 10,000 characters', async () => {
		const staged = await assessmentAt(booted.current, 8);
		expect((await write(staged, { content: 'あ'.repeat(10_000) })).status).toBe(200);
		const refused = await write(staged, { content: 'あ'.repeat(10_001) });
		expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['content']]);
		expect((await write(staged, {})).status).toBe(422);
	});

	it('answers 404 to assessors of other companies', async () => {
		const app = booted.current;
		const staged = await assessmentAt(app, 8);
		const stranger = await makeAssessor(app, []);
		expect((await stranger.get(path(staged, '/interview_record'))).status).toBe(404);
		expect((await write(staged, { content: 'x' }, stranger)).status).toBe(404);
		expect((await write(staged, { content: 'x' }, staged.owner)).status).toBe(401);
		expect((await read(staged)).data.version).toBe(0);
	});
});
