import type { Queue } from 'bullmq';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobs } from '#server/all-jobs.ts';
import { openDatabase } from '#server/db/client.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { BATCH } from '#server/jobs/hand-over.ts';
import { enqueueAll } from '#server/jobs/outbox.ts';
import { type JobData, openQueue } from '#server/jobs/queue.ts';
import { jobIdOf } from '#server/jobs/queued-jobs.ts';
import { createOutboxRelay, type OutboxRelay } from '#server/jobs/relay.ts';
import { retryFailedJobs } from '#server/jobs/retry.ts';
import { mailJob } from '#server/notify/mail-job.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { QUEUES, withQueue } from '#tests/support/queues.ts';

/**
 * What the relay asks of the queue while many jobs wait in it, and that no job is lost whatever the queue loses.
 *
 * @module-tag rest
 */

const MANY = 1_000;
const HOUR_MS = 60 * 60 * 1000;
const LONG = { timeout: LIMITS.poll, interval: 50 };

for (const { name, onRedis, options } of QUEUES) {
	describe(`${MANY} jobs that wait, with the queue on ${name}`, options, () => {
		const booted = withQueue(onRedis);
		let queue: Queue<JobData>;
		let relay: OutboxRelay;
		/** Its own connections: what is enqueued with them is relayed by `relay` alone, not by the one of the app. */
		let own: ReturnType<typeof openDatabase>;
		let errors: unknown[] = [];
		const asked = vi.fn();

		beforeAll(async () => {
			const { deps } = booted.current;
			queue = openQueue(deps.config, () => {});
			const getJob = queue.getJob.bind(queue);
			vi.spyOn(queue, 'getJob').mockImplementation((id) => {
				asked(id);
				return getJob(id);
			});
			own = openDatabase({ url: deps.config.databaseUrl ?? '', max: 2, onError: (error) => void errors.push(error) });
			relay = createOutboxRelay({ db: own.db, queue, jobs }, (error) => void errors.push(error));
			await enqueueAll(
				own.db,
				mailJob,
				Array.from({ length: MANY }, (_, at) => ({ mail_id: at + 1 })),
			);
			await vi.waitFor(async () => expect(await inQueue()).toBe(MANY), LONG);
		});

		beforeEach(async () => {
			const unrelayed = () => booted.current.deps.db.$count(outboxJobs, isNull(outboxJobs.relayedAt));
			await vi.waitFor(async () => expect(await unrelayed()).toBe(0), LONG);
			asked.mockClear();
			errors = [];
		});

		afterAll(async () => {
			await relay?.close();
			await queue?.close();
			await own?.close();
		});

		const inQueue = () => queue.getJobCountByTypes('waiting', 'prioritized', 'delayed', 'failed');

		/** As if the delay had passed after which the relay asks the queue. */
		const passTime = () =>
			booted.current.deps.db.execute(sql`update outbox_jobs set relayed_at = relayed_at - interval '1 minute'`);

		const lookedFor = async (looks: number): Promise<void> => {
			for (let at = 0; at < looks; at++) await relay.look();
		};

		it('are asked about a batch at a look, each in its turn, and not again before the delay has passed', async () => {
			await passTime();
			await relay.look();
			expect(asked).toHaveBeenCalledTimes(BATCH);
			await lookedFor(MANY / BATCH - 1);
			expect(new Set(asked.mock.calls.flat()).size).toBe(MANY);
			await lookedFor(3);
			expect(asked).toHaveBeenCalledTimes(MANY);
			expect(errors).toEqual([]);
		});

		it('are all added again in one look where the queue lost them', async () => {
			await booted.lose();
			expect(await inQueue()).toBe(0);
			await passTime();
			await relay.look();
			expect(await inQueue()).toBe(MANY);
			expect(asked.mock.calls.length).toBeLessThanOrEqual(MANY + BATCH);
			expect(errors).toEqual([]);
		});

		it('do not hide one that is lost among them', async () => {
			const [lost] = await booted.current.deps.db
				.select({ id: outboxJobs.id })
				.from(outboxJobs)
				.orderBy(asc(outboxJobs.id))
				.offset(MANY / 2);
			await queue.remove(jobIdOf(lost?.id ?? 0));
			expect(await inQueue()).toBe(MANY - 1);
			await passTime();
			await lookedFor(MANY / BATCH);
			expect(await inQueue()).toBe(MANY);
			expect(asked).toHaveBeenCalledTimes(MANY);
		});

		it('do not leave one to a clock that was hours ahead and has been set right, and leave one that waits its time', async () => {
			const { db } = booted.current.deps;
			const rows = await db.select({ id: outboxJobs.id }).from(outboxJobs).orderBy(asc(outboxJobs.id)).limit(2);
			const [ahead = '', usual = ''] = rows.map(({ id }) => jobIdOf(id));
			const data = { outboxId: 0, payload: {} };
			for (const [jobId, timestamp] of [
				[ahead, Date.now() + 11 * HOUR_MS],
				[usual, Date.now()],
			] as const) {
				await queue.remove(jobId);
				await queue.add(mailJob.name, data, { jobId, timestamp, delay: HOUR_MS });
			}
			const stateOf = async (id: string) => (await queue.getJob(id))?.getState();
			expect([await stateOf(ahead), await stateOf(usual)]).toEqual(['delayed', 'delayed']);
			await passTime();
			await lookedFor(MANY / BATCH);
			expect([await stateOf(ahead), await stateOf(usual)]).toEqual(['waiting', 'delayed']);
			expect(errors).toEqual([]);
			await (await queue.getJob(usual))?.promote();
		});

		it('keep neither a new job waiting nor one that somebody wants tried again, and are not asked about for them', async () => {
			const { deps, clock } = booted.current;
			await passTime();
			const failed = { name: mailJob.name, payload: { mail_id: MANY + 1 }, failedAt: new Date(), error: 'x' };
			const [row] = await deps.db
				.insert(outboxJobs)
				.values({ ...failed, relayedAt: new Date() })
				.returning({ id: outboxJobs.id });
			const id = row?.id ?? 0;
			const needed = deps.jobs.map((job) => ({ ...job, revive: async () => true }));
			const retried = await retryFailedJobs({ db: own.db, clock }, needed, { id }, { list: false });
			expect(retried.map(({ outcome }) => outcome)).toEqual(['tried again']);
			await enqueueAll(own.db, mailJob, [{ mail_id: MANY + 2 }]);
			await expect.poll(inQueue, LONG).toBe(MANY + 2);
			expect(asked.mock.calls).toEqual([[jobIdOf(id)]]);
			const isBack = and(eq(outboxJobs.id, id), sql`${outboxJobs.relayedAt} > now() - interval '1 minute'`);
			await expect.poll(() => deps.db.$count(outboxJobs, isBack), LONG).toBe(1);
		});
	});
}
