import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { assessmentTransitions } from '#server/db/tables/assessment.ts';
import { bulkJobRows } from '#server/db/tables/bulk.ts';
import { companies as companyRows } from '#server/db/tables/companies.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import { checkCompanies, companyCells, companyWorkbook, importCompanies } from '#tests/support/company-workbooks.ts';
import { makeAssessor, makeConsoleAdmin } from '#tests/support/factories.ts';
import { createChecks, type Drill, seconds, until } from './support/drill.ts';
import { type Site, withSite } from './support/site.ts';

const ASSESSORS = 20;
const KILLS = 3;
const LIFE_MS = 4_000;
/** The time that workers may take in all, for 5,000 companies. */
const WITHIN_MS = 180_000;

const NAME = '一斉開始';

const workbookOf = (companies: number): Promise<Buffer> =>
	companyWorkbook({
		companies: Array.from({ length: companies }, (_, at) =>
			companyCells({ your_number: `N-${at}`, company_name: `${NAME}${at}` }),
		),
	});

type Checks = ReturnType<typeof createChecks>['check'];

/** Registers the companies from a workbook while workers are killed, and reads it again, which changes nothing. */
const importAll = async (
	app: TestApp,
	{ startWorker, token, url }: { startWorker: Site['startWorker']; token: string | null; url: string },
	companies: number,
	check: Checks,
): Promise<string> => {
	const content = await workbookOf(companies);
	const begin = performance.now();
	const { status, data } = await importCompanies({ token, url }, content);
	check(status === 200, `the import was answered ${status}`);
	const asked = performance.now() - begin;
	const done = () =>
		app.deps.db.$count(bulkJobRows, and(eq(bulkJobRows.jobId, data.id), eq(bulkJobRows.state, 'done')));
	const worker = await startWorker();
	await until(async () => (await done()) > 0, WITHIN_MS, 100);
	await worker.kill();
	const before = await done();
	const second = await startWorker();
	check(
		await until(async () => (await done()) === companies, WITHIN_MS, 500),
		`${await done()} companies are imported`,
	);
	const took = performance.now() - begin;
	await second.stop();
	const stored = await app.deps.db.$count(companyRows, isNotNull(companyRows.yourNumber));
	check(stored === companies, `${stored} companies were registered`);
	const again = await checkCompanies({ token, url }, content);
	check(again.data.unchanged === companies && again.data.new === 0, 'the same file again changes something');
	return `${companies} imported in ${seconds(took)} (read in ${seconds(asked)}, ${before} before a kill)`;
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
			const server = servers[0] ?? app;
			const imported = await importAll(app, { startWorker, token: admin.token, url: server.url }, companies, check);
			await app.deps.db.execute(sql`analyze`);
			const body = { act: 'start', company_filters: { q: NAME }, assessor_choice: 'spread' };
			const asked = performance.now();
			const { status, data } = await call<{ id: number }>(server, 'POST', '/console/bulk_jobs', {
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
				figures: `${imported}; ${companies} planned in ${seconds(took)}; ${before} started before ${KILLS} kills were over, all after ${seconds(workerMs)}; ${least} to ${most} for each of ${ASSESSORS} assessors`,
				problems,
			};
		}),
};
