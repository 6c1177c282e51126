import { setTimeout as sleep } from 'node:timers/promises';

/** A process that is started again whenever it has ended, as by an init system. */

type Started = { pid: number; kill: () => Promise<void>; stop: () => Promise<number | null>; hasExited: () => boolean };

export type KeptUp = {
	name: string;
	/** Ends it, and starts it again. */
	restart: (how: 'kill' | 'stop') => Promise<void>;
	/** Stops it for a while, with all its connections open. */
	pause: (ms: number) => Promise<void>;
	/** How often it has ended by itself. */
	deaths: () => number;
	close: () => Promise<void>;
};

const RETRY_MS = 200;
const WATCH_MS = 200;
const START_LIMIT_MS = 60_000;

export const keepUp = async (name: string, start: () => Promise<Started>): Promise<KeptUp> => {
	let current = await start();
	let busy: Promise<void> | null = null;
	let deaths = 0;
	let closed = false;

	/** It may take several tries: without its database it does not start. */
	const startAgain = async (): Promise<void> => {
		const end = performance.now() + START_LIMIT_MS;
		for (;;) {
			try {
				current = await start();
				return;
			} catch (error) {
				if (performance.now() > end) throw error;
				await sleep(RETRY_MS);
			}
		}
	};

	/** One after another. */
	const exclusively = async (work: () => Promise<void>): Promise<void> => {
		while (busy) await busy;
		busy = work().finally(() => {
			busy = null;
		});
		await busy;
	};

	const watching = (async () => {
		while (!closed) {
			await sleep(WATCH_MS);
			if (busy || closed || !current.hasExited()) continue;
			deaths++;
			await exclusively(startAgain);
		}
	})();

	return {
		name,
		restart: (how) =>
			exclusively(async () => {
				if (how === 'kill') await current.kill();
				else await current.stop();
				await startAgain();
			}),
		pause: (ms) =>
			exclusively(async () => {
				process.kill(current.pid, 'SIGSTOP');
				await sleep(ms);
				if (!current.hasExited()) process.kill(current.pid, 'SIGCONT');
			}),
		deaths: () => deaths,
		close: async () => {
			closed = true;
			await watching;
		},
	};
};
