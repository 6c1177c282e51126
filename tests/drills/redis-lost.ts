import { call } from '#tests/support/client.ts';
import { redisProgram } from '#tests/support/processes/redis.ts';
import { createChecks, type Drill, seconds, until } from './support/drill.ts';
import { withSite } from './support/site.ts';
import { countGraded, countTransitions, makeGradable } from './worker-killed-grading.ts';

const ASSESSMENTS = 30;

export const redisLost: Drill = {
	name: 'Redis flushed, then killed and empty again',
	rule: 'what needs PostgreSQL alone goes on, no job is lost, all done within 30 s',
	limitMs: 120_000,
	missing: redisProgram ? null : 'this machine has no redis-server',
	run: () =>
		withSite({ servers: 1, onRedis: true, env: { GRADING_WAIT_MS: '0' } }, async (site) => {
			const { problems, check } = createChecks();
			const { app, servers, redis, startWorker } = site;
			const url = servers[0]?.url ?? '';
			const all = await makeGradable(app, ASSESSMENTS);
			const ids = all.map(({ progress }) => progress.id);
			const ask = async (part: typeof all): Promise<void> => {
				for (const { progress, admin } of part) {
					const path = `/console/pending_assessments/${progress.id}`;
					const { status } = await call({ url }, 'POST', path, { token: admin.token });
					check(status === 202, `a request for grading answered ${status}`);
				}
			};
			await ask(all.slice(0, 15));
			await redis?.flush();
			await redis?.kill();
			await ask(all.slice(15));
			const slowest: number[] = [];
			for (let n = 0; n < 20; n++) {
				const begin = performance.now();
				const { status } = await call({ url }, 'GET', '/console/companies?page=1', {
					token: all[0]?.admin.token ?? null,
				});
				slowest.push(performance.now() - begin);
				check(status === 200, `a read answered ${status} while Redis was gone`);
			}
			await redis?.start();
			await startWorker();
			const begin = performance.now();
			const done = await until(async () => (await countGraded(app, ids)) === ASSESSMENTS, 30_000);
			const took = performance.now() - begin;
			check(done, `after 30 s only ${await countGraded(app, ids)} of ${ASSESSMENTS} are graded`);
			check((await countTransitions(app, ids)) === ASSESSMENTS, 'an assessment was graded twice or not');
			return {
				figures: `reads up to ${Math.round(Math.max(...slowest))} ms without Redis; ${ASSESSMENTS} jobs done ${seconds(took)} after it came back`,
				problems,
			};
		}),
};
