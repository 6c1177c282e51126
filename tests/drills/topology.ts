import { answersOf, completeEverything, readFirstSheet, saveSheet } from '#tests/support/answering.ts';
import { rateEverything, startedAssessment } from '#tests/support/assessments.ts';
import { makeConsoleAdmin, PASSWORD, type Person } from '#tests/support/factories.ts';
import { startProxy } from '#tests/support/processes/proxy.ts';
import { redisProgram } from '#tests/support/processes/redis.ts';
import { createChecks, type Drill } from './support/drill.ts';
import { withSite } from './support/site.ts';
import { type Credentials, signIn } from './support/users.ts';

/** The layout of docker-compose.yml as processes: two servers and two workers behind a round-robin proxy. */

const credentialsOf = ({ user }: Person): Credentials => ({ email: user.email, password: PASSWORD });

export const topology: Drill = {
	name: 'two servers, two workers, one proxy',
	rule: 'sign in, save, submit, rate, grade and sign out, each request on another server',
	limitMs: 120_000,
	run: () =>
		withSite({ servers: 2, workers: 2, onRedis: redisProgram !== null }, async ({ app, servers, redis }) => {
			const { problems, check } = createChecks();
			const proxy = await startProxy(servers.map(({ url }) => url));
			try {
				const staged = await startedAssessment(app, { admin: await makeConsoleAdmin(app) });
				const owner = await signIn(proxy.url, 'app', credentialsOf(staged.owner));
				const admin = await signIn(proxy.url, 'console', credentialsOf(staged.admin));
				const sheet = await readFirstSheet(owner);
				const saved = await saveSheet(owner, sheet.id, {
					...answersOf(sheet, 2, 'もう一つのサーバー'),
					version: sheet.version,
				});
				check(saved.status === 200, `saving answered ${saved.status}`);
				const stale = await saveSheet(owner, sheet.id, { ...answersOf(sheet, 1), version: sheet.version });
				check(stale.status === 409, `a stale save answered ${stale.status}`);
				await completeEverything(owner);
				const submitted = await Promise.all([owner.post('/app/assessment'), owner.post('/app/assessment')]);
				const outcomes = submitted.map(({ status }) => status).sort();
				check(outcomes.join() === '200,409', `two submissions at once answered ${outcomes.join()}`);
				await rateEverything(app, staged.progress.id, 1);
				const graded = await admin.post(`/console/pending_assessments/${staged.progress.id}`);
				check(graded.status === 200, `grading answered ${graded.status}`);
				check((await owner.post('/app/logout')).status === 200, 'signing out failed');
				const after = await Promise.all([owner.get('/app/me'), owner.get('/app/me')]);
				check(
					after.every(({ status }) => status === 401),
					'a sign-in outlived its sign-out on one server',
				);
				const counts = servers.map(({ url }) => proxy.counts.get(url) ?? 0);
				check(Math.min(...counts) > 10, 'one server did all the work');
				return { figures: `${counts.join(' + ')} requests; queue on ${redis ? 'Redis' : 'PostgreSQL'}`, problems };
			} finally {
				await proxy.close();
			}
		}),
};
