import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '#tests/support/client.ts';
import { startProxy } from '#tests/support/proxy.ts';
import { quantile } from '#tests/support/quantiles.ts';
import { createChecks, type Drill, seconds } from './support/drill.ts';
import { isConsistent, makeWriters, saveOnce } from './support/saving.ts';
import { withSite } from './support/site.ts';

const PER_SECOND = 200;
const LASTING_MS = 8_000;
const STOP_AFTER_MS = 2_500;
const TICK_MS = 25;

export const stoppedUnderLoad: Drill = {
	name: 'SIGTERM of one of two servers at 200 requests/s',
	rule: 'no failed request; unready, drain, close, exit code 0',
	limitMs: 90_000,
	run: () =>
		withSite({ servers: 2, env: { DRAIN_MS: '3000' } }, async ({ app, servers }) => {
			const { problems, check } = createChecks();
			const writers = await makeWriters(app, 40);
			const proxy = await startProxy(servers.map(({ url }) => url));
			const statuses = new Map<number, number>();
			const times: number[] = [];
			const pending = new Set<Promise<void>>();
			const one = async (n: number): Promise<void> => {
				const writer = writers[n % writers.length];
				if (!writer) return;
				const begin = performance.now();
				// A writer's saves run in sequence, so that the last sent is the last stored.
				const status =
					n % 20 === 0 && n < writers.length * 20
						? await saveOnce(proxy.url, writers[n / 20] ?? writer)
						: await call(proxy, 'GET', '/app/assessment', { token: writer.token }).then(
								(answer) => answer.status,
								() => 0,
							);
				times.push(performance.now() - begin);
				statuses.set(status, (statuses.get(status) ?? 0) + 1);
			};
			const begin = performance.now();
			let sent = 0;
			let stopped: Promise<number | null> | null = null;
			let stopMs = 0;
			while (performance.now() - begin < LASTING_MS) {
				const due = Math.floor(((performance.now() - begin) / 1000) * PER_SECOND);
				for (; sent < due; sent++) {
					const work = one(sent).finally(() => pending.delete(work));
					pending.add(work);
				}
				if (!stopped && performance.now() - begin > STOP_AFTER_MS) {
					const at = performance.now();
					stopped = (servers[0]?.stop() ?? Promise.resolve(null)).finally(() => {
						stopMs = performance.now() - at;
					});
				}
				await sleep(TICK_MS);
			}
			await Promise.all(pending);
			const code = await stopped;
			await proxy.close();
			const failed = [...statuses].filter(([status]) => status !== 200);
			check(failed.length === 0, `answers of ${failed.map(([status, count]) => `${count} × ${status}`).join(', ')}`);
			check(code === 0, `the exit code was ${code}`);
			for (const writer of writers) check(await isConsistent(app, writer), 'a save is lost or torn');
			return {
				figures: `${sent} requests at ${Math.round(sent / (LASTING_MS / 1000))}/s, ${sent - (statuses.get(200) ?? 0)} failed, p95 ${Math.round(quantile(times, 0.95))} ms, stopped in ${seconds(stopMs)}`,
				problems,
			};
		}),
};
