import { inArray, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { bulkRowsOf } from '#tests/support/bulk-jobs.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import {
	administratorCells,
	companyCells,
	companyWorkbook,
	importCompanies,
} from '#tests/support/files/company-workbooks.ts';
import { killWorkerProcesses, startWorkerProcess } from '#tests/support/processes/worker-process.ts';
import { QUEUES, withQueue } from '#tests/support/queues.ts';

/**
 * An import survives its workers: each company is registered once with its administrator, whoever is killed.
 *
 * @module-tag rest
 */

for (const { name, onRedis, options } of QUEUES) {
	describe(`an import of companies, with the queue on ${name}`, options, () => {
		const booted = withQueue(onRedis);
		let admin: Person;

		beforeAll(async () => {
			admin = await makeConsoleAdmin(booted.current);
		});

		afterEach(killWorkerProcesses);

		const workbookOf = async (count: number) => {
			const rows = Array.from({ length: count }, () => companyCells());
			const administrators = rows.map(({ your_number }) => administratorCells(your_number));
			const content = await companyWorkbook({ companies: rows, administrators });
			return {
				content,
				numbers: rows.map(({ your_number }) => String(your_number)),
				emails: administrators.map(({ user_email }) => String(user_email)),
			};
		};

		const states = async (jobId: number): Promise<Record<string, number>> => {
			const rows = await bulkRowsOf(booted.current, jobId);
			return Object.fromEntries(
				[...Map.groupBy(rows, ({ state }) => state)].map(([state, those]) => [state, those.length]),
			);
		};

		const stored = async ({ numbers, emails }: { numbers: string[]; emails: string[] }): Promise<number[]> => {
			const { db } = booted.current.deps;
			return [
				await db.$count(companies, inArray(companies.yourNumber, numbers)),
				await db.$count(users, inArray(users.email, emails)),
			];
		};

		/** Lets an import write its company, and then wait for its administrator. */
		const blockHalfWay = async () => {
			const client = new pg.Client({ connectionString: booted.env.DATABASE_URL });
			await client.connect();
			await client.query('begin');
			await client.query('lock table users in share mode');
			const waiting = async (): Promise<number> => {
				const { rows } = await client.query<{ count: number }>(
					`select count(*)::int as count from pg_locks
					where relation = 'users'::regclass and pid <> pg_backend_pid() and not granted`,
				);
				return rows[0]?.count ?? 0;
			};
			return {
				reached: () => expect.poll(waiting).toBeGreaterThan(0),
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
							where relation = 'companies'::regclass and mode = 'RowExclusiveLock' and pid <> pg_backend_pid()`,
					);
					return rows[0]?.holders;
				})
				.toBe(0);

		it('is gone on with by another worker after one was killed in the middle', async () => {
			const { content, ...named } = await workbookOf(10);
			const block = await blockHalfWay();
			const first = await startWorkerProcess(booted.env);
			const sent = await importCompanies({ token: admin.token, url: booted.current.url }, content);
			expect(sent.status).toBe(200);
			await block.reached();
			await first.kill();
			await block.release();
			await rolledBack();
			expect([await states(sent.data.id), await stored(named)]).toEqual([{ waiting: 10 }, [0, 0]]);
			const second = await startWorkerProcess(booted.env);
			await expect.poll(() => states(sent.data.id), { interval: 200 }).toEqual({ done: 10 });
			expect(await second.stop()).toBe(0);
			expect(await stored(named)).toEqual([10, 10]);
		});
	});
}
