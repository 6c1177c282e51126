import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '#tests/support/client.ts';
import { startProxy } from '#tests/support/processes/proxy.ts';
import { createChecks, type Drill, seconds } from './support/drill.ts';
import { isConsistent, makeWriters, saveOnce } from './support/saving.ts';
import { withSite } from './support/site.ts';
import { startLoad } from './support/steady-load.ts';

const PER_SECOND = 200;
const LASTING_MS = 8_000;
const STOP_AFTER_MS = 2_500;

export const stoppedUnderLoad: Drill = {
	name: 'SIGTERM of one of two servers at 200 requests/s',
	rule: 'no failed request; unready, drain, close, exit code 0',
	limitMs: 90_000,
	run: () =>
		withSite({ servers: 2, env: { DRAIN_MS: '3000' } }, async ({ app, servers }) => {
			const { problems, check } = createChecks();
			const writers = await makeWriters(app, 40);
			const proxy = await startProxy(servers.map(({ url }) => url));
			const load = startLoad(PER_SECOND, async (n) => {
				const writer = writers[n % writers.length];
				if (!writer) return 0;
				// A writer saves once, so that the last sent is the last stored.
				if (n % 20 === 0 && n < writers.length * 20) return saveOnce(proxy.url, writers[n / 20] ?? writer);
				return call(proxy, 'GET', '/app/assessment', { token: writer.token }).then(
					(answer) => answer.status,
					() => 0,
				);
			});
			await sleep(STOP_AFTER_MS);
			const at = performance.now();
			const stopping = servers[0]?.stop().then((code) => ({ code, stopMs: performance.now() - at }));
			await sleep(LASTING_MS - STOP_AFTER_MS);
			const { sent, failed, failures, p95 } = await load.stop();
			const { code = null, stopMs = 0 } = (await stopping) ?? {};
			await proxy.close();
			check(failed === 0, `answers of ${failures}`);
			check(code === 0, `the exit code was ${code}`);
			for (const writer of writers) check(await isConsistent(app, writer), 'a save is lost or torn');
			return {
				figures: `${sent} requests at ${Math.round(sent / (LASTING_MS / 1000))}/s, ${failed} failed, p95 ${p95} ms, stopped in ${seconds(stopMs)}`,
				problems,
			};
		}),
};
