import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { autograde } from '#server/grading/job.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import { makeConsoleAdmin } from '#tests/support/factories.ts';
import { redisProgram } from '#tests/support/processes/redis.ts';
import { createChecks, type Drill, seconds, until } from './support/drill.ts';
import { withSite } from './support/site.ts';
import { countGraded, countTransitions, makeGradable } from './worker-killed-grading.ts';

/** An upgrade: a worker of a former version, which knows neither gradings nor links for passwords, beside a newer one. */

const GRADINGS = 40;
const LINKS = 40;
const UNKNOWN = [autograde.name, 'mail-password-reset'];
/** As many tries as it takes until none of them is the older worker's, two seconds apart. */
const DONE_MS = 60_000;
/** An older worker alone must leave all of them, and fail none. */
const LEFT_MS = 20_000;
const OLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), 'support/older-worker.ts');

const isNewKind = inArray(outboxJobs.name, UNKNOWN);
const isOpen = and(isNull(outboxJobs.finishedAt), isNull(outboxJobs.failedAt));

const count = ({ deps }: TestApp, where: Parameters<typeof and>[0]) =>
	deps.db.$count(outboxJobs, and(isNewKind, where));

/** Asks for gradings and links, one after the other, so that both workers get some of them. */
const askForAll = async (app: TestApp, url: string): Promise<number[]> => {
	const all = await makeGradable(app, GRADINGS);
	const { user } = await makeConsoleAdmin(app);
	for (const { progress, admin } of all) {
		await call({ url }, 'POST', `/console/pending_assessments/${progress.id}`, { token: admin.token });
	}
	for (let asked = 0; asked < LINKS; asked++) {
		await call({ url }, 'POST', '/console/forgot_password', { body: { email: user.email } });
	}
	return all.map(({ progress }) => progress.id);
};

const drillOf = (onRedis: boolean): Drill => ({
	name: `two versions at once, the queue ${onRedis ? 'on Redis' : 'in PostgreSQL'}`,
	rule: 'jobs that the older worker does not know: none fails, all are done once within 60 s of the newer one',
	limitMs: 240_000,
	missing: onRedis && redisProgram === null ? 'no redis-server was found' : null,
	run: () =>
		withSite(
			{ servers: 1, onRedis, env: { GRADING_WAIT_MS: '0', LIMIT_RESET_MAILS_PER_EMAIL: '100000' } },
			async ({ app, servers, startWorker }) => {
				const { problems, check } = createChecks();
				await startWorker({ UNKNOWN_JOBS: UNKNOWN.join() }, OLDER);
				const ids = await askForAll(app, servers[0]?.url ?? '');
				const made = GRADINGS + LINKS;
				check((await count(app, undefined)) === made, `${await count(app, undefined)} jobs were stored, not ${made}`);
				const left = await until(async () => (await count(app, isNotNull(outboxJobs.error))) === made, LEFT_MS);
				check(
					left,
					`only ${await count(app, isNotNull(outboxJobs.error))} of ${made} jobs were left to a newer worker`,
				);
				const begin = performance.now();
				await startWorker();
				check(await until(async () => (await count(app, isOpen)) === 0, DONE_MS), 'a job is stuck');
				const took = performance.now() - begin;
				check((await count(app, isNotNull(outboxJobs.failedAt))) === 0, 'a job has failed');
				check((await countGraded(app, ids)) === GRADINGS, `only ${await countGraded(app, ids)} were graded`);
				check((await countTransitions(app, ids)) === GRADINGS, 'an assessment was graded twice or not');
				return {
					figures: `${made} jobs left by the older worker, all done ${seconds(took)} after the newer one began`,
					problems,
				};
			},
		),
});

export const twoVersions = drillOf(false);
export const twoVersionsOnRedis = drillOf(true);
