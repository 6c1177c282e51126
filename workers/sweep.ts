import { forgetEmailChanges } from '#server/accounts/email-changes.ts';
import { forgetOldNetworks } from '#server/accounts/sign-in-networks.ts';
import type { Deps } from '#server/calls/deps.ts';
import { deleteFinishedJobs } from '#server/jobs/outbox.ts';

const HOUR_MS = 60 * 60 * 1000;

const sweep = async ({ db, clock, sessions, log }: Deps): Promise<void> => {
	try {
		await sessions.sweep();
		await deleteFinishedJobs(db);
		await forgetOldNetworks(db, clock);
		await forgetEmailChanges(db, clock);
	} catch (error) {
		log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'sweeping failed');
	}
};

/** Deletes expired sessions, old finished jobs and what accounts no longer need, now and every hour. Several workers may do so concurrently. */
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
