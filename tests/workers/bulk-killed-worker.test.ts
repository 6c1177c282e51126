import { inArray, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { bulkRowsOf } from '#tests/support/bulk-jobs.ts';
import { makeCompany, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { killWorkerProcesses, startWorkerProcess } from '#tests/support/processes/worker-process.ts';
import { QUEUES, withQueue } from '#tests/support/queues.ts';

/**
 * A job over many rows survives its workers: each row is run once, whoever is killed.
 *
 * @module-tag rest
 */

for (const { name, onRedis, options } of QUEUES) {
	describe(`a job over many rows, with the queue on ${name}`, options, () => {
		const booted = withQueue(onRedis);
		let admin: Person;

		beforeAll(async () => {
			await publishPaper(booted.current, smallPaper());
			admin = await makeConsoleAdmin(booted.current);
		});

		afterEach(killWorkerProcesses);

		const startSome = async (count: number) => {
			const ids: number[] = [];
			for (let at = 0; at < count; at++) ids.push((await makeCompany(booted.current)).id);
			const { data } = await admin.post<{ id: number }>('/console/bulk_jobs', { act: 'start', company_ids: ids });
			return { ids, jobId: data.id };
		};

		const states = async (jobId: number): Promise<Record<string, number>> => {
			const rows = await bulkRowsOf(booted.current, jobId);
			return Object.fromEntries(
				[...Map.groupBy(rows, ({ state }) => state)].map(([state, those]) => [state, those.length]),
			);
		};

		const started = async (ids: readonly number[]): Promise<number> =>
			booted.current.deps.db.$count(assessmentProgresses, inArray(assessmentProgresses.companyId, [...ids]));

		const jobState = async (jobId: number): Promise<unknown> =>
			(await admin.get<{ state: string }>(`/console/bulk_jobs/${jobId}`)).data.state;

		/** Lets starts write their assessment, and then wait. */
		const blockHalfWay = async () => {
			const client = new pg.Client({ connectionString: booted.env.DATABASE_URL });
			await client.connect();
			await client.query('begin');
			await client.query('lock table assessment_transitions in share mode');
			const count = async (isWaiting: boolean): Promise<number> => {
				const { rows } = await client.query<{ count: number }>(
					`select count(*)::int as count from pg_locks
					where relation = 'assessment_transitions'::regclass and pid <> pg_backend_pid() and granted <> $1`,
					[isWaiting],
				);
				return rows[0]?.count ?? 0;
			};
			return {
				reached: () => expect.poll(() => count(true)).toBeGreaterThan(0),
				release: async () => {
					await client.query('rollback');
					await client.end();
				},
			};
		};

		/** Waits until the transactions of the killed process are rolled back. */
		const rolledBack = () =>
			expect
				.poll(async () => {
					const { rows } = await booted.current.deps.db.execute<{ holders: number }>(
						sql`select count(*)::int as holders from pg_locks
							where relation = 'assessment_transitions'::regclass and pid <> pg_backend_pid()`,
					);
					return rows[0]?.holders;
				})
				.toBe(0);

		it('is gone on with by another worker after one was killed in the middle', async () => {
			const block = await blockHalfWay();
			const first = await startWorkerProcess(booted.env);
			const { ids, jobId } = await startSome(10);
			await block.reached();
			await first.kill();
			await block.release();
			await rolledBack();
			expect([await states(jobId), await started(ids)]).toEqual([{ waiting: 10 }, 0]);
			const second = await startWorkerProcess(booted.env);
			await expect.poll(() => states(jobId), { interval: 200 }).toEqual({ done: 10 });
			await expect.poll(() => jobState(jobId)).toBe('done');
			expect(await second.stop()).toBe(0);
			expect([await states(jobId), await started(ids)]).toEqual([{ done: 10 }, 10]);
		});

		it('is shared by two workers that start it at once, and one that stops finishes its rows', async () => {
			const { ids, jobId } = await startSome(30);
			const [one, other] = await Promise.all([startWorkerProcess(booted.env), startWorkerProcess(booted.env)]);
			expect(await one?.stop()).toBe(0);
			await expect.poll(() => states(jobId), { interval: 100 }).toEqual({ done: 30 });
			expect(await other?.stop()).toBe(0);
			expect(await started(ids)).toBe(30);
		});
	});
}
