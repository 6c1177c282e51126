import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { defineJob } from '#server/jobs/definition.ts';
import { failJob, finishJob } from '#server/jobs/outbox.ts';
import { openQueue, openWorker, type Process } from '#server/jobs/queue.ts';
import { jobIdOf } from '#server/jobs/queued-jobs.ts';
import { createOutboxRelay } from '#server/jobs/relay.ts';
import type { JobKind } from '#shared/ops/schemas.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { makeFailedJob } from '#tests/support/inquiries.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { fakePrinter } from '#tests/support/printed/fake-printer.ts';
import { killWorkerProcesses, startWorkerProcess } from '#tests/support/processes/worker-process.ts';
import { QUEUES, withQueue } from '#tests/support/queues.ts';
import { createWorker } from '#workers/worker.ts';

/**
 * Servers and workers of two versions at once, as at every upgrade: what the older does not know is left to the newer.
 *
 * @module-tag rest
 */

const LONG = { timeout: LIMITS.poll, interval: 100 };
const DAY_MS = 24 * 60 * 60 * 1000;

/** A job that every version knows, and that does nothing for an account that does not exist. */
const KNOWN = { name: 'mail-password-reset', payload: { email: 'nobody@example.com', locale: 'ja' } };

/** One that only the newer version knows, and one whose payload only the newer version understands. */
const jobsOfTomorrow = [
	defineJob({
		name: 'of-tomorrow',
		payload: z.object({ what: z.string() }),
		attempts: 3,
		run: async ({ db }: Pick<TestApp['deps'], 'db'>, _payload, outboxId) => finishJob(db, outboxId),
	}),
	defineJob({
		name: 'simulate-paper',
		payload: z.object({ simulationKey: z.string() }),
		attempts: 3,
		run: async ({ db }: Pick<TestApp['deps'], 'db'>, _payload, outboxId) => finishJob(db, outboxId),
	}),
];
const OF_TOMORROW = [
	{ name: 'of-tomorrow', payload: { what: 'new' }, reason: 'no job is called of-tomorrow' },
	{ name: 'simulate-paper', payload: { simulationKey: 'new' }, reason: 'its payload does not fit the job' },
];

