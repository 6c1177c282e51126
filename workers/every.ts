export type Repeated = { stop: () => Promise<void> };

/**
 * Runs something now and again after each interval, never twice at once. `stop` waits for the run under way, which may ask
 * whether it should end.
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
