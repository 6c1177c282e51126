import { eq } from 'drizzle-orm';
import pWaitFor from 'p-wait-for';
import { describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import { comingPapers, papers } from '#server/db/tables/papers.ts';
import { startPaperTimer } from '#server/papers/timer.ts';
import { startAssessment } from '#server/progresses/start.ts';
import type { FreePaper } from '#shared/free-assessment/schemas.ts';
import type { ComingPaper } from '#shared/papers/coming.ts';
import type { AssessmentPaper } from '#shared/papers/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { consoleActor, smallPaper } from '#tests/support/assessments.ts';
import { type Answer, call } from '#tests/support/client.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { LIMITS } from '#tests/support/limits.ts';

/** A paper is scheduled, waits where nobody sees it, and is the active one from the beginning of its day in Tokyo. */

const booted = withApp();

const PAPERS = '/console/assessment_papers';
const COMING = `${PAPERS}/coming`;
const DAY = '2027-04-01';
const EVE = new Date('2027-03-31T23:59:59+09:00');
const MIDNIGHT = new Date('2027-04-01T00:00:00+09:00');

type Saved = { id: number; version: number };

const at = (instant: Date): void => booted.current.clock.set(instant);

const titled = (content: string) => {
	const [category] = smallPaper();
	return [{ ...category, content, key: undefined }];
};

const draft = async (admin: Person, content: string, isPremium = true): Promise<Saved> => {
	const body = { is_premium: isPremium, is_published: false, main_categories: titled(content) };
	const { status, data, errors } = await admin.post<Saved>(PAPERS, body);
	expect([status, errors]).toEqual([200, {}]);
	return data;
};

const schedule = (admin: Person, { version }: Saved, isPremium = true, day = DAY): Promise<Answer<null>> =>
	admin.post<null>(COMING, { is_premium: isPremium, version, publish_on: day });

const activeTitle = async (person: Person, isPremium = true): Promise<string | undefined> =>
	(await person.get<AssessmentPaper>(`${PAPERS}/latest?is_premium=${isPremium}`)).data.main_categories[0]?.content;

const comingOf = async (person: Person, isPremium = true): Promise<ComingPaper | null> =>
	(await person.get<ComingPaper | null>(`${COMING}?is_premium=${isPremium}`)).data;

const listed = async (person: Person, isPremium = true): Promise<AssessmentPaper[]> =>
	(await person.get<AssessmentPaper[]>(`${PAPERS}?is_premium=${isPremium}`)).data;

const forget = async (): Promise<void> => {
	const { db } = booted.current.deps;
	await db.delete(comingPapers);
	await db.delete(papers).where(eq(papers.isPublished, false));
};

describe('a scheduled paper', () => {
	it('is in no list and no draft until its day, and active from its first instant, at which it is published', async () => {
		const app = booted.current;
		at(new Date('2027-03-31T20:00:00+09:00'));
		const admin = await makeConsoleAdmin(app);
		const before = await activeTitle(admin);
		const made = await draft(admin, '四月の票');
		expect(await schedule(admin, made)).toMatchObject({ status: 200, message: 'The paper was scheduled.' });
		expect(await comingOf(admin)).toMatchObject({
			is_premium: true,
			publish_on: DAY,
			scheduled_by: { id: admin.user.id, name: admin.user.name },
			main_categories: [{ content: '四月の票', key: expect.any(String) }],
		});
		expect((await listed(admin)).map(({ is_published }) => is_published)).not.toContain(false);

		// A correction that is published meanwhile does not beat it.
		await admin.post(PAPERS, { is_premium: true, is_published: true, main_categories: titled('前日の訂正') });
		at(EVE);
		expect([before === '四月の票', await activeTitle(admin)]).toEqual([false, '前日の訂正']);
		at(MIDNIGHT);
		const { data: active } = await admin.get<AssessmentPaper>(`${PAPERS}/latest?is_premium=true`);
		expect(active).toMatchObject({
			is_published: true,
			published_at: MIDNIGHT.toISOString(),
			created_by: { id: admin.user.id },
			main_categories: [{ content: '四月の票' }],
		});
		expect(await comingOf(admin)).toBeNull();
		const [event] = await app.deps.db.select().from(auditEvents).where(eq(auditEvents.subjectId, active.id));
		expect(event).toMatchObject({ action: 'paper.published', actorId: admin.user.id });
		// What is published later on that day is newer.
		at(new Date('2027-04-01T03:00:00+09:00'));
		await admin.post(PAPERS, { is_premium: true, is_published: true, main_categories: titled('朝の訂正') });
		expect(await activeTitle(admin)).toBe('朝の訂正');
	});

	it('is published once, by whichever of many calls comes first', async () => {
		await forget();
		at(new Date('2027-05-31T12:00:00+09:00'));
		const admin = await makeConsoleAdmin(booted.current);
		await schedule(admin, await draft(admin, '六月の票'), true, '2027-06-01');
		const count = (await listed(admin)).length;
		at(new Date('2027-06-01T00:00:00+09:00'));
		const titles = await Promise.all(Array.from({ length: 12 }, () => activeTitle(admin)));
		expect(new Set(titles)).toEqual(new Set(['六月の票']));
		expect((await listed(admin)).length).toBe(count + 1);
	});

	it('is published by the timer of a server where nobody calls, and at its next start where none ran on the day', async () => {
		await forget();
		const { deps } = booted.current;
		const isWaiting = async (): Promise<boolean> => (await deps.db.select().from(comingPapers)).length > 0;
		at(new Date('2027-06-10T12:00:00+09:00'));
		const admin = await makeConsoleAdmin(booted.current);
		await schedule(admin, await draft(admin, 'あしたの票'), true, '2027-06-11');
		at(new Date('2027-06-10T23:59:59.950+09:00'));
		const timer = startPaperTimer(deps);
		expect(await isWaiting()).toBe(true);
		at(new Date('2027-06-11T00:00:00+09:00'));
		await pWaitFor(async () => !(await isWaiting()), { interval: 20, timeout: LIMITS.answer });
		await timer.stop();

		await schedule(admin, await draft(admin, 'あさっての票'), true, '2027-06-12');
		at(new Date('2027-06-20T08:00:00+09:00'));
		const late = startPaperTimer(deps);
		await pWaitFor(async () => !(await isWaiting()), { interval: 20, timeout: LIMITS.answer });
		await late.stop();
		const reader = await makeConsoleAdmin(booted.current);
		const { data } = await reader.get<AssessmentPaper>(`${PAPERS}/latest?is_premium=true`);
		expect(data.published_at).toBe(new Date('2027-06-12T00:00:00+09:00').toISOString());
		expect(data.main_categories[0]?.content).toBe('あさっての票');
	});

	it('is what an assessment starts on from its day, and the free assessment shows; what was started keeps its paper', async () => {
		await forget();
		const app = booted.current;
		at(new Date('2027-07-31T12:00:00+09:00'));
		const admin = await makeConsoleAdmin(app);
		const former = (await admin.get<AssessmentPaper>(`${PAPERS}/latest?is_premium=true`)).data.id;
		await schedule(admin, await draft(admin, '八月の票'), true, '2027-08-01');
		await schedule(admin, await draft(admin, '八月の無料票', false), false, '2027-08-01');
		const start = async () => {
			const company = await makeCompany(app);
			return startAssessment(app.deps, consoleActor(admin), { id: company.id }, null);
		};
		const freeTitle = async () =>
			(await call<FreePaper>(app, 'GET', '/free_assessment/paper', { locale: 'ja' })).data.main_categories[0]?.content;
		at(new Date('2027-07-31T23:59:59+09:00'));
		const early = await start();
		expect([early.paperId, (await freeTitle()) === '八月の無料票']).toEqual([former, false]);
		at(new Date('2027-08-01T00:00:00+09:00'));
		const late = await start();
		expect([await activeTitle(admin), await freeTitle()]).toEqual(['八月の票', '八月の無料票']);
		expect(late.paperId).toBe((await admin.get<AssessmentPaper>(`${PAPERS}/latest?is_premium=true`)).data.id);
	});

	it('becomes the draft when taken back, unless there is one; both are audited', async () => {
		await forget();
		const app = booted.current;
		at(new Date('2027-09-10T12:00:00+09:00'));
		const admin = await makeConsoleAdmin(app);
		await schedule(admin, await draft(admin, '十月の票'), true, '2027-10-01');
		const other = await draft(admin, '別の下書き');
		const taken = await admin.delete(`${COMING}?is_premium=true`);
		expect(taken.status).toBe(409);
		expect(await schedule(admin, other, true, '2027-11-01')).toMatchObject({ status: 409 });
		await app.deps.db.delete(papers).where(eq(papers.isPublished, false));
		const { status, data } = await admin.delete<Saved>(`${COMING}?is_premium=true`);
		expect([status, await comingOf(admin)]).toEqual([200, null]);
		const [back] = (await listed(admin)).filter(({ is_published }) => !is_published);
		expect(back).toMatchObject({ id: data.id, version: data.version, main_categories: [{ content: '十月の票' }] });
		expect((await admin.delete(`${COMING}?is_premium=true`)).status).toBe(404);
		const events = await app.deps.db.select().from(auditEvents).where(eq(auditEvents.actorId, admin.user.id));
		expect(events.filter(({ action }) => ['paper.scheduled', 'paper.taken_back'].includes(action))).toMatchObject([
			{ action: 'paper.scheduled', changes: [{ field: 'publish_on', from: null, to: '2027-10-01' }] },
			{ action: 'paper.taken_back', changes: [{ field: 'publish_on', from: '2027-10-01', to: null }] },
		]);
	});

	it('needs a draft that can be published, a day to come, and an admin', async () => {
		await forget();
		const app = booted.current;
		at(new Date('2027-12-10T12:00:00+09:00'));
		const admin = await makeConsoleAdmin(app);
		expect((await schedule(admin, { id: 0, version: 0 })).status).toBe(404);
		const made = await draft(admin, '来年の票');
		for (const day of ['2027-12-09', '2027-12-10']) {
			const answer = await schedule(admin, made, true, day);
			expect([answer.status, answer.errors]).toEqual([
				422,
				{ publish_on: ['The day of publication must be tomorrow or later.'] },
			]);
		}
		expect((await schedule(admin, { ...made, version: made.version - 1 }, true, '2027-12-11')).status).toBe(409);
		const assessor = await makeAssessor(app);
		expect((await schedule(assessor, made, true, '2027-12-11')).status).toBe(403);
		await admin.post(PAPERS, { is_premium: true, is_published: false, main_categories: [], version: made.version });
		const [empty] = (await listed(admin)).filter(({ is_published }) => !is_published);
		const refused = await schedule(admin, { id: 0, version: empty?.version ?? 0 }, true, '2027-12-11');
		expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['main_categories']]);
		expect(await comingOf(assessor)).toBeNull();
	});
});
