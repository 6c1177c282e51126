import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, expect, it } from 'vitest';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { mails, notices } from '#server/db/tables/notices.ts';
import { announce, announceJob } from '#server/notify/announce.ts';
import { serverText } from '#shared/texts/server.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { readMime } from '#tests/support/notices/mime.ts';
import { startSmtpServer } from '#tests/support/processes/smtp-server.ts';
import { killWorkerProcesses, startWorkerProcess } from '#tests/support/processes/worker-process.ts';

/**
 * Many events of a kind while workers are killed and restarted: two mails, each once, and no event is lost.
 *
 * @module-tag rest
 */

const smtp = await startSmtpServer();
afterAll(smtp.close);

const booted = withApp({ env: { SMTP_URL: smtp.url }, withoutPrinting: true });

afterEach(async () => {
	await booted.current.stopWorker();
	await killWorkerProcesses();
});

const EVENTS = 600;

const isWaiting = and(eq(outboxJobs.name, announceJob.name), isNull(outboxJobs.finishedAt));

const mailsOf = ({ user }: Person) =>
	booted.current.deps.db
		.select()
		.from(mails)
		.where(and(eq(mails.userId, user.id), eq(mails.kind, 'submitted')))
		.orderBy(asc(mails.id));

it('600 submissions within an hour are two mails, with two workers of which one is killed, and a restart', async () => {
	const app = booted.current;
	const { db, config } = app.deps;
	const env = {
		NODE_ENV: 'test',
		DATABASE_URL: config.databaseUrl ?? '',
		DATA_DIR: config.dataDir,
		APP_SECRET: config.secret ?? '',
		SMTP_URL: smtp.url,
	};
	await publishPaper(app, smallPaper());
	const admin = await makeConsoleAdmin(app);
	// Without an assessor, so that admins are told.
	const staged = await assessmentAt(app, 3, { admin });
	const announced = await db.$count(outboxJobs, isWaiting);
	await db.transaction(async (tx) => {
		for (let made = 0; made < EVENTS; made++)
			await announce(tx, 'submitted', app.clock.now(), { progress_id: staged.progress.id, status: 3 });
	});
	expect(await db.$count(outboxJobs, isWaiting)).toBe(announced + EVENTS);

	const toldOf = () => db.$count(notices, and(eq(notices.recipientId, admin.user.id), eq(notices.kind, 'submitted')));
	const [killed, stopped] = await Promise.all([startWorkerProcess(env), startWorkerProcess(env)]);
	await expect.poll(async () => (await mailsOf(admin))[0]?.state).toBe('sent');
	await expect.poll(toldOf, { interval: 20 }).toBeGreaterThan(EVENTS / 10);
	await killed.kill();
	await expect.poll(toldOf, { interval: 20 }).toBeGreaterThan(EVENTS / 3);
	expect(await stopped.stop()).toBe(0);
	const [one, other] = await Promise.all([startWorkerProcess(env), startWorkerProcess(env)]);
	await expect.poll(() => db.$count(outboxJobs, isWaiting), { interval: 200 }).toBe(0);

	const total = await toldOf();
	expect(total).toBeGreaterThanOrEqual(EVENTS);
	const [first, group] = await mailsOf(admin);
	const ids = [first, group].map((mail) => `<${mail?.messageId}>`);
	const taken = () =>
		smtp.taken.map(({ raw }) => readMime(raw)).filter(({ headers }) => ids.includes(headers.get('message-id') ?? ''));
	expect((await mailsOf(admin)).map(({ state }) => state)).toEqual(['sent', 'waiting']);
	expect(taken()).toHaveLength(1);
	expect((group?.nextAttemptAt?.getTime() ?? 0) - (first?.createdAt.getTime() ?? 0)).toBeGreaterThan(59 * 60_000);

	// As at the end of the hour.
	expect((await admin.post(`/console/mails/${group?.id}/retry`)).status).toBe(200);
	await expect.poll(async () => (await mailsOf(admin)).map(({ state }) => state)).toEqual(['sent', 'sent']);
	for (const worker of [one, other]) expect(await worker.stop()).toBe(0);
	expect(taken().map(({ headers }) => headers.get('message-id'))).toEqual(ids);
	const title = serverText('ja', 'inbox.groups.submitted', { count: total - 1 });
	expect(taken()[1]?.headers.get('subject')).toBe(serverText('ja', 'mails.subject', { title }));
});
