import type { Deps } from '#server/calls/deps.ts';
import { remind } from '#server/notices/reminders/run.ts';
import { type Repeated, startEvery } from './every.ts';

/** How late a reminder may be, and how late a worker notices that its clock has jumped. */
const EVERY_MS = 5 * 60 * 1000;

/** Reminds people, now and every five minutes. Several workers may do so at once. */
export const startReminding = (deps: Deps, everyMs = EVERY_MS): Repeated =>
	startEvery(everyMs, (isStopping) => remind(deps, isStopping));
