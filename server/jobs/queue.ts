import {
	type ConnectionOptions,
	createPostgresBackend,
	DelayedError,
	type Job,
	Queue,
	UnrecoverableError,
	Worker,
	type WorkerOptions,
} from 'bullmq';
import type { Config } from '#server/base/config.ts';

/** All jobs share one queue; the job's name is its type. */
export const QUEUE_NAME = 'kyosei';

export type JobData = { outboxId: number; payload: Record<string, unknown> };

type QueueConfig = Pick<Config, 'redisUrl' | 'databaseUrl'>;

/** BullMQ on Redis if REDIS_URL is set, else on PostgreSQL. */
const backend = (config: QueueConfig) => {
	if (config.redisUrl) {
		const connection: ConnectionOptions = { url: config.redisUrl, maxRetriesPerRequest: null };
		return { connection, factory: undefined };
	}
	const connection = {
		connectionString: config.databaseUrl,
		max: 4,
		application_name: 'kyosei-queue',
		keepAlive: true,
		// BullMQ checks for its tables only when the queue is opened, which on a new database is before our migrations run.
		// Concurrent migrations are safe.
		migrate: true,
	};
	return { connection: connection as unknown as ConnectionOptions, factory: createPostgresBackend };
};

export const openQueue = (config: QueueConfig, onError: (error: Error) => void): Queue<JobData> => {
	const { connection, factory } = backend(config);
	const options = {
		connection,
		defaultJobOptions: { removeOnComplete: { count: 1000, age: 3600 }, removeOnFail: { count: 1000 } },
	};
	const queue = factory
		? new Queue<JobData>(QUEUE_NAME, options, factory as never)
		: new Queue<JobData>(QUEUE_NAME, options);
	queue.on('error', onError);
	return queue;
};

/** A job that cannot run now. It runs after the time given, which does not count as a failed attempt. */
export class Postponed extends Error {
	override name = 'Postponed';
	readonly ms: number;

	constructor(ms: number) {
		super(`postponed by ${ms} ms`);
		this.ms = ms;
	}
}

/** A job that has failed for good and has stored that itself: it is not tried again before somebody wants it. */
export class GivenUp extends Error {
	override name = 'GivenUp';
}

/** `number` counts from 1. */
export type Attempt = { number: number; isLast: boolean; priority: number };

/** @throws Postponed, GivenUp */
export type Process = (name: string, data: JobData, attempt: Attempt) => Promise<void>;

const runWith =
	(process: Process) =>
	async (job: Job<JobData>, token?: string): Promise<void> => {
		const number = job.attemptsMade + 1;
		const isLast = number >= (job.opts.attempts ?? 1);
		try {
			await process(job.name, job.data, { number, isLast, priority: job.priority });
		} catch (error) {
			if (error instanceof GivenUp) throw new UnrecoverableError(error.message);
			if (!(error instanceof Postponed)) throw error;
			await job.moveToDelayed(Date.now() + error.ms, token);
			throw new DelayedError();
		}
	};

/**
 * How long a worker on PostgreSQL waits without jobs until it asks for one. It is notified of new ones and knows when a
 * postponed one is due: this is for notifications that were lost.
 */
const IDLE_SECONDS = 20;

/**
 * Runs jobs. If a worker is killed, another one takes its jobs over within 20 seconds: when their locks have expired and
 * the next check has found them. Locks are long enough that a worker without processor time for ten seconds keeps them.
 */
export const openWorker = (config: QueueConfig, process: Process, onError: (error: Error) => void): Worker<JobData> => {
	const { connection, factory } = backend(config);
	const options: WorkerOptions = {
		connection,
		concurrency: 4,
		lockDuration: 15_000,
		lockRenewTime: 4_000,
		stalledInterval: 4_000,
		// On Redis the wait would end late after a reconnection.
		...(config.redisUrl ? {} : { drainDelay: IDLE_SECONDS }),
		maxStalledCount: 5,
	};
	const run = runWith(process);
	const worker = factory
		? new Worker<JobData>(QUEUE_NAME, run, options, factory as never)
		: new Worker<JobData>(QUEUE_NAME, run, options);
	worker.on('error', onError);
	return worker;
};
