import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { wakeBulkJobs } from '#server/bulk/jobs/wake.ts';
import { assessorCompanies, users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { notices } from '#server/db/tables/notices.ts';
import { isStillTrue } from '#server/notices/still-true.ts';
import type { BulkJobDetail, BulkJobPreview, BulkRow } from '#shared/bulk/job-schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { makeObjection } from '#tests/support/assessment/objections.ts';
import { publishPaper, readProgress, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { bulkRowsOf, runBulkJobs } from '#tests/support/bulk-jobs.ts';
import { caller } from '#tests/support/client.ts';
import { makeAssessor, makeCompany, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** Acts over all rows of a list: frozen when they are asked for, run by a worker, each row once. */

const booted = withApp();
let admin: Person;

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
	admin = await makeConsoleAdmin(booted.current);
});

const JOBS = '/console/bulk_jobs';

const someCompanies = async (count: number, word: string): Promise<number[]> => {
	const made: number[] = [];
	for (let at = 0; at < count; at++) {
		made.push((await makeCompany(booted.current, { companyName: `${word}${at}`, searchText: `${word}${at}` })).id);
	}
	return made;
};

const create = async (body: Record<string, unknown>, who = admin): Promise<number> => {
	const answer = await who.post<{ id: number }>(JOBS, body);
	expect([answer.status, answer.message]).toEqual([200, 'The bulk job was started.']);
	return answer.data.id;
};

const job = async (id: number, who = admin): Promise<BulkJobDetail> =>
	(await who.get<BulkJobDetail>(`${JOBS}/${id}`)).data;

const rows = async (id: number, query = '', who = admin): Promise<BulkRow[]> =>
	(await who.get<BulkRow[]>(`${JOBS}/${id}/rows${query}`)).data;

const outcomes = async (id: number, who = admin) =>
	(await rows(id, '', who)).map(({ state, reason }) => (reason ? [state, reason] : [state]));

/** Sets the clock and signs in again: older sessions have ended by then. */
const signedInAt = async (instant: string, { user }: Person): Promise<Person> => {
	const app = booted.current;
	app.clock.set(new Date(instant));
	return { ...caller(app, await app.deps.sessions.open(user.id)), user };
};

const assessorsOf = async (companyId: number): Promise<number[]> => {
	const { db } = booted.current.deps;
	const found = await db.select().from(assessorCompanies).where(eq(assessorCompanies.companyId, companyId));
	return found.map(({ userId }) => userId);
};

const progressesOf = (companyIds: readonly number[]) =>
	booted.current.deps.db
		.select()
		.from(assessmentProgresses)
		.where(inArray(assessmentProgresses.companyId, [...companyIds]));

const eventsOf = (action: string, ids: readonly number[]) =>
	booted.current.deps.db
		.select()
		.from(auditEvents)
		.where(and(eq(auditEvents.action, action), inArray(auditEvents.subjectId, [...ids])));

const announced = async (kind: string): Promise<Record<string, unknown>[]> => {
	const { db } = booted.current.deps;
	const found = await db
		.select({ payload: outboxJobs.payload })
		.from(outboxJobs)
		.where(and(eq(outboxJobs.name, 'make-notices'), sql`${outboxJobs.payload} ->> 'kind' = ${kind}`))
		.orderBy(outboxJobs.id);
	return found.map(({ payload }) => payload);
};

describe('a job over the matches of a list', () => {
	it('freezes what matches, assigns each row once, tells its maker, and leaves the usual events', async () => {
		const app = booted.current;
		const assessor = await makeAssessor(app);
		const ids = await someCompanies(3, '凍結');
		const body = { act: 'assign', company_filters: { q: '凍結' }, user_ids: [assessor.user.id] };
		const preview = await admin.post<BulkJobPreview>(`${JOBS}/preview`, body);
		expect(preview.data).toMatchObject({ total: 3, possible: 3, refused: [], assessors: [{ count: 3 }] });
		const id = await create(body);
		expect(await job(id)).toMatchObject({ state: 'running', total: 3, counts: { waiting: 3, done: 0 } });
		// Matches now, but did not then.
		const [later] = await someCompanies(1, '凍結後');
		await runBulkJobs(app);
		expect(await job(id)).toMatchObject({
			state: 'done',
			act: 'assign',
			total: 3,
			counts: { waiting: 0, done: 3, refused: 0, stopped: 0 },
			made_by: { id: admin.user.id },
			refused: [],
		});
		for (const company of ids) expect(await assessorsOf(company)).toEqual([assessor.user.id]);
		expect(await assessorsOf(later ?? 0)).toEqual([]);
		expect(await eventsOf('company.assessors_assigned', ids)).toHaveLength(3);
		const created = await eventsOf('bulk_job.created', [id]);
		expect(created).toMatchObject([{ actorId: admin.user.id, detail: { bulk_act: 'assign', bulk_rows: 3 } }]);
		expect((await announced('bulk_ended')).filter((event) => event.subject_id === id)).toMatchObject([
			{ user_id: admin.user.id },
		]);
		await runBulkJobs(app);
		expect(await eventsOf('company.assessors_assigned', ids)).toHaveLength(3);
	});

	it('says of each row why it was refused, in the language of the reader', async () => {
		const app = booted.current;
		const seven = await assessmentAt(app, 7, { admin });
		const one = await assessmentAt(app, 1, { admin });
		const issued = await assessmentAt(app, 13, { admin });
		const ids = [seven, one, issued].map(({ progress }) => progress.id);
		const body = { act: 'period', assessment_ids: ids, end_date: '2030-03-31' };
		const preview = await admin.post<BulkJobPreview>(`${JOBS}/preview`, body);
		const wrong = 'This cannot be done at the current status (Certificate issued).';
		expect(preview.data).toMatchObject({ total: 3, possible: 2, refused: [{ reason: wrong, count: 1 }] });
		const id = await create(body);
		await runBulkJobs(app);
		expect(await outcomes(id)).toEqual([['done'], ['done'], ['refused', wrong]]);
		expect((await job(id)).refused).toEqual([{ reason: wrong, count: 1 }]);
		expect((await readProgress(app, one.progress.id)).endDate).toBe('2030-03-31');
		expect((await rows(id, '?state=refused')).map(({ assessment_id, status }) => [assessment_id, status])).toEqual([
			[issued.progress.id, 409],
		]);
		const file = await admin.get(`${JOBS}/${id}/download`);
		expect(file.status).toBe(200);
		const mine = await admin.get<{ id: number }[]>(JOBS);
		expect(mine.data.map((row) => row.id)).toContain(id);
	});

	it('is refused where it would do nothing, too much or somebody else’s work', async () => {
		const app = booted.current;
		const assessor = await makeAssessor(app);
		const [company = 0] = await someCompanies(1, '他社');
		const errors = async (body: Record<string, unknown>, who = admin) => {
			const { status, errors: fields } = await who.post(JOBS, body);
			return [status, Object.keys(fields ?? {})];
		};
		const ids = { company_ids: [company] };
		const { id: adminId } = admin.user;
		expect(await errors({ act: 'remind' })).toEqual([422, ['company_filters']]);
		expect(await errors({ act: 'remind', ...ids, company_filters: {} })).toEqual([422, ['company_filters']]);
		expect(await errors({ act: 'remind', company_filters: { q: 'どこにもない' } })).toEqual([422, ['company_filters']]);
		expect(await errors({ act: 'assign', ...ids })).toEqual([422, ['user_ids']]);
		expect(await errors({ act: 'assign', ...ids, user_ids: [adminId] })).toEqual([422, ['user_ids.0']]);
		expect(await errors({ act: 'period', ...ids })).toEqual([422, ['end_date']]);
		expect(await errors({ act: 'start', ...ids, start_date: '2030-02-01', end_date: '2030-01-01' })).toEqual([
			422,
			['start_date'],
		]);
		expect(await errors({ act: 'start', ...ids, assessor_choice: 'one' })).toEqual([422, ['user_ids']]);
		expect((await admin.post(JOBS, { act: 'remind', company_ids: [2_147_483_647] })).status).toBe(404);
		expect((await assessor.post(JOBS, { act: 'remind', ...ids })).status).toBe(404);
		await app.deps.db.insert(assessorCompanies).values({ userId: assessor.user.id, companyId: company });
		expect(await errors({ act: 'assign', ...ids, user_ids: [assessor.user.id] }, assessor)).toEqual([422, ['act']]);
		expect(await errors({ act: 'start', ...ids, assessor_choice: 'spread' }, assessor)).toEqual([
			422,
			['assessor_choice'],
		]);
		const own = await create({ act: 'start', ...ids }, assessor);
		expect((await job(own)).made_by.id).toBe(assessor.user.id);
		const other = await makeAssessor(app, [company]);
		expect((await other.get(`${JOBS}/${own}`)).status).toBe(404);
		expect((await other.post(`${JOBS}/${own}/stop`)).status).toBe(404);
		expect((await admin.post(`${JOBS}/${own}/stop`)).status).toBe(200);
	});
});

describe('the rights of the maker', () => {
	it('are those of the moment: a former admin assigns nobody, and nothing is half done', async () => {
		const app = booted.current;
		const maker = await makeConsoleAdmin(app);
		const assessor = await makeAssessor(app);
		const ids = await someCompanies(2, '降格');
		const id = await create({ act: 'assign', company_ids: ids, user_ids: [assessor.user.id] }, maker);
		await app.deps.db.update(users).set({ role: 1 }).where(eq(users.id, maker.user.id));
		await runBulkJobs(app);
		const why = 'Not done: the person who started the job is no longer an admin.';
		expect(await outcomes(id)).toEqual([
			['refused', why],
			['refused', why],
		]);
		expect(await job(id)).toMatchObject({
			state: 'done',
			counts: { refused: 2 },
			refused: [{ reason: why, count: 2 }],
		});
		for (const company of ids) expect(await assessorsOf(company)).toEqual([]);
	});

	it('end with the account', async () => {
		const app = booted.current;
		const maker = await makeConsoleAdmin(app);
		const ids = await someCompanies(1, '退職');
		const id = await create({ act: 'start', company_ids: ids }, maker);
		await app.deps.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, maker.user.id));
		await runBulkJobs(app);
		expect(await outcomes(id)).toEqual([
			['refused', 'Not done: the account of the person who started the job was deleted.'],
		]);
		expect(await progressesOf(ids)).toEqual([]);
	});

	it('end with an assignment: the rest is refused, and its names are no longer shown', async () => {
		const app = booted.current;
		const ids = await someCompanies(2, '担当外');
		const [kept = 0, lost = 0] = ids;
		const maker = await makeAssessor(app, ids);
		const id = await create({ act: 'start', company_ids: ids }, maker);
		await app.deps.db
			.delete(assessorCompanies)
			.where(and(eq(assessorCompanies.userId, maker.user.id), eq(assessorCompanies.companyId, lost)));
		await runBulkJobs(app);
		const { data } = await maker.get<BulkRow[]>(`${JOBS}/${id}/rows`);
		expect(data.map(({ state, company, reason }) => [state, company.name, reason])).toEqual([
			['done', '担当外0', null],
			['refused', null, 'Not done: the person who started the job is no longer assigned to this company.'],
		]);
		expect((await progressesOf(ids)).map(({ companyId }) => companyId)).toEqual([kept]);
	});
});

