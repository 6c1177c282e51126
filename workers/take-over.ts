import type { Queue } from 'bullmq';
import type { Deps } from '#server/calls/deps.ts';
import { retryUnknown, takeLeft } from '#server/jobs/newer.ts';
import type { JobData } from '#server/jobs/queue.ts';
import { type Repeated, startEvery } from './every.ts';

/** While an older worker runs beside this one, it may get a job again and again. */
const EVERY_MS = 2_000;
const REST_MS = 15_000;

/** Returns whether there was anything to take over. */
const takeOver = async (deps: Deps, queue: Queue<JobData>, isStopping: () => boolean): Promise<boolean> => {
	const taken = await takeLeft(deps.db, queue, deps.jobs);
	const retried = await retryUnknown(deps, deps.jobs, isStopping);
	for (const { id, name, outcome } of retried) {
		deps.log.info({ job: name, outboxId: id, outcome }, 'an older version did not know this job');
	}
	return taken > 0 || retried.length > 0;
};

/**
 * Takes over jobs that workers of older versions left or failed as unknown: now and every two seconds until there are
 * none; then every 15 seconds, since an older worker may still be busy with one.
 */
export const startTakingOver = (deps: Deps, queue: Queue<JobData>): Repeated => {
	let restsUntil = 0;
	return startEvery(EVERY_MS, async (isStopping) => {
		if (performance.now() < restsUntil) return;
		try {
			if (!(await takeOver(deps, queue, isStopping))) restsUntil = performance.now() + REST_MS;
		} catch (error) {
			deps.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'jobs could not be taken over');
		}
	});
};
