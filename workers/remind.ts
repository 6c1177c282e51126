import type { Deps } from '#server/calls/deps.ts';
import { remind } from '#server/notices/reminders/run.ts';

/** How late a reminder may be, and how late a worker notices that its clock has jumped. */
const EVERY_MS = 5 * 60 * 1000;

/**
 * Reminds people, now and every five minutes. Several workers may do so at once. `stop` waits for the reminder under way.
 */
export const startReminding = (deps: Deps, everyMs = EVERY_MS): { stop: () => Promise<void> } => {
	let stopping = false;
	let running: Promise<void> | null = null;
	const run = (): void => {
		if (running) return;
		running = remind(deps, () => stopping).finally(() => {
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
