import type { Deps } from '#server/calls/deps.ts';
import { loggable } from '#server/calls/failure.ts';
import { addDays, startOfTokyoDate, tokyoDate } from '#shared/dates.ts';
import { publishDue } from './due.ts';

/** Publishes papers at the beginning of their day in Tokyo, also while nobody calls. Each server has such a timer; one wins. */

/** Past the midnight, since timers may fire a little early. */
const AFTER_MS = 5;

export const msToMidnight = (now: Date): number =>
	startOfTokyoDate(addDays(tokyoDate(now), 1)).getTime() - now.getTime() + AFTER_MS;

/** Also publishes at once what is due, for instance after a start. */
export const startPaperTimer = (deps: Pick<Deps, 'db' | 'clock' | 'log'>): { stop: () => Promise<void> } => {
	let timer: NodeJS.Timeout | null = null;
	let isStopped = false;
	const run = async (): Promise<void> => {
		try {
			await publishDue(deps);
		} catch (error) {
			// Calls publish it, too.
			deps.log.warn({ error: loggable(error) }, 'papers whose day has come were not published by the timer');
		}
		if (!isStopped) timer = setTimeout(start, msToMidnight(deps.clock.now()));
	};
	let running = Promise.resolve();
	const start = (): void => {
		running = run();
	};
	start();
	return {
		stop: async () => {
			isStopped = true;
			if (timer) clearTimeout(timer);
			await running;
		},
	};
};
