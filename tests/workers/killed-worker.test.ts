/** @module-tag rest */

import { and, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assessmentTransitions } from '#server/db/tables/assessment.ts';
import { publishPaper, rateEverything, readProgress, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { CHECKING_ROUNDS, checkable, checkingCalls } from '#tests/support/checking.ts';
import { killWorkerProcesses, startWorkerProcess } from '#tests/support/processes/worker-process.ts';
import { QUEUES, withQueue } from '#tests/support/queues.ts';

const [FIRST] = CHECKING_ROUNDS;

for (const { name, onRedis, options } of QUEUES) {
	describe(`a worker process with the queue on ${name}`, options, () => {
		const booted = withQueue(onRedis, { env: { GRADING_WAIT_MS: '0' } });

		beforeAll(async () => {
			await publishPaper(booted.current, smallPaper([1, 8]));
		});

		afterEach(killWorkerProcesses);

		const checked = async (): Promise<Staged> => {
			const { staged } = await checkable(booted.current, FIRST);
			await rateEverything(booted.current, staged.progress.id, 1);
			return staged;
		};

		const request = async (staged: Staged): Promise<void> => {
			expect((await checkingCalls(FIRST, staged).grade()).status).toBe(202);
		};

		/** A summary of everything that grading writes for an assessment. */
		const snapshot = async ({ progress }: Staged) => {
			const { db } = booted.current.deps;
			const { status, gradedAt, gradingRequestedAt } = await readProgress(booted.current, progress.id);
			const count = async (table: string) =>
				(
					await db.execute<{ rows: number }>(sql`select count(*)::int as rows from ${sql.raw(table)}
						where result_id in (select r.id from results r join answer_sheets s on s.id = r.sheet_id
							where s.progress_id = ${progress.id})`)
				).rows[0]?.rows;
			return {
				status,
				isGraded: gradedAt !== null,
				isPending: gradingRequestedAt !== null,
				categories: await count('result_main_categories'),
				goals: await count('result_sdg_goals'),
				transitions: await db.$count(
					assessmentTransitions,
					and(eq(assessmentTransitions.progressId, progress.id), eq(assessmentTransitions.event, 'grade')),
				),
			};
		};

		const UNTOUCHED = { status: 3, isGraded: false, isPending: true, categories: 0, goals: 0, transitions: 0 };
		const GRADED = { status: 4, isGraded: true, isPending: false, categories: 2, goals: 2, transitions: 1 };

		/** Blocks grading half-way with a table lock, after the category scores and before the goals. */
		const blockHalfWay = async () => {
			const client = new pg.Client({ connectionString: booted.env.DATABASE_URL });
			await client.connect();
			await client.query('begin');
			await client.query('lock table result_sdg_goals in share mode');
			const waiting = async () =>
				(
					await client.query<{ waiters: number }>(
						`select count(*)::int as waiters from pg_locks
						where relation = 'result_sdg_goals'::regclass and not granted`,
					)
				).rows[0]?.waiters;
			return {
				reached: () => expect.poll(waiting).toBe(1),
				release: async () => {
					await client.query('rollback');
					await client.end();
				},
			};
		};

		/** Waits until the transaction of the killed process is rolled back. */
		const rolledBack = () =>
			expect
				.poll(async () => {
					const { rows } = await booted.current.deps.db.execute<{ holders: number }>(
						sql`select count(*)::int as holders from pg_locks
							where relation = 'result_sdg_goals'::regclass and pid <> pg_backend_pid()`,
					);
					return rows[0]?.holders;
				})
				.toBe(0);

		it('that is killed while grading leaves no partial result, and another one finishes the job', async () => {
			const staged = await checked();
			const block = await blockHalfWay();
			const first = await startWorkerProcess(booted.env);
			await request(staged);
			await block.reached();
			await first.kill();
			await block.release();
			await rolledBack();
			expect(await snapshot(staged)).toEqual(UNTOUCHED);
			const second = await startWorkerProcess(booted.env);
			await expect.poll(() => snapshot(staged), { interval: 200 }).toEqual(GRADED);
			expect(await second.stop()).toBe(0);
			expect(await snapshot(staged)).toEqual(GRADED);
		});

		it('that is stopped while grading finishes the job first', async () => {
			const staged = await checked();
			const block = await blockHalfWay();
			const worker = await startWorkerProcess(booted.env);
			await request(staged);
			await block.reached();
			const stopped = worker.stop();
			await block.release();
			expect(await stopped).toBe(0);
			expect(await snapshot(staged)).toEqual(GRADED);
		});

		it('relays the jobs of a server that died before relaying them', async () => {
			const app = booted.current;
			const staged = await checked();
			await app.deps.db.execute(sql`
				update assessment_progresses set grading_requested_at = now(), grading_requested_by = ${staged.admin.user.id}
				where id = ${staged.progress.id}`);
			await app.deps.db.execute(sql`
				insert into outbox_jobs (name, payload)
				values ('autograde', ${JSON.stringify({ progressId: staged.progress.id, round: 1 })}::jsonb)`);
			const worker = await startWorkerProcess(booted.env);
			await expect.poll(() => snapshot(staged), { interval: 100 }).toEqual(GRADED);
			expect(await worker.stop()).toBe(0);
		});

		it.runIf(onRedis)('recovers after Redis was down while grading was requested', async () => {
			const staged = await checked();
			const worker = await startWorkerProcess(booted.env);
			await booted.redis.kill();
			await request(staged);
			expect((await checkingCalls(FIRST, staged).sheet()).data.is_grading_pending).toBe(true);
			await booted.redis.start();
			await expect.poll(() => snapshot(staged), { interval: 100 }).toEqual(GRADED);
			expect(await worker.stop()).toBe(0);
		});
	});
}
