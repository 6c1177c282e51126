export type Repeated = { stop: () => Promise<void> };

/**
 * Runs `work` now and after each interval, never concurrently. `stop` waits for the current run, which can check
 * `isStopping`.
 */
export const startEvery = (everyMs: number, work: (isStopping: () => boolean) => Promise<void>): Repeated => {
	let stopping = false;
	let running: Promise<void> | null = null;
	const run = (): void => {
		if (running) return;
		running = work(() => stopping).finally(() => {
			running = null;
		});
	};
	run();
	const timer = setInterval(run, everyMs);
	return {
		stop: async () => {
			stopping = true;
			clearInterval(timer);
			await running;
		},
	};
};
