import {
	type BackendFactory,
	type ConnectionOptions,
	createPostgresBackend,
	DelayedError,
	type IQueueBackend,
	type Job,
	type PostgresConnectionOptions,
	Queue,
	type RedisQueueBackend,
	UnrecoverableError,
	Worker,
	type WorkerOptions,
} from 'bullmq';
import type { Config } from '#server/base/config.ts';
import { openQueuePool } from './queue-pool.ts';

/** All jobs share one queue; the job's name is its type. */
const QUEUE_NAME = 'kyosei';

/** `requestId` is missing in jobs of an older version. */
export type JobData = { outboxId: number; payload: Record<string, unknown>; requestId?: string | null };

type QueueConfig = Pick<Config, 'redisUrl' | 'databaseUrl'>;

/** PostgreSQL connections of a process that adds jobs, and of one that runs them, including one for notifications. */
const CONNECTIONS = { queue: 4, worker: 5 } as const;

/** Checked against the interface that a queue calls; the type of a queue itself names the backend of Redis. */
const postgresFactory: BackendFactory<IQueueBackend, PostgresConnectionOptions> = createPostgresBackend;

/** BullMQ on Redis if REDIS_URL is set, otherwise on PostgreSQL. Call `end` after closing BullMQ. */
const backend = (config: QueueConfig, connections: number) => {
	if (config.redisUrl) {
		const connection: ConnectionOptions = { url: config.redisUrl, maxRetriesPerRequest: null };
		return { connection, factory: undefined, end: async () => {} };
	}
	const pool = openQueuePool(config.databaseUrl ?? '', connections);
	return {
		connection: pool as unknown as ConnectionOptions,
		factory: postgresFactory as unknown as BackendFactory<RedisQueueBackend>,
		end: () => pool.end(),
	};
};

/** Closes the connections given to BullMQ after BullMQ itself. */
const endAfter = <T extends { close: (...given: never[]) => Promise<void> }>(
	opened: T,
	end: () => Promise<void>,
): T => {
	const close = opened.close.bind(opened);
	let closing: Promise<void> | null = null;
	opened.close = (...given) => {
		closing ??= close(...given).then(end);
		return closing;
	};
	return opened;
};

export const openQueue = (config: QueueConfig, onError: (error: Error) => void): Queue<JobData> => {
	const { connection, factory, end } = backend(config, CONNECTIONS.queue);
	const options = {
		connection,
		defaultJobOptions: { removeOnComplete: { count: 1000, age: 3600 }, removeOnFail: { count: 1000 } },
	};
	const queue = factory ? new Queue<JobData>(QUEUE_NAME, options, factory) : new Queue<JobData>(QUEUE_NAME, options);
	queue.on('error', onError);
	return endAfter(queue, end);
};

/** Thrown by a job that cannot run now: runs again after the given time, without counting as a failed attempt. */
export class Postponed extends Error {
	override name = 'Postponed';
	readonly ms: number;

	constructor(ms: number) {
		super(`postponed by ${ms} ms`);
		this.ms = ms;
	}
}

/** Thrown by a job that has failed permanently and stored that: retried only manually. */
export class GivenUp extends Error {
	override name = 'GivenUp';
}

/** `number` counts from 1; `waitedMs` is the time since it was added to the queue. */
export type Attempt = { number: number; isLast: boolean; priority: number; waitedMs: number };

/** @throws Postponed, GivenUp */
export type Process = (name: string, data: JobData, attempt: Attempt) => Promise<void>;

const runWith =
	(process: Process) =>
	async (job: Job<JobData>, token?: string): Promise<void> => {
		const number = job.attemptsMade + 1;
		const isLast = number >= (job.opts.attempts ?? 1);
		const waitedMs = Date.now() - job.timestamp;
		try {
			await process(job.name, job.data, { number, isLast, priority: job.priority, waitedMs });
		} catch (error) {
			if (error instanceof GivenUp) throw new UnrecoverableError(error.message);
			if (!(error instanceof Postponed)) throw error;
			await job.moveToDelayed(Date.now() + error.ms, token);
			throw new DelayedError();
		}
	};

/**
 * Polling interval of an idle worker on PostgreSQL, in case a notification is lost. It is notified of new jobs and
 * knows when postponed ones are due.
 */
const IDLE_SECONDS = 20;

/**
 * Runs jobs. If a worker is killed, another one takes its jobs over within 20 seconds: once their locks have expired
 * and the next check finds them. The locks survive ten seconds without processor time.
 */
export const openWorker = (config: QueueConfig, process: Process, onError: (error: Error) => void): Worker<JobData> => {
	const { connection, factory, end } = backend(config, CONNECTIONS.worker);
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
		? new Worker<JobData>(QUEUE_NAME, run, options, factory)
		: new Worker<JobData>(QUEUE_NAME, run, options);
	worker.on('error', onError);
	return endAfter(worker, end);
};
