import type { Deps } from '#server/calls/deps.ts';
import { closeRounds } from '#server/voice/closing.ts';
import { type Repeated, startEvery } from './every.ts';

/** Maximum delay of closing a round of the workers' voice after midnight in Tokyo. */
const EVERY_MS = 5 * 60 * 1000;

/** Closes rounds whose last day is over, now and every five minutes. Safe in several workers. */
export const startClosing = (deps: Deps, everyMs = EVERY_MS): Repeated => {
	const startedAt = deps.clock.now();
	return startEvery(everyMs, async (isStopping) => {
		try {
			await closeRounds(deps, isStopping, startedAt);
		} catch (error) {
			deps.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'rounds could not be closed');
		}
	});
};
