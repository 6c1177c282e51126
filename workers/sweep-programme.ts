import type { Deps } from '#server/calls/deps.ts';
import { sweepFacts } from '#server/programme-facts/sweep.ts';
import { makeVoiceFigures } from '#server/programme-facts/voice.ts';
import { type Repeated, startEvery } from './every.ts';

/** Figures of the programme's desk promise to be at most 15 minutes old; a sweep that failed is repeated in time. */
const EVERY_MS = 5 * 60 * 1000;

/** Repairs the facts of the programme's desk now and every five minutes. Safe in several workers. */
export const startSweepingProgramme = (deps: Deps, everyMs = EVERY_MS): Repeated =>
	startEvery(everyMs, async (isStopping) => {
		try {
			await sweepFacts(deps, isStopping);
			await makeVoiceFigures(deps);
		} catch (error) {
			deps.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'the programme could not be swept');
		}
	});
