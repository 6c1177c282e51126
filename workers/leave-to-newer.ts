import type { Deps } from '#server/calls/deps.ts';
import { hasWaitedLongEnough, noteWaiting, pauseAfter } from '#server/jobs/newer.ts';
import { failJob } from '#server/jobs/outbox.ts';
import { GivenUp, Postponed } from '#server/jobs/queue.ts';

type Left = { name: string; outboxId: number; reason: string; waitedMs: number };

/**
 * Leaves a job unknown to this version to a worker of a newer one. Logged once per kind.
 * @throws Postponed; GivenUp if none has come for so long that it has failed
 */
export const createLeaving = ({ db, log }: Pick<Deps, 'db' | 'log'>) => {
	const told = new Set<string>();
	return async ({ name, outboxId, reason, waitedMs }: Left): Promise<void> => {
		if (!told.has(name)) {
			told.add(name);
			log.warn({ job: name, outboxId }, `job ${name} is of a newer version (${reason}): it waits for a newer worker`);
		}
		if (hasWaitedLongEnough(waitedMs)) {
			await failJob(db, outboxId, reason);
			throw new GivenUp(reason);
		}
		if (await noteWaiting(db, outboxId, reason)) throw new Postponed(pauseAfter(waitedMs));
	};
};
