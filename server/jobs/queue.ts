import { type ConnectionOptions, createPostgresBackend, Queue, Worker, type WorkerOptions } from 'bullmq';
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

export type Process = (name: string, data: JobData, isLastAttempt: boolean) => Promise<void>;

/** Runs jobs. If a worker is killed, another one takes its jobs over within seconds. */
export const openWorker = (config: QueueConfig, process: Process, onError: (error: Error) => void): Worker<JobData> => {
	const { connection, factory } = backend(config);
	const options: WorkerOptions = {
		connection,
		concurrency: 4,
		lockDuration: 10_000,
		stalledInterval: 5_000,
		maxStalledCount: 5,
	};
	const run = (job: { name: string; data: JobData; attemptsMade: number; opts: { attempts?: number } }) =>
		process(job.name, job.data, job.attemptsMade + 1 >= (job.opts.attempts ?? 1));
	const worker = factory
		? new Worker<JobData>(QUEUE_NAME, run, options, factory as never)
		: new Worker<JobData>(QUEUE_NAME, run, options);
	worker.on('error', onError);
	return worker;
};
