import type { Queue } from 'bullmq';
import { type Sweep, sweeps } from '#server/all-sweeps.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { JobData } from '#server/jobs/queue.ts';
import { sweepQueue } from '#server/jobs/retention.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Runs every sweep; a failed one is retried with the next round and does not affect the others. */
const sweepAll = async (deps: Deps, all: readonly Sweep[], isStopping: () => boolean): Promise<void> => {
	for (const { name, run } of all) {
		if (isStopping()) return;
		try {
			await run(deps, isStopping);
		} catch (error) {
			deps.log.warn({ sweep: name, error: error instanceof Error ? error.name : 'unknown' }, 'sweeping failed');
		}
	}
};

/** Deletes expired data now and every hour. Safe in several workers. `stop` waits for the current batch. */
export const startSweeping = (deps: Deps, queue: Queue<JobData>): { stop: () => Promise<void> } => {
	const all: Sweep[] = [...sweeps, { name: 'queue', run: () => sweepQueue(queue, deps) }];
	let stopping = false;
	let running = Promise.resolve();
	const sweep = (): void => {
		running = running.then(() => sweepAll(deps, all, () => stopping));
	};
	sweep();
	const timer = setInterval(sweep, HOUR_MS);
	return {
		stop: async () => {
			stopping = true;
			clearInterval(timer);
			await running;
		},
	};
};
