import { createChecks, type Drill, seconds } from './support/drill.ts';
import { isConsistent, makeWriters, saveOnce } from './support/saving.ts';
import { withSite } from './support/site.ts';

const SAVES = 200;
const WRITERS = 20;

export const serverKilled: Drill = {
	name: 'kill -9 of the server during 200 saves',
	rule: 'every acknowledged save is there, the others whole or absent; up again within 5 s',
	limitMs: 60_000,
	run: () =>
		withSite({ servers: 1 }, async ({ app, servers, startServer }) => {
			const { problems, check } = createChecks();
			const [server] = servers;
			if (!server) throw new Error('no server was started');
			const port = Number(new URL(server.url).port);
			const writers = await makeWriters(app, WRITERS);
			let acknowledged = 0;
			let unanswered = 0;
			let downMs = 0;
			let restart: Promise<unknown> | null = null;
			const crash = async (): Promise<void> => {
				const begin = performance.now();
				await server.kill();
				await startServer(port);
				downMs = performance.now() - begin;
			};
			await Promise.all(
				writers.map(async (writer) => {
					for (let n = 0; n < SAVES / WRITERS; n++) {
						const status = await saveOnce(server.url, writer);
						if (status === 200) acknowledged++;
						else unanswered++;
						check([200, 0].includes(status), `a save answered ${status}`);
						if (acknowledged === SAVES / 4) restart ??= crash();
						if (status === 0) await restart;
					}
				}),
			);
			await restart;
			for (const writer of writers) check(await isConsistent(app, writer), 'a save is lost or torn');
			check(downMs > 0 && downMs < 5_000, `down for ${seconds(downMs)}`);
			return { figures: `${acknowledged} saved, ${unanswered} unanswered, up after ${seconds(downMs)}`, problems };
		}),
};
