import { jobs } from '#server/all-jobs.ts';
import type { Deps, WorkerDeps } from '#server/calls/deps.ts';
import { findJob } from '#server/jobs/definition.ts';
import { failJob } from '#server/jobs/outbox.ts';
import { type JobData, openWorker } from '#server/jobs/queue.ts';
import { createLazyPrinter } from './printer.ts';
import { sendMail } from './send-mail.ts';

/**
 * Runs one job. An invalid payload fails at once, without retries. After the last failed attempt `giveUp` is called,
 * and the outbox row stores the reason.
 */
const createProcess =
	(deps: WorkerDeps) =>
	async (name: string, { outboxId, payload }: JobData, isLastAttempt: boolean): Promise<void> => {
		const job = findJob(jobs, name);
		if (!job) return failJob(deps.db, outboxId, `no job is called ${name}`);
		const parsed = job.payload.safeParse(payload);
		if (!parsed.success) return failJob(deps.db, outboxId, 'its payload does not fit the job');
		try {
			await job.run(deps, parsed.data as never, outboxId);
		} catch (error) {
			const reason = error instanceof Error ? error.name : 'unknown';
			deps.log.error({ job: name, outboxId, isLastAttempt, reason }, 'job failed');
			if (isLastAttempt) {
				await job.giveUp(deps, parsed.data as never);
				await failJob(deps.db, outboxId, reason);
			}
			throw error;
		}
	};

/** Starts a worker on the queue; `close` waits for running jobs. */
export const createWorker = async (deps: Deps): Promise<{ close: () => Promise<void> }> => {
	const { print, close } = createLazyPrinter(deps);
	const process = createProcess({ ...deps, print, sendMail: (mail) => sendMail(deps, mail) });
	const worker = openWorker(deps.config, process, (error) =>
		deps.log.warn({ error: error.message.split('\n')[0] }, 'worker connection lost'),
	);
	await worker.waitUntilReady();
	return {
		close: async () => {
			await worker.close();
			await close();
		},
	};
};