for (const { name, onRedis, options } of QUEUES) {
	describe(`two versions at once, with the queue on ${name}`, options, () => {
		const booted = withQueue(onRedis);
		let app: TestApp;
		const closers: (() => Promise<unknown>)[] = [];

		beforeAll(() => {
			app = booted.current;
		});
		afterEach(async () => {
			for (const close of closers.splice(0).reverse()) await close();
			await killWorkerProcesses();
			await app.deps.db.delete(outboxJobs);
			await booted.lose();
		});

		const queueOf = () => {
			const queue = openQueue(app.deps.config, () => {});
			closers.push(() => queue.close());
			return queue;
		};

		const rowOf = async (id: number) => {
			const [row] = await app.deps.db.select().from(outboxJobs).where(eq(outboxJobs.id, id));
			return row;
		};

		const makeRow = async (values: Partial<typeof outboxJobs.$inferInsert> = {}): Promise<number> => {
			const [row] = await app.deps.db
				.insert(outboxJobs)
				.values({ ...KNOWN, ...values })
				.returning({ id: outboxJobs.id });
			return row?.id ?? 0;
		};

		/** Puts a job into the queue, as a server of the newer version does. */
		const relayed = async (
			values: { name: string; payload: Record<string, unknown> },
			timestamp = Date.now(),
		): Promise<number> => {
			const id = await makeRow({ ...values, relayedAt: new Date() });
			const data = { outboxId: id, payload: values.payload };
			await queueOf().add(values.name, data, { jobId: jobIdOf(id), attempts: 3, timestamp });
			return id;
		};

		/** A worker that does with each job what it is given. */
		const workAs = async (process: Process): Promise<() => Promise<void>> => {
			const worker = openWorker(app.deps.config, process, () => {});
			await worker.waitUntilReady();
			let closing: Promise<void> | null = null;
			const close = () => {
				closing ??= worker.close();
				return closing;
			};
			closers.push(close);
			return close;
		};

		/** What versions until November 2026 did with a job that they did not know. */
		const asReleased: Process = (_name, { outboxId }) =>
			failJob(app.deps.db, outboxId, `no job is called ${KNOWN.name}`);

		const startWorker = async (jobs: unknown = app.deps.jobs) => {
			const deps = { ...app.deps, jobs: jobs as TestApp['deps']['jobs'] };
			const worker = await createWorker(deps, fakePrinter());
			let closing: Promise<void> | null = null;
			const close = () => {
				closing ??= worker.close();
				return closing;
			};
			closers.push(close);
			return close;
		};

		const ended = (id: number) => expect.poll(async () => (await rowOf(id))?.finishedAt, LONG).toBeInstanceOf(Date);

		it('a job that the queue has done, and its row has not, is run again', async () => {
			const stop = await workAs(async () => {});
			const id = await relayed(KNOWN);
			const queue = queueOf();
			await expect.poll(async () => (await queue.getJob(jobIdOf(id)))?.finishedOn, LONG).toBeGreaterThan(0);
			await stop();
			await app.deps.db.execute(sql`update outbox_jobs set relayed_at = now() - interval '1 minute'`);
			await startWorker();
			await app.deps.outbox.look();
			await ended(id);
		});

		it('a job that a worker of a former version failed is tried again by hand', async () => {
			const stop = await workAs(asReleased);
			const id = await relayed(KNOWN);
			await expect.poll(async () => (await rowOf(id))?.failedAt, LONG).toBeInstanceOf(Date);
			await stop();
			const admin = await makeConsoleAdmin(app);
			expect((await admin.post(`/console/failed_jobs/${id}/retry`)).status).toBe(200);
			await startWorker();
			await ended(id);
		});

		it('a newer worker tries again by itself what a former version failed in the last week because it did not know it', async () => {
			const stop = await workAs(asReleased);
			const id = await relayed(KNOWN);
			await expect.poll(async () => (await rowOf(id))?.failedAt, LONG).toBeInstanceOf(Date);
			await stop();
			const failed = { ...KNOWN, error: 'no job is called mail-password-reset' };
			const unfit = await makeFailedJob(app, { ...KNOWN, error: 'its payload does not fit the job' });
			const old = await makeFailedJob(app, { ...failed, failedAt: new Date(Date.now() - 8 * DAY_MS) });
			const other = await makeFailedJob(app, { ...KNOWN, error: 'Error: connect ECONNREFUSED 192.0.2.1:25' });
			const unknown = await makeFailedJob(app, {
				name: 'of-tomorrow',
				payload: {},
				error: OF_TOMORROW[0]?.reason ?? '',
			});
			await startWorkerProcess(booted.env);
			await ended(id);
			await ended(unfit.id);
			for (const { id: stays } of [old, other, unknown]) {
				expect((await rowOf(stays))?.failedAt).toBeInstanceOf(Date);
			}
		});

		it('a newer worker takes at once what an older one has left for later', async () => {
			const id = await makeRow({ relayedAt: new Date(), error: 'no job is called mail-password-reset' });
			const data = { outboxId: id, payload: KNOWN.payload };
			const queue = queueOf();
			await queue.add(KNOWN.name, data, { jobId: jobIdOf(id), attempts: 5, delay: DAY_MS });
			await startWorkerProcess(booted.env);
			await ended(id);
		});

		for (const { reason, ...job } of OF_TOMORROW) {
			it(`a job waits for a newer worker where ${reason}`, async () => {
				const stop = await startWorker();
				const [id, second] = [await relayed(job), await relayed(job)];
				await expect.poll(async () => (await rowOf(id))?.error, LONG).toBe(reason);
				await expect.poll(async () => (await rowOf(second))?.error, LONG).toBe(reason);
				expect(await rowOf(id)).toMatchObject({ failedAt: null, finishedAt: null });
				const queue = queueOf();
				await expect.poll(async () => (await queue.getJob(jobIdOf(id)))?.getState(), LONG).toBe('delayed');
				const told = app.logs.filter((line) => line.includes(`job ${job.name} is of a newer version`));
				expect(told).toHaveLength(1);
				const admin = await makeConsoleAdmin(app);
				const { data } = await admin.get<JobKind[]>('/console/jobs');
				expect(data.find((kind) => kind.job_name === job.name)).toMatchObject({ failed: 0, for_newer: 2 });
				const metrics = await (await fetch(`${app.serverUrl}/metrics`)).text();
				expect(metrics).toMatch(/^kyosei_outbox_jobs_for_newer 2$/m);
				const known = app.deps.jobs.filter((one) => one.name !== job.name);
				await startWorker([...known, ...jobsOfTomorrow.filter((one) => one.name === job.name)]);
				await stop();
				await ended(id);
				await ended(second);
				expect((await rowOf(id))?.error).toBeNull();
				app.logs.splice(0);
			});

			it(`a job for which no newer worker comes within a week fails where ${reason}`, async () => {
				const id = await relayed(job, Date.now() - 8 * DAY_MS);
				await startWorker();
				await expect.poll(async () => (await rowOf(id))?.failedAt, LONG).toBeInstanceOf(Date);
				expect((await rowOf(id))?.error).toBe(reason);
			});
		}

		it('an older server leaves the jobs that it does not know to be relayed by a newer one, for a week', async () => {
			const known = await makeRow({ name: 'send-mail', payload: { mail_id: 1 } });
			const fresh = await makeRow();
			const old = await makeRow({ createdAt: new Date(Date.now() - 8 * DAY_MS) });
			const older = app.deps.jobs.filter((job) => job.name !== KNOWN.name);
			const queue = queueOf();
			const relay = createOutboxRelay({ db: app.deps.db, queue, jobs: older }, () => {});
			closers.push(() => relay.close());
			await relay.look();
			expect((await rowOf(known))?.relayedAt).toBeInstanceOf(Date);
			expect(await rowOf(fresh)).toMatchObject({ relayedAt: null, failedAt: null });
			expect(await rowOf(old)).toMatchObject({ error: 'no job is called mail-password-reset' });
			expect((await rowOf(old))?.failedAt).toBeInstanceOf(Date);
			await app.deps.outbox.look();
			await expect.poll(async () => (await queue.getJob(jobIdOf(fresh)))?.name, LONG).toBe(KNOWN.name);
		});
	});
}
