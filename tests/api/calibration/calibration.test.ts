import { and, desc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepCalibrations } from '#server/calibration/sweep.ts';
import { assessorCompanies, users } from '#server/db/tables/accounts.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { calibrations } from '#server/db/tables/calibration.ts';
import { notices } from '#server/db/tables/notices.ts';
import type {
	CalibrationAgreement,
	CalibrationComparison,
	CalibrationRow,
	OwnCalibration,
} from '#shared/calibration/schemas.ts';
import type { AssessorFigures } from '#shared/programme/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import {
	calibrationOf,
	gradedBy,
	makeCalibration,
	rateSecond,
	secondCalls,
} from '#tests/support/assessment/calibration.ts';
import { makeInterest } from '#tests/support/assessment/interests.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { gradeAsRated } from '#tests/support/journey.ts';
import { runJobs } from '#tests/support/reminders/day.ts';

/** A share of gradings is rated a second time by somebody who does not know the first ratings. */

const booted = withApp();
let admin: Person;
let rater: Person;

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
	admin = await makeConsoleAdmin(booted.current);
});

/** Nobody of an earlier test can be drawn. */
beforeEach(async () => {
	const { deps } = booted.current;
	await deps.db
		.update(users)
		.set({ deactivatedAt: new Date() })
		.where(and(eq(users.area, 'console'), eq(users.role, 1)));
	await deps.db.delete(calibrations);
	deps.config.calibrationPercent = 100;
	rater = await makeAssessor(booted.current);
});

afterEach(() => {
	booted.current.deps.config.calibrationPercent = 0;
});

const assign = async (person: Person, { companyId }: Pick<Staged, 'companyId'>): Promise<void> => {
	await booted.current.deps.db.insert(assessorCompanies).values({ userId: person.user.id, companyId });
};

/** An assessment that was rated by `rater`, graded and drawn. */
const drawn = async (): Promise<Staged> => gradedBy(booted.current, admin, { admin });

const secondOf = async (staged: Staged) => (await calibrationOf(booted.current, staged))?.secondRaterId ?? null;

const own = async (person: Person) => (await person.get<OwnCalibration[]>('/console/own_calibrations')).data;

const compare = (person: Person, id: number) => person.get<CalibrationComparison>(`/console/calibrations/${id}`);

/** A drawn assessment with its second rater and their calls. */
const given = async () => {
	const second = await makeAssessor(booted.current);
	await booted.current.deps.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, rater.user.id));
	const staged = await drawn();
	const calibration = await calibrationOf(booted.current, staged);
	if (!calibration) throw new Error('nothing was drawn');
	return { staged, second, id: calibration.id, calls: secondCalls(second, calibration.id) };
};

describe('a grading', () => {
	it('is drawn by the share of the setting: none at 0', async () => {
		booted.current.deps.config.calibrationPercent = 0;
		expect(await calibrationOf(booted.current, await drawn())).toBeNull();
	});

	it('is given to the assessor with the least to do who does not know it', async () => {
		const app = booted.current;
		const [busy, free] = [await makeAssessor(app), await makeAssessor(app)];
		await assign(busy, await gradedBy(app, admin, { admin }));
		await app.deps.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, rater.user.id));
		const staged = await drawn();
		expect(await secondOf(staged)).toBe(free.user.id);
		expect(await secondOf(await drawn())).toBe(busy.user.id);
		const [first] = await own(free);
		expect(first).toMatchObject({ calibration_state: 'given', is_second: true, rated_at: null, round: 1 });
		expect(first?.sub_categories).toHaveLength(3);
	});

	it('is not given to a rater, an assessor of the company, or who has an interest in it; without anybody it waits', async () => {
		const app = booted.current;
		const staged = await gradedBy(app, admin, { admin });
		await app.deps.db.delete(calibrations);
		const [assigned, interested] = [await makeAssessor(app), await makeAssessor(app)];
		await assign(assigned, staged);
		await makeInterest(app, { userId: interested.user.id, companyId: staged.companyId });
		await app.deps.db.execute(sql`
			update answer_sub_categories s set rated_by = ${rater.user.id} from answer_categories c
			join answer_sheets h on h.id = c.sheet_id where c.id = s.category_id and h.progress_id = ${staged.progress.id}`);
		await app.deps.db.execute(sql`update assessment_progresses set status = 3 where id = ${staged.progress.id}`);
		await app.deps.db.execute(
			sql`delete from results where sheet_id in (select id from answer_sheets where progress_id = ${staged.progress.id})`,
		);
		await gradeAsRated(app, staged, 1);
		expect(await secondOf(staged)).toBeNull();
		const free = await makeAssessor(app);
		await sweepCalibrations(app.deps, () => false);
		expect(await secondOf(staged)).toBe(free.user.id);
	});

	it('is drawn once, however often it is graded, with the ratings of the first time', async () => {
		const app = booted.current;
		const { staged, id } = await given();
		await admin.post(`/console/companies/${staged.companyId}/move_back`, { status: 3, reason: 'もう一度' });
		await gradeAsRated(app, staged, 1);
		expect((await calibrationOf(app, staged))?.id).toBe(id);
	});
});