describe('a start in waves', () => {
	it('starts the daily number, can be changed and stopped, and passes over what is under way meanwhile', async () => {
		const app = booted.current;
		const { clock } = app;
		let maker = await signedInAt('2027-04-01T03:00:00Z', await makeConsoleAdmin(app));
		const ids = await someCompanies(7, '波');
		const started = async () => (await progressesOf(ids)).length;
		const body = { act: 'start', company_ids: ids, per_day: 2, end_date: '2028-03-31' };
		const preview = await maker.post<BulkJobPreview>(`${JOBS}/preview`, body);
		expect(preview.data.waves.map(({ day, count }) => [day, count])).toEqual([
			['2027-04-01', 2],
			['2027-04-02', 2],
			['2027-04-03', 2],
			['2027-04-04', 1],
		]);
		const id = await create(body, maker);
		await runBulkJobs(app);
		expect(await started()).toBe(2);
		expect(await job(id, maker)).toMatchObject({
			state: 'running',
			per_day: 2,
			next_at: '2027-04-02T00:00:00.000Z',
			waves: [
				{ day: '2027-04-02', count: 2 },
				{ day: '2027-04-03', count: 2 },
				{ day: '2027-04-04', count: 1 },
			],
		});
		clock.set(new Date('2027-04-01T23:59:00Z'));
		await runBulkJobs(app);
		expect(await started()).toBe(2);
		// Somebody starts the next one by hand.
		await startedAssessment(app, { admin: maker, companyId: ids[2] ?? 0 });
		maker = await signedInAt('2027-04-02T00:00:00Z', maker);
		await runBulkJobs(app);
		expect(await started()).toBe(4);
		expect((await rows(id, '', maker)).map(({ state }) => state)).toEqual([
			'done',
			'done',
			'refused',
			'done',
			'waiting',
			'waiting',
			'waiting',
		]);
		expect((await maker.put(`${JOBS}/${id}/pace`, { per_day: 3 })).status).toBe(200);
		await runBulkJobs(app);
		expect(await started()).toBe(5);
		expect((await job(id, maker)).waves).toEqual([{ day: '2027-04-03', count: 2 }]);
		expect((await maker.post(`${JOBS}/${id}/stop`)).status).toBe(200);
		maker = await signedInAt('2027-04-09T00:00:00Z', maker);
		await runBulkJobs(app);
		expect(await started()).toBe(5);
		expect(await job(id, maker)).toMatchObject({
			state: 'stopped',
			counts: { done: 4, refused: 1, stopped: 2, waiting: 0 },
			waves: [],
		});
		expect((await maker.post(`${JOBS}/${id}/stop`)).status).toBe(409);
		const [first] = await progressesOf([ids[0] ?? 0]);
		expect([first?.startDate, first?.endDate]).toEqual(['2027-04-01', '2028-03-31']);
		expect(await eventsOf('bulk_job.paced', [id])).toMatchObject([{ detail: { per_day: 3 } }]);
		clock.release();
	});

	it('says before and after how many assessments are running, and which can then no longer be certified', async () => {
		const app = booted.current;
		const running = await assessmentAt(app, 3, { admin });
		const applied = await assessmentAt(app, 12, { admin });
		const finished = await assessmentAt(app, 7, { admin });
		const issued = await assessmentAt(app, 13, { admin });
		const [fresh = 0] = await someCompanies(1, '開始前');
		const ids = [fresh, ...[running, applied, finished, issued].map(({ companyId }) => companyId)];
		const body = { act: 'start', company_ids: ids };
		const preview = await admin.post<BulkJobPreview>(`${JOBS}/preview`, body);
		const why = 'The company already has an assessment in progress.';
		expect(preview.data).toMatchObject({
			total: 5,
			possible: 3,
			running: 2,
			superseded: 1,
			refused: [{ reason: why, count: 2 }],
		});
		const id = await create(body);
		expect(await job(id)).toMatchObject({ running: 0 });
		await runBulkJobs(app);
		expect(await job(id)).toMatchObject({ running: 2, counts: { done: 3, refused: 2 } });
		expect((await readProgress(app, running.progress.id)).status).toBe(3);
		const apply = await admin.post(`/console/certifications/${finished.progress.id}/apply`);
		expect(apply.status).toBe(409);
		const period = await admin.post<BulkJobPreview>(`${JOBS}/preview`, {
			act: 'period',
			assessment_ids: [running.progress.id],
			end_date: '2030-03-31',
		});
		expect(period.data).toMatchObject({ possible: 1, running: 0, superseded: 0 });
	});

	it('is refused beforehand where an objection is undecided', async () => {
		const staged = await assessmentAt(booted.current, 7, { admin });
		const { companyId } = staged;
		await makeObjection(booted.current, staged);
		const preview = await admin.post<BulkJobPreview>(`${JOBS}/preview`, { act: 'start', company_ids: [companyId] });
		expect(preview.data).toMatchObject({ possible: 0, running: 0, superseded: 0, refused: [{ count: 1 }] });
		const id = await create({ act: 'start', company_ids: [companyId] });
		await runBulkJobs(booted.current);
		expect(await outcomes(id)).toEqual([['refused', preview.data.refused[0]?.reason]]);
	});

	it('spreads companies by load, and gives those of a deleted assessor to the others', async () => {
		const app = booted.current;
		const busy = await makeAssessor(app, [(await startedAssessment(app, { admin })).companyId]);
		const idle = await makeAssessor(app);
		const leaving = await makeAssessor(app);
		const ids = await someCompanies(5, '分担');
		const people = [busy, idle, leaving].map(({ user }) => user.id);
		const body = { act: 'start', company_ids: ids, assessor_choice: 'spread', user_ids: people };
		const preview = await admin.post<BulkJobPreview>(`${JOBS}/preview`, body);
		expect(preview.data.assessors.map(({ count }) => count)).toEqual([1, 2, 2]);
		const id = await create(body);
		await app.deps.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, leaving.user.id));
		await runBulkJobs(app);
		expect(await job(id)).toMatchObject({ state: 'done', counts: { done: 5 } });
		const given = await Promise.all(ids.map(assessorsOf));
		expect(given.every((those) => those.length === 1)).toBe(true);
		const counts = people.map((one) => given.flat().filter((userId) => userId === one).length);
		expect(counts[2]).toBe(0);
		expect(counts.toSorted()).toEqual([0, 2, 3]);
	});
});

