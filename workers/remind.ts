import type { Deps } from '#server/calls/deps.ts';
import { remind } from '#server/notices/reminders/run.ts';
import { type Repeated, startEvery } from './every.ts';

/** Maximum delay of a reminder, and of noticing that the clock has jumped. */
const EVERY_MS = 5 * 60 * 1000;

/** Sends reminders now and every five minutes. Safe in several workers. */
export const startReminding = (deps: Deps, everyMs = EVERY_MS): Repeated =>
	startEvery(everyMs, (isStopping) => remind(deps, isStopping));