describe('the second rating', () => {
	it('is saved, completed and compared, and changes no score', async () => {
		const app = booted.current;
		const { staged, second, id, calls } = await given();
		const scores = async () =>
			(
				await app.deps.db.execute(sql`
				select to_jsonb(r) as result from results r join answer_sheets s on s.id = r.sheet_id
				where s.progress_id = ${staged.progress.id}`)
			).rows;
		const before = await scores();
		const sheet = (await calls.sheet()).data;
		expect(sheet).toMatchObject({ item_count: 12, unrated_count: 12, version: 1, company: { id: staged.companyId } });
		expect((await calls.complete()).message).toContain('12');
		const saved = await calls.save({ ...rateSecond(sheet, 2, '二人目のメモ'), version: sheet.version });
		expect(saved.data).toMatchObject({ version: 2, unrated_count: 0 });
		expect((await calls.save({ answer_contents: [], version: 1 })).status).toBe(409);
		expect((await compare(second, id)).status).toBe(404);
		expect((await compare(admin, id)).status).toBe(404);
		expect((await calls.complete({ version: 2 })).status).toBe(200);
		for (const ended of [
			calls.sheet,
			() => calls.save({ answer_contents: [] }),
			calls.complete,
			() => calls.decline(),
		]) {
			expect((await ended()).status).toBe(404);
		}
		for (const person of [second, admin]) {
			const { data } = await compare(person, id);
			expect(data).toMatchObject({ item_count: 12, same_count: 0, second_rater: { id: second.user.id } });
			const items = data.sub_categories.flatMap((part) => part.answer_contents.flatMap((one) => one.compared_items));
			expect(new Set(items.map((item) => `${item.first_rate} ${item.second_rate} ${item.second_comment}`))).toEqual(
				new Set(['3 2 二人目のメモ']),
			);
			expect(data.sub_categories.map(({ first_rater: one }) => one?.id)).toEqual(Array(3).fill(admin.user.id));
		}
		expect((await compare(await makeAssessor(app, [staged.companyId]), id)).status).toBe(404);
		expect(await scores()).toEqual(before);
	});

	it('refuses items of other sub-categories and sheets', async () => {
		const app = booted.current;
		const { calls } = await given();
		const [content] = (await calls.sheet()).data.sub_categories[0]?.answer_contents ?? [];
		const foreign = await app.deps.db.execute<{ id: number }>(sql`select max(id) + 1 as id from answer_evaluations`);
		const refused = await calls.save({
			answer_contents: [{ id: content?.id, answer_evaluations: [{ id: foreign.rows[0]?.id, evaluation_rate: 1 }] }],
		});
		expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['answer_contents.0.answer_evaluations.0.id']]);
	});

	it('keeps the first ratings as they were graded, whatever becomes of the sheet', async () => {
		const app = booted.current;
		const { staged, second, id, calls } = await given();
		await app.deps.db.execute(sql`
			update answer_evaluations e set evaluation_rate = 1 from answer_contents t
			join answer_sub_categories s on s.id = t.answer_sub_category_id join answer_categories c on c.id = s.category_id
			join answer_sheets h on h.id = c.sheet_id
			where t.id = e.answer_content_id and h.progress_id = ${staged.progress.id}`);
		await calls.save(rateSecond((await calls.sheet()).data, 3));
		await calls.complete();
		expect((await compare(second, id)).data).toMatchObject({ item_count: 12, same_count: 12 });
	});

	it('that is declined is given to somebody else, empty, and not to the same person again', async () => {
		const app = booted.current;
		const { staged, second, id, calls } = await given();
		await calls.save(rateSecond((await calls.sheet()).data, 1));
		expect((await calls.decline()).status).toBe(200);
		expect(await secondOf(staged)).toBeNull();
		expect((await calls.sheet()).status).toBe(404);
		await sweepCalibrations(app.deps, () => false);
		expect(await secondOf(staged)).toBeNull();
		const other = await makeAssessor(app);
		await sweepCalibrations(app.deps, () => false);
		expect(await secondOf(staged)).toBe(other.user.id);
		expect((await secondCalls(other, id).sheet()).data.unrated_count).toBe(12);
		expect((await own(second)).map((one) => one.id)).toEqual([]);
		const events = await app.deps.db
			.select({ action: auditEvents.action, actorId: auditEvents.actorId })
			.from(auditEvents)
			.where(and(eq(auditEvents.subjectId, staged.progress.id), sql`${auditEvents.action} like 'calibration.%'`))
			.orderBy(desc(auditEvents.id));
		expect(events).toEqual([
			{ action: 'calibration.declined', actorId: second.user.id },
			{ action: 'calibration.drawn', actorId: null },
		]);
	});

	it.each(['assigned', 'interested', 'promoted', 'deleted'])(
		'goes to somebody else if its rater is %s',
		async (how) => {
			const app = booted.current;
			const { staged, second, id, calls } = await given();
			const userId = second.user.id;
			const changes = {
				assigned: () => assign(second, staged),
				interested: () => makeInterest(app, { userId, companyId: staged.companyId }),
				promoted: () => app.deps.db.update(users).set({ role: 0 }).where(eq(users.id, userId)),
				deleted: () => app.deps.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, userId)),
			};
			await changes[how as keyof typeof changes]();
			expect((await calls.sheet()).status).toBe(how === 'deleted' ? 401 : 404);
			const other = await makeAssessor(app);
			await sweepCalibrations(app.deps, () => false);
			expect(await secondOf(staged)).toBe(other.user.id);
			expect((await secondCalls(other, id).sheet()).status).toBe(200);
		},
	);
});

