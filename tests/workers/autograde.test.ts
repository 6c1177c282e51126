import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerEvaluations, assessmentTransitions } from '#server/db/tables/assessment.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { results } from '#server/db/tables/reports.ts';
import { giveUpGrading } from '#server/grading/grade-sheet.ts';
import { autograde } from '#server/grading/job.ts';
import { requestGrading } from '#server/grading/request-grading.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { findResult } from '#server/reports/queries.ts';
import {
	consoleActor,
	publishPaper,
	rateEverything,
	readProgress,
	type Staged,
	smallPaper,
} from '#tests/support/assessments.ts';
import {
	CHECKING_ROUNDS,
	type CheckingRound,
	checkable,
	checkingCalls,
	subCategoryIds,
} from '#tests/support/checking.ts';
import { caller } from '#tests/support/client.ts';
import { QUEUES, withQueue } from '#tests/support/queues.ts';
import { createWorker } from '#workers/worker.ts';

const [FIRST] = CHECKING_ROUNDS;

for (const { name, onRedis, options } of QUEUES) {
	describe(`grading with the queue on ${name}`, options, () => {
		const booted = withQueue(onRedis, { env: { GRADING_WAIT_MS: '8000' } });

		beforeAll(async () => {
			await publishPaper(booted.current, smallPaper([1, 8]));
		});

		afterEach(() => booted.current.stopWorker());

		/** A round that is rated and checked, ready for grading. */
		const checked = async (round: CheckingRound, rate: 0 | 1 | 2 | 3 = 3) => {
			const app = booted.current;
			const { staged, calls } = await checkable(app, round);
			await rateEverything(app, staged.progress.id, round.round, rate);
			return { staged, calls };
		};

		/** Requests grading without waiting for it. */
		const request = async ({ staged }: { staged: Staged }, round: CheckingRound = FIRST): Promise<void> => {
			const { deps } = booted.current;
			const impatient = { ...deps, config: { ...deps.config, gradingWaitMs: 0 } };
			const wanted = { id: staged.progress.id, round: round.round };
			expect(await requestGrading(impatient, consoleActor(staged.admin), wanted)).toBe(false);
		};

		it('survives more failures of the database than a job has attempts', async () => {
			const { deps } = booted.current;
			const ready = await checked(FIRST);
			await request(ready);
			let failures = autograde.attempts + 1;
			const db = new Proxy(deps.db, {
				get: (target, key, receiver) => {
					if (key !== 'transaction' || failures === 0) return Reflect.get(target, key, receiver);
					return async () => {
						failures--;
						throw new Error('Connection terminated unexpectedly');
					};
				},
			});
			const said: unknown[] = [];
			const log = new Proxy(deps.log, {
				get: (target, key, receiver) =>
					key === 'error' ? (_: unknown, text: unknown) => said.push(text) : Reflect.get(target, key, receiver),
			});
			const worker = await createWorker({ ...deps, db, log });
			try {
				await expect.poll(() => findResult(deps.db, ready.staged.progress.id, 1)).toBeTruthy();
			} finally {
				await worker.close();
			}
			expect(failures).toBe(0);
			// None of them counts as an attempt of the job.
			expect(said).toEqual([]);
			expect((await jobsOf(ready.staged)).map(({ failedAt }) => failedAt)).toEqual([null]);
		});

		const jobsOf = ({ progress }: Staged) =>
			booted.current.deps.db
				.select()
				.from(outboxJobs)
				.where(and(eq(outboxJobs.name, 'autograde'), sql`payload->>'progressId' = ${String(progress.id)}`))
				.orderBy(asc(outboxJobs.id));

		const eventsOf = async ({ progress }: Staged) =>
			(
				await booted.current.deps.db
					.select()
					.from(assessmentTransitions)
					.where(eq(assessmentTransitions.progressId, progress.id))
			).map(({ event, actorId }) => ({ event, actorId }));

		const statusOf = async ({ progress }: Staged) => (await readProgress(booted.current, progress.id)).status;

		it('leaves unknown jobs and invalid payloads to a newer worker, and grades meanwhile', async () => {
			const { deps, startWorker } = booted.current;
			const made = await deps.db
				.insert(outboxJobs)
				.values([
					{ name: 'no-such-job', payload: {} },
					{ name: 'autograde', payload: { progressId: 'x' } },
				])
				.returning({ id: outboxJobs.id });
			await startWorker();
			await deps.outbox.look();
			const staged = await checked(FIRST);
			await request(staged);
			await expect.poll(() => findResult(deps.db, staged.staged.progress.id, 1)).toBeTruthy();
			const waiting = async () => {
				const ids = made.map(({ id }) => id);
				const rows = await deps.db.select().from(outboxJobs).where(inArray(outboxJobs.id, ids)).orderBy(outboxJobs.id);
				return rows.map(({ error, failedAt }) => ({ error, failedAt }));
			};
			await expect.poll(waiting).toEqual([
				{ error: null, failedAt: null },
				{ error: 'its payload does not fit the job', failedAt: null },
			]);
		});

		it.each(CHECKING_ROUNDS)('finishes while the call waits, for $name', async (round) => {
			const app = booted.current;
			await app.startWorker();
			const { staged, calls } = await checked(round, 2);
			const graded = await calls.grade();
			expect(graded).toMatchObject({
				status: 200,
				message: 'The check is complete. The grading result appears on the assessment’s screen.',
				data: null,
			});
			expect((await calls.sheet()).data).toMatchObject({
				status: { id: round.graded },
				is_grading_pending: false,
				grading_error: null,
			});
			const result = await findResult(app.deps.db, staged.progress.id, round.round);
			expect(result).toMatchObject({ score: 100, sdgScore: 50 });
			const event = round.round === 1 ? 'grade' : 'grade_again';
			expect((await eventsOf(staged)).filter((one) => one.event === event)).toEqual([
				{ event, actorId: staged.admin.user.id },
			]);
			const [job] = (await jobsOf(staged)).slice(-1);
			expect(job).toMatchObject({ failedAt: null });
			expect(job?.finishedAt).not.toBeNull();
		});

		it('stays pending until a worker runs', async () => {
			const app = booted.current;
			const fixture = await checked(FIRST);
			await request(fixture);
			expect(await statusOf(fixture.staged)).toBe(3);
			await app.startWorker();
			await expect.poll(() => statusOf(fixture.staged)).toBe(4);
		});

		it('happens once, however many jobs were enqueued', async () => {
			const app = booted.current;
			const fixture = await checked(FIRST);
			await request(fixture);
			const payload = { progressId: fixture.staged.progress.id, round: 1 as const };
			for (let extra = 0; extra < 3; extra++) await enqueue(app.deps.db, autograde, payload);
			await app.startWorker();
			const open = async () => (await jobsOf(fixture.staged)).filter((job) => job.finishedAt === null).length;
			await expect.poll(open).toBe(0);
			expect(await jobsOf(fixture.staged)).toHaveLength(4);
			expect((await eventsOf(fixture.staged)).filter(({ event }) => event === 'grade')).toHaveLength(1);
			expect(await app.deps.db.$count(results, resultsOf(fixture.staged))).toBe(1);
		});

		it('skips a request that a move back has canceled', async () => {
			const app = booted.current;
			const fixture = await checked(FIRST);
			await request(fixture);
			const { admin, companyId } = fixture.staged;
			expect((await admin.post(`/console/companies/${companyId}/update_status`, { status: 2 })).status).toBe(200);
			await app.startWorker();
			const finished = async () => (await jobsOf(fixture.staged)).every((job) => job.finishedAt !== null);
			await expect.poll(finished).toBe(true);
			expect(await statusOf(fixture.staged)).toBe(2);
			expect(await app.deps.db.$count(results, resultsOf(fixture.staged))).toBe(0);
		});

		it('skips a request that was given up, whose sheet may be rated again', async () => {
			const app = booted.current;
			const fixture = await checked(FIRST);
			await request(fixture);
			await giveUpGrading(app.deps, { progressId: fixture.staged.progress.id, round: 1 });
			await app.startWorker();
			const finished = async () => (await jobsOf(fixture.staged)).every((job) => job.finishedAt !== null);
			await expect.poll(finished).toBe(true);
			expect(await statusOf(fixture.staged)).toBe(3);
			expect(await app.deps.db.$count(results, resultsOf(fixture.staged))).toBe(0);
		});

		it('is relayed again if the queue has lost its job', async () => {
			const app = booted.current;
			const fixture = await checked(FIRST);
			await request(fixture);
			const relayed = async () => (await jobsOf(fixture.staged)).every((job) => job.relayedAt !== null);
			await expect.poll(relayed).toBe(true);
			await booted.lose();
			await app.startWorker();
			// As if the delay had passed after which the relay checks the queue again.
			await app.deps.db.execute(sql`update outbox_jobs set relayed_at = relayed_at - interval '1 minute'`);
			await app.deps.outbox.look();
			await expect.poll(() => statusOf(fixture.staged)).toBe(4);
			expect((await eventsOf(fixture.staged)).filter(({ event }) => event === 'grade')).toHaveLength(1);
		});

		it('that fails permanently may be requested again, and the check page shows the error', async () => {
			const app = booted.current;
			await app.startWorker();
			const { staged, calls } = await checked(FIRST);
			const [id] = await subCategoryIds(calls);
			const item = (await calls.subCategory(id)).data.answer_contents[0]?.answer_evaluations[0];
			const rate = (evaluationRate: 3 | null) =>
				app.deps.db
					.update(answerEvaluations)
					.set({ evaluationRate })
					.where(eq(answerEvaluations.id, item?.id ?? 0));
			await rate(null);
			const failed = await calls.grade();
			expect(failed.status).toBe(409);
			expect(failed.message).toContain('Grading failed.');
			const { data } = await calls.sheet();
			expect(data).toMatchObject({ status: { id: 3 }, is_grading_pending: false, grading_error: failed.message });
			const japanese = { ...staged.admin, ...caller(app, staged.admin.token, 'ja') };
			const inJapanese = (await checkingCalls(FIRST, staged, japanese).sheet()).data;
			expect(inJapanese.grading_error).toContain('採点できませんでした。');
			const isOver = async () =>
				(await jobsOf(staged)).every((job) => job.failedAt !== null && job.error?.startsWith('Error: '));
			await expect.poll(isOver).toBe(true);
			expect(app.logs.join('')).toMatch(
				/job autograde (\d+) failed, attempt 3 of 3 \(Error: .+\): it is not tried again, .*jobs:retry -- --id \1"/,
			);
			expect(await app.deps.db.$count(results, resultsOf(staged))).toBe(0);
			expect((await calls.subCategory(id)).data.is_editable).toBe(true);
			await rate(3);
			expect((await calls.grade()).status).toBe(200);
			expect((await calls.sheet()).data).toMatchObject({ status: { id: 4 }, grading_error: null });
		});
	});
}

const resultsOf = ({ progress }: Staged) =>
	sql`sheet_id in (select id from answer_sheets where progress_id = ${progress.id})`;
