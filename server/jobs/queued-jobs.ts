import type { Queue } from 'bullmq';
import pTimeout from 'p-timeout';
import type { Priority } from './priorities.ts';
import type { JobData } from './queue.ts';

/** After this time since its last attempt, a failed job is tried again at once when someone asks for its work. */
const REST_MS = 15_000;

/** More do not run at once: a worker runs four. */
const MOST_RUNNING = 200;
const QUEUE_ANSWERS_MS = 2_000;

/** What the queue calls the job of a row. */
export const jobIdOf = (outboxId: number): string => `outbox-${outboxId}`;

/** Moves a relayed job forward in the queue. What is not relayed yet will be, with the priority of its row. */
export const moveForward = async (queue: Queue<JobData>, outboxId: number, priority: Priority): Promise<void> => {
	const job = await queue.getJob(jobIdOf(outboxId));
	if (!job) return;
	if (job.priority > priority) await job.changePriority({ priority });
	const hasRested = job.attemptsMade === 0 || Date.now() - (job.processedOn ?? 0) > REST_MS;
	if (hasRested && (await job.isDelayed())) await job.promote();
};

/** Runs a job now that pauses. */
export const endPause = async (queue: Queue<JobData>, outboxId: number): Promise<void> => {
	const job = await queue.getJob(jobIdOf(outboxId));
	if (await job?.isDelayed()) await job?.promote();
};

/** The names of the jobs that workers run now; null if the queue does not answer in time. */
export const runningNames = async (queue: Queue<JobData>): Promise<string[] | null> => {
	const active = queue.getJobs(['active'], 0, MOST_RUNNING - 1);
	const jobsNow = await pTimeout(active, { milliseconds: QUEUE_ANSWERS_MS }).catch(() => null);
	return jobsNow?.map(({ name }) => name) ?? null;
};
