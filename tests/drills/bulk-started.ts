import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { assessmentTransitions } from '#server/db/tables/assessment.ts';
import { bulkJobRows } from '#server/db/tables/bulk.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import { makeAssessor, makeConsoleAdmin } from '#tests/support/factories.ts';
import { createChecks, type Drill, seconds, until } from './support/drill.ts';
import { withSite } from './support/site.ts';

const ASSESSORS = 20;
const KILLS = 3;
const LIFE_MS = 4_000;
/** The time that workers may take in all, for 5,000 companies. */
const WITHIN_MS = 180_000;

const NAME = '一斉開始';

const addCompanies = async ({ deps: { db } }: TestApp, companies: number): Promise<void> => {
	await db.execute(sql`
		insert into companies (company_name, search_text, ceo_name, company_address, phone_number, industry_code,
			registration_number, corporate_number)
		select ${NAME} || n, ${NAME} || n, '代表 太郎', '東京都', '03-0000-0000', 'E09',
			'09-' || lpad(nextval('company_registration_sequence')::text, 6, '0'), '1234567890123'
		from generate_series(1, ${companies}::int) n`);
	await db.execute(sql`analyze`);
};

/** How many companies each assessor has, fewest and most. */
const sharesOf = async ({ deps: { db } }: TestApp): Promise<{ least: number; most: number; sum: number }> => {
	const { rows } = await db.execute<{ least: number; most: number; sum: number }>(sql`
		select min(n)::int as least, max(n)::int as most, sum(n)::int as sum
		from (select count(*) as n from assessor_companies group by user_id) shares`);
	return rows[0] ?? { least: 0, most: 0, sum: 0 };
};

export const bulkStarted: Drill = {
	name: 'kill -9 of the worker while a year is started',
	rule: 'each company is started and assigned once, evenly; 5,000 within 3 minutes of worker time',
	limitMs: 600_000,
	run: ({ companies }) =>
		withSite({ servers: 1, workers: 0 }, async ({ app, servers, startWorker }) => {
			const { problems, check } = createChecks();
			await publishPaper(app, smallPaper());
			const admin = await makeConsoleAdmin(app);
			for (let at = 0; at < ASSESSORS; at++) await makeAssessor(app);
			await addCompanies(app, companies);
			const body = { act: 'start', company_filters: { q: NAME }, assessor_choice: 'spread' };
			const asked = performance.now();
			const { status, data } = await call<{ id: number }>(servers[0] ?? app, 'POST', '/console/bulk_jobs', {
				token: admin.token,
				body,
			});
			const took = performance.now() - asked;
			check(status === 200, `the job was answered ${status}`);
			const done = () =>
				app.deps.db.$count(bulkJobRows, and(eq(bulkJobRows.jobId, data.id), eq(bulkJobRows.state, 'done')));
			const begin = performance.now();
			for (let kill = 0; kill < KILLS; kill++) {
				const worker = await startWorker();
				await sleep(LIFE_MS);
				await worker.kill();
			}
			const before = await done();
			await startWorker();
			const isOver = await until(async () => (await done()) === companies, WITHIN_MS * 2, 500);
			const workerMs = performance.now() - begin;
			check(isOver, `${await done()} of ${companies} are done`);
			check(workerMs <= (WITHIN_MS * companies) / 5_000, `it took ${seconds(workerMs)}`);
			const starts = await app.deps.db.$count(assessmentTransitions, eq(assessmentTransitions.event, 'start'));
			check(starts === companies, `${starts} assessments were started`);
			const { least, most, sum } = await sharesOf(app);
			check(sum === companies && most - least <= 1, `assessors have ${least} to ${most} companies, ${sum} in all`);
			return {
				figures: `${companies} planned in ${seconds(took)}; ${before} started before ${KILLS} kills were over, all after ${seconds(workerMs)}; ${least} to ${most} for each of ${ASSESSORS} assessors`,
				problems,
			};
		}),
};