describe('reminding companies', () => {
	it('tells the admins what waits, once a week and kind, and only while it does', async () => {
		const app = booted.current;
		let maker = await signedInAt('2027-06-01T03:00:00Z', await makeConsoleAdmin(app));
		const waiting = await startedAssessment(app, { admin: maker });
		const finished = await assessmentAt(app, 7, { admin: maker });
		const body = { act: 'remind', company_ids: [waiting.companyId, finished.companyId] };
		const first = await create(body, maker);
		await runBulkJobs(app);
		expect(await outcomes(first, maker)).toEqual([['done'], ['refused', 'Nothing is waiting for this company.']]);
		const told = (await announced('company_reminded')).filter((event) => event.progress_id === waiting.progress.id);
		expect(told).toHaveLength(1);
		expect(await eventsOf('company.reminded', [waiting.companyId])).toHaveLength(1);
		maker = await signedInAt('2027-06-07T03:00:00Z', maker);
		const again = await create(body, maker);
		await runBulkJobs(app);
		const lately = 'The company was reminded of the same on 2027-06-01. It can be reminded once a week.';
		expect((await outcomes(again, maker))[0]).toEqual(['refused', lately]);
		maker = await signedInAt('2027-06-08T03:00:01Z', maker);
		const third = await create(body, maker);
		await runBulkJobs(app);
		expect((await outcomes(third, maker))[0]).toEqual(['done']);
		app.clock.release();
	});

	it('mails nobody once the company has acted', async () => {
		const app = booted.current;
		const staged = await startedAssessment(app, { admin });
		const owner = await makeCompanyUser(app, { companyId: staged.companyId, role: 0 });
		await create({ act: 'remind', company_ids: [staged.companyId] });
		await runBulkJobs(app);
		await app.startWorker();
		type Inbox = { kind: string; title: string }[];
		const inbox = async () =>
			(await owner.get<Inbox>('/app/notices')).data.filter(({ kind }) => kind === 'company_reminded');
		await expect.poll(inbox).toMatchObject([{ title: expect.stringContaining('answers to the questions') }]);
		await app.stopWorker();
		const setStatus = (status: 2 | 3) =>
			app.deps.db.update(assessmentProgresses).set({ status }).where(eq(assessmentProgresses.id, staged.progress.id));
		const isTrue = async (): Promise<boolean | null> => {
			const [notice] = await app.deps.db
				.select()
				.from(notices)
				.where(and(eq(notices.kind, 'company_reminded'), eq(notices.recipientId, owner.user.id)));
			return notice ? isStillTrue(app.deps, notice) : null;
		};
		await setStatus(2);
		expect([(await inbox()).length, await isTrue()]).toEqual([1, true]);
		// As if it was submitted between the notice and its mail.
		await setStatus(3);
		expect(await isTrue()).toBe(false);
		await setStatus(2);
		const cancelled = await admin.post(`/console/companies/${staged.companyId}/cancel_assessment`, { reason: '検証' });
		expect(cancelled.status).toBe(200);
		expect(await inbox()).toEqual([]);
	});
});

