import type { WorkerDeps } from '#server/calls/deps.ts';
import { defineJob } from '#server/jobs/definition.ts';
import { finishJob } from '#server/jobs/outbox.ts';
import { PRIORITY } from '#server/jobs/priorities.ts';
import { announceJob } from '#server/notify/announce.ts';
import { makeNotices } from './make.ts';
import { sources } from './sources/all.ts';

/**
 * Creates the notices of an event in one transaction with their mails. The job's id identifies the event, so that a job
 * that runs twice notifies nobody twice.
 */
export const tellOfEvent = defineJob({
	...announceJob,
	attempts: 8,
	pauseMs: 1_000,
	priority: PRIORITY.notice,
	run: async (deps: Pick<WorkerDeps, 'db' | 'clock' | 'config'>, event, outboxId) => {
		await deps.db.transaction(async (tx) => {
			const told = await sources[event.kind]?.(tx, event, deps);
			if (told) {
				const { kind, at } = event;
				await makeNotices(tx, { eventKey: `event:${outboxId}`, ...told, kind, at: new Date(at) }, deps.clock.now());
			}
			await finishJob(tx, outboxId);
		});
	},
});
