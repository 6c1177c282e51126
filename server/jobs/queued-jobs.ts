import type { Queue } from 'bullmq';
import pTimeout from 'p-timeout';
import type { Priority } from './priorities.ts';
import type { JobData } from './queue.ts';

/** When its work is requested again, a failed job is retried at once if its last attempt is this long ago. */
const REST_MS = 15_000;

/** Upper bound of running jobs; a worker runs four. */
const MOST_RUNNING = 200;
const QUEUE_ANSWERS_MS = 2_000;

export const jobIdOf = (outboxId: number): string => `outbox-${outboxId}`;

/** Moves a relayed job forward in the queue. A job not yet relayed will get the priority of its row. */
export const moveForward = async (queue: Queue<JobData>, outboxId: number, priority: Priority): Promise<void> => {
	const job = await queue.getJob(jobIdOf(outboxId));
	if (!job) return;
	if (job.priority > priority) await job.changePriority({ priority });
	const hasRested = job.attemptsMade === 0 || Date.now() - (job.processedOn ?? 0) > REST_MS;
	if (hasRested && (await job.isDelayed())) await job.promote();
};

export const endPause = async (queue: Queue<JobData>, outboxId: number): Promise<void> => {
	const job = await queue.getJob(jobIdOf(outboxId));
	if (await job?.isDelayed()) await job?.promote();
};

/** Names of the running jobs; null if the queue does not respond in time. */
export const runningNames = async (queue: Queue<JobData>): Promise<string[] | null> => {
	const active = queue.getJobs(['active'], 0, MOST_RUNNING - 1);
	const jobsNow = await pTimeout(active, { milliseconds: QUEUE_ANSWERS_MS }).catch(() => null);
	return jobsNow?.map(({ name }) => name) ?? null;
};