describe('what is told', () => {
	it('is the request, then to the first rater the end, and to both what the other says', async () => {
		const app = booted.current;
		const { second, id, calls } = await given();
		const told = async () => {
			await runJobs(app, { sent: [], isDown: false });
			const rows = await app.deps.db
				.select({ kind: notices.kind, to: notices.recipientId })
				.from(notices)
				.where(and(eq(notices.subjectId, id), sql`${notices.kind} like 'calibration%'`))
				.orderBy(notices.id);
			return rows.map(({ kind, to }) => [kind, to === second.user.id ? 'second' : to === admin.user.id ? 'first' : to]);
		};
		expect(await told()).toEqual([['calibration_given', 'second']]);
		expect(await own(admin)).toEqual([]);
		await calls.save(rateSecond((await calls.sheet()).data, 3));
		await calls.complete();
		expect((await told()).slice(1)).toEqual([['calibration_rated', 'first']]);
		expect(await own(admin)).toMatchObject([{ id, is_second: false, calibration_state: 'rated' }]);
		for (const person of [second, admin]) {
			expect((await person.post(`/console/calibrations/${id}/messages`, { content: 'この資料ですか。' })).status).toBe(
				200,
			);
		}
		expect((await told()).slice(2)).toEqual([
			['calibration_messaged', 'first'],
			['calibration_messaged', 'second'],
		]);
		expect((await compare(admin, id)).data.messages.map(({ author }) => author.id)).toEqual([
			second.user.id,
			admin.user.id,
		]);
	});
});

describe('for admins', () => {
	it('there is a list, which says nothing of agreement before the end, and its workbook', async () => {
		const app = booted.current;
		const { staged, id, calls } = await given();
		const row = async () =>
			(await admin.get<CalibrationRow[]>('/console/calibrations')).data.find((one) => one.id === id);
		expect(await row()).toMatchObject({
			calibration_state: 'given',
			same_count: null,
			item_count: 12,
			declined_count: 0,
		});
		await calls.save(rateSecond((await calls.sheet()).data, 3));
		await calls.complete();
		expect(await row()).toMatchObject({ calibration_state: 'rated', same_count: 12, progress_id: staged.progress.id });
		expect((await admin.get<CalibrationRow[]>('/console/calibrations?calibration_state=given')).data).toEqual([]);
		const { content } = await downloadFile(app, admin.token, '/console/calibrations/download');
		expect((await openWorkbook(content)).worksheets[0]?.rowCount).toBe(2);
	});

	it('the agreement is told from 30 items on', async () => {
		const app = booted.current;
		const second = await makeAssessor(app);
		const read = async () => (await admin.get<CalibrationAgreement>('/console/calibrations/agreement')).data;
		expect(await read()).toMatchObject({ percent: 100, overall: { items: 0, exact: null }, assessors: [] });
		app.deps.config.calibrationPercent = 0;
		for (let at = 0; at < 2; at++) {
			await makeCalibration(app, await gradedBy(app, admin, { admin }), {
				secondRaterId: second.user.id,
				isRated: true,
			});
		}
		expect((await read()).overall).toMatchObject({ items: 24, scored: 24, exact: null, kappa: null });
		const third = await gradedBy(app, admin, { admin });
		const id = await makeCalibration(app, third, { secondRaterId: second.user.id, isRated: true });
		await app.deps.db.execute(
			sql`update calibration_ratings set second_rate = 1, first_rate = 1 where calibration_id = ${id}`,
		);
		const { overall, assessors } = await read();
		expect(overall).toEqual({
			items: 36,
			scored: 36,
			exact: 1,
			kappa: 1,
			is_kappa_defined: true,
			ineligible: 0,
			eligibility: 1,
		});
		expect(assessors.map((one) => one.id).sort()).toEqual([second.user.id, admin.user.id].sort());
		expect((await second.get('/console/calibrations/agreement')).status).toBe(403);
		// In the program overview admins see that of everybody, assessors their own.
		const shownTo = async (reader: Person) =>
			(await reader.get<AssessorFigures>('/console/programme/assessors')).data.assessors.map(({ id, agreement }) => ({
				id,
				agreement,
			}));
		const agreement = { scored: 36, companies: 3, exact_percent: 100, kappa: 1 };
		expect(await shownTo(second)).toEqual([{ id: second.user.id, agreement }]);
		expect(await shownTo(admin)).toEqual(
			expect.arrayContaining([
				{ id: second.user.id, agreement },
				{ id: admin.user.id, agreement },
			]),
		);
		expect(await shownTo(await makeAssessor(app))).toMatchObject([{ agreement: null }]);
	});
});