it('a job whose queued work failed for good is enqueued again, but not at once', async () => {
	const app = booted.current;
	const id = await create({ act: 'start', company_ids: await someCompanies(1, '失敗') });
	const queued = () => {
		const { db } = app.deps;
		return db.$count(outboxJobs, and(eq(outboxJobs.name, 'run-bulk'), sql`(payload ->> 'bulk_job_id')::int = ${id}`));
	};
	const failed = (minutesAgo: number) =>
		app.deps.db.execute(sql`update outbox_jobs set failed_at = now() - make_interval(mins => ${minutesAgo}::int)
			where name = 'run-bulk' and (payload ->> 'bulk_job_id')::int = ${id}`);
	await wakeBulkJobs(app.deps);
	expect(await queued()).toBe(1);
	await failed(50);
	await wakeBulkJobs(app.deps);
	expect(await queued()).toBe(1);
	await failed(61);
	await wakeBulkJobs(app.deps);
	expect(await queued()).toBe(2);
	await runBulkJobs(app);
	expect(await job(id)).toMatchObject({ state: 'done', counts: { done: 1 } });
});

it('two workers at once, and a slice that runs twice, run each row once', async () => {
	const app = booted.current;
	const ids = await someCompanies(12, '同時');
	const id = await create({ act: 'start', company_ids: ids });
	await Promise.all([runBulkJobs(app), runBulkJobs(app)].map((run) => run.catch(() => {})));
	await runBulkJobs(app);
	expect((await progressesOf(ids)).map(({ companyId }) => companyId).toSorted((a, b) => a - b)).toEqual(ids);
	expect((await bulkRowsOf(app, id)).map(({ state }) => state)).toEqual(Array(12).fill('done'));
	expect((await announced('bulk_ended')).filter((event) => event.subject_id === id)).toHaveLength(1);
});
