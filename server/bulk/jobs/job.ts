import { defineJob } from '#server/jobs/definition.ts';
import { PRIORITY } from '#server/jobs/priorities.ts';
import { runBulk } from './enqueued.ts';
import { runDueRows } from './run.ts';

/** A failed one is enqueued anew after an hour (`wake.ts`), as long as its rows wait. */
export const runBulkJob = defineJob({
	...runBulk,
	attempts: 5,
	pauseMs: 1_000,
	priority: PRIORITY.waiting,
	run: runDueRows,
});
