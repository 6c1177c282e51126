import type { Deps } from '#server/calls/deps.ts';
import { recordPausedDrafts } from '#server/papers/unaudited.ts';
import { type Repeated, startEvery } from './every.ts';

/** Maximum delay after a pause of 30 minutes. */
const EVERY_MS = 5 * 60 * 1000;

/** Records the autosaves of paused drafts in the audit log, now and every five minutes. Safe in several workers. */
export const startRecordingDrafts = (deps: Deps, everyMs = EVERY_MS): Repeated =>
	startEvery(everyMs, async (isStopping) => {
		try {
			await recordPausedDrafts(deps, isStopping);
		} catch (error) {
			deps.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'drafts could not be recorded');
		}
	});
