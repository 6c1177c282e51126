import { wakeBulkJobs } from '#server/bulk/jobs/wake.ts';
import type { Deps } from '#server/calls/deps.ts';
import { type Repeated, startEvery } from './every.ts';

/** Maximum delay of a wave after it is due. */
const EVERY_MS = 60 * 1000;

/** Enqueues jobs over many rows whose next wave is due, now and every minute. Safe in several workers. */
export const startWakingBulkJobs = (deps: Deps, everyMs = EVERY_MS): Repeated =>
	startEvery(everyMs, async (isStopping) => {
		try {
			await wakeBulkJobs(deps, isStopping);
		} catch (error) {
			deps.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'bulk jobs could not be woken');
		}
	});
