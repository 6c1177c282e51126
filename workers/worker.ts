import type { Deps } from '#server/calls/deps.ts';
import { type JobName, jobDefinition } from '#server/jobs/definition.ts';
import { failJob } from '#server/jobs/outbox.ts';
import { type JobData, openWorker } from '#server/jobs/queue.ts';
import type { Handler } from './handler.ts';
import { createHandlers } from './handlers.ts';

/**
 * Runs one job. What it carries is parsed again, and a job that no try could do fails at once; a handler works and finishes its outbox row in one transaction, so
 * running twice does nothing twice. After the last failed attempt the handler is told, and the row keeps the reason.
 */
const createProcess =
	(deps: Deps, handlers: Record<JobName, Handler>) =>
	async (name: string, data: JobData, isLastAttempt: boolean): Promise<void> => {
		const definition = jobDefinition(name);
		if (!definition) return failJob(deps.db, data.outboxId, `no job is called ${name}`);
		const handler: Handler = handlers[definition.name];
		const parsed = definition.payload.safeParse(data.payload);
		if (!parsed.success) return failJob(deps.db, data.outboxId, 'what it carries is not what such a job needs');
		const payload = parsed.data as never;
		try {
			await handler.run(deps, payload, data.outboxId);
		} catch (error) {
			const reason = error instanceof Error ? error.name : 'unknown';
			deps.log.error({ job: name, outboxId: data.outboxId, isLastAttempt, reason }, 'job failed');
			if (isLastAttempt) {
				await handler.giveUp(deps, payload);
				await failJob(deps.db, data.outboxId, reason);
			}
			throw error;
		}
	};

/** Starts working on the queue; `close` finishes what is running first. */
export const createWorker = async (deps: Deps): Promise<{ close: () => Promise<void> }> => {
	const { handlers, close } = createHandlers(deps);
	const worker = openWorker(deps.config, createProcess(deps, handlers), (error) =>
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
