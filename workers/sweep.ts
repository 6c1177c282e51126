import type { Deps } from '#server/calls/deps.ts';
import { deleteFinishedJobs } from '#server/jobs/outbox.ts';

const HOUR_MS = 60 * 60 * 1000;

const sweep = async ({ db, sessions, log }: Deps): Promise<void> => {
	try {
		await sessions.sweep();
		await deleteFinishedJobs(db);
	} catch (error) {
		log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'sweeping failed');
	}
};

/**
 * Clears away now, and every hour, what nobody needs any more: sessions that expired and jobs that finished long
 * ago. Several workers may do so at once.
 */
export const startSweeping = (deps: Deps): { stop: () => Promise<void> } => {
	let running = sweep(deps);
	const timer = setInterval(() => {
		running = sweep(deps);
	}, HOUR_MS);
	return {
		stop: async () => {
			clearInterval(timer);
			await running;
		},
	};
};
