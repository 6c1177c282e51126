import { restartCluster } from './support/cluster.ts';
import { createChecks, type Drill, seconds, until } from './support/drill.ts';
import { isConsistent, makeWriters, saveOnce } from './support/saving.ts';
import { withSite } from './support/site.ts';

const WRITERS = 10;
const PAUSE_MS = 20;

export const postgresRestarted: Drill = {
	name: 'PostgreSQL restarted under load',
	rule: 'no process dies, no acknowledged write is lost, 503 meanwhile; well again within 10 s',
	limitMs: 90_000,
	run: () =>
		withSite({ servers: 1, workers: 1 }, async ({ app, servers, workers }) => {
			const { problems, check } = createChecks();
			const [server] = servers;
			if (!server) throw new Error('no server was started');
			const writers = await makeWriters(app, WRITERS);
			const statuses = new Map<number, number>();
			let running = true;
			let lastFailure = 0;
			const load = Promise.all(
				writers.map(async (writer) => {
					while (running) {
						const status = await saveOnce(server.url, writer);
						statuses.set(status, (statuses.get(status) ?? 0) + 1);
						if (status !== 200) lastFailure = performance.now();
						await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
					}
				}),
			);
			await until(() => (statuses.get(200) ?? 0) > 50, 20_000);
			const begin = performance.now();
			await restartCluster();
			const upAt = performance.now();
			const before = statuses.get(200) ?? 0;
			check(await until(() => (statuses.get(200) ?? 0) > before + 50, 10_000), 'saves did not go on within 10 s');
			running = false;
			await load;
			const outage = Math.max(0, lastFailure - begin);
			check(Math.max(0, lastFailure - upAt) < 10_000, 'it was not well again within 10 s');
			check(!server.hasExited(), 'the server died');
			const odd = [...statuses.keys()].filter((status) => ![200, 503].includes(status));
			check(odd.length === 0, `answers of ${odd.join(', ')}`);
			for (const writer of writers) check(await isConsistent(app, writer), 'a save is lost or torn');
			check((await workers[0]?.stop()) === 0, 'the worker died');
			const summary = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
			return { figures: `${summary}; failures for ${seconds(outage)}`, problems };
		}),
};
