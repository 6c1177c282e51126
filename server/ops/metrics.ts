import type { Queue } from 'bullmq';
import { and, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import pTimeout from 'p-timeout';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '#server/calls/deps.ts';
import type { Db } from '#server/db/client.ts';
import { READ_OUTCOMES, type Replica } from '#server/db/replica.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { mails } from '#server/db/tables/notices.ts';
import type { StatementCount } from '#server/db/watch-statements.ts';
import { IS_FOR_NEWER } from '#server/jobs/newer.ts';
import type { JobData } from '#server/jobs/queue.ts';
import { mailJob } from '#server/notify/mail-job.ts';
import type { FileStorage, Space } from '#server/storage/file-storage.ts';
import { listRewrites } from '#server/voice/rewrites.ts';
import { LOG_REASONS } from '#shared/voice/log-reasons.ts';
import { watchBuild } from './build-info.ts';

/** Sources of metrics and queue dashboard, besides the services' dependencies. */
export type Watched = { queue: Queue<JobData>; pool: Pool; statements: StatementCount };

const QUEUE_STATES = ['waiting', 'prioritized', 'active', 'delayed', 'failed'] as const;
/** On timeout, metrics of queue or database are omitted from the response. */
const READ_TIMEOUT_MS = 2_000;

/** The result of a read; null on failure or timeout. */
const readOrNull = <T>(read: Promise<T>): Promise<T | null> =>
	pTimeout(read, { milliseconds: READ_TIMEOUT_MS }).catch(() => null);

const watchQueue = (registry: Registry, queue: Queue<JobData>): void => {
	new Gauge({
		name: 'kyosei_queue_jobs',
		help: 'Jobs in the queue by state.',
		labelNames: ['state'],
		registers: [registry],
		async collect() {
			this.reset();
			const counts = await readOrNull(queue.getJobCounts(...QUEUE_STATES));
			for (const [state, jobs] of Object.entries(counts ?? {})) this.set({ state }, jobs);
		},
	});
};

/**
 * An aggregate over the unfinished jobs, from a partial index. Excludes mails, which may wait for a day and have
 * metrics of their own.
 */
const ofOpenJobs = async (db: Db, number: SQL<number>): Promise<number> => {
	const [row] = await db
		.select({ number })
		.from(outboxJobs)
		.where(and(isNull(outboxJobs.finishedAt), isNull(outboxJobs.failedAt), ne(outboxJobs.name, mailJob.name)));
	return row?.number ?? 0;
};

const watchOutbox = (registry: Registry, db: Db): void => {
	const gauge = (name: string, help: string, number: SQL<number>) =>
		new Gauge({
			name,
			help,
			registers: [registry],
			async collect() {
				const value = await readOrNull(ofOpenJobs(db, number));
				// A stale value would look current, so the metric is removed.
				if (value === null) this.remove();
				else this.set(value);
			},
		});
	gauge('kyosei_outbox_open_jobs', 'Enqueued jobs that are not finished, without mails.', sql<number>`count(*)::int`);
	gauge(
		'kyosei_outbox_jobs_for_newer',
		'Those of them that wait for a worker of a newer version.',
		sql<number>`(count(*) filter (where ${IS_FOR_NEWER}))::int`,
	);
	gauge(
		'kyosei_outbox_oldest_open_seconds',
		'How long ago the oldest of them was enqueued.',
		sql<number>`coalesce(extract(epoch from now() - min(${outboxJobs.createdAt})), 0)::float8`,
	);
};

/** Since when a mail waits: that of a group, since it was due. */
const waitsSince = sql`greatest(${mails.createdAt}, case when ${mails.attempts} = 0 then ${mails.nextAttemptAt} end)`;

/** Excludes mails scheduled for later. */
const isLate = sql`${mails.state} = 'waiting' and (${mails.attempts} > 0 or coalesce(${mails.nextAttemptAt}, now()) <= now())`;

const ofOpenMails = async (db: Db) => {
	const [row] = await db
		.select({
			waiting: sql<number>`(count(*) filter (where ${mails.state} = 'waiting'))::int`,
			failed: sql<number>`(count(*) filter (where ${mails.state} = 'failed'))::int`,
			oldest: sql<number>`coalesce(extract(epoch from now() - min(${waitsSince}) filter (where ${isLate})), 0)::float8`,
		})
		.from(mails)
		.where(inArray(mails.state, ['waiting', 'failed']));
	return row ?? null;
};

const watchMails = (registry: Registry, db: Db): void => {
	new Gauge({
		name: 'kyosei_mails',
		help: 'Mails that wait, and mails that could not be sent within a day.',
		labelNames: ['state'],
		registers: [registry],
		async collect() {
			this.reset();
			const found = await readOrNull(ofOpenMails(db));
			if (!found) return;
			this.set({ state: 'waiting' }, found.waiting);
			this.set({ state: 'failed' }, found.failed);
		},
	});
	new Gauge({
		name: 'kyosei_mails_oldest_waiting_seconds',
		help: 'How long ago the oldest mail that waits was made.',
		registers: [registry],
		async collect() {
			const found = await readOrNull(ofOpenMails(db));
			if (found) this.set(found.oldest);
			else this.remove();
		},
	});
};

const watchPool = (registry: Registry, pool: Pool): void => {
	new Gauge({
		name: 'kyosei_pool_connections',
		help: 'Database connections of this process, and callers that wait for one.',
		labelNames: ['state'],
		registers: [registry],
		collect() {
			this.set({ state: 'total' }, pool.totalCount);
			this.set({ state: 'idle' }, pool.idleCount);
			this.set({ state: 'waiting' }, pool.waitingCount);
		},
	});
};

const watchStatementCount = (registry: Registry, statements: StatementCount): void => {
	new Counter({
		name: 'kyosei_slow_statements_total',
		help: 'Statements that took longer than SLOW_STATEMENT_MS; the log names what caused them.',
		registers: [registry],
		collect() {
			this.reset();
			this.inc(statements.slow);
		},
	});
};

const watchReplica = (registry: Registry, replica: Replica): void => {
	new Gauge({
		name: 'kyosei_replica_used',
		help: '1 while lists and exports are tried on the replica.',
		registers: [registry],
		collect() {
			this.set(Number(replica.state() === 'used'));
		},
	});
	new Counter({
		name: 'kyosei_replica_reads_total',
		help: 'Lists and exports on the replica, or on the primary and why: replica behind, unreachable, busy or failed.',
		labelNames: ['outcome'],
		registers: [registry],
		collect() {
			this.reset();
			for (const outcome of READ_OUTCOMES) this.inc({ outcome }, replica.reads(outcome));
		},
	});
};

const watchVoice = (registry: Registry, db: Db): void => {
	new Gauge({
		name: 'kyosei_voice_left_in_log',
		help: "Closings and erasures of the workers' voice that the write-ahead log still holds, and why; waiting: for up to a day.",
		labelNames: ['reason'],
		registers: [registry],
		async collect() {
			this.reset();
			const rewrites = await readOrNull(listRewrites(db));
			if (!rewrites) return;
			for (const reason of [...LOG_REASONS, 'waiting']) this.set({ reason }, 0);
			for (const reason of rewrites.flatMap<string>(({ reasons }) => [...(reasons ?? ['waiting'])]))
				this.inc({ reason });
		},
	});
};

/** Only for storage in DATA_DIR: a bucket has metrics of its own. */
const watchStorage = (registry: Registry, storage: FileStorage): void => {
	const gauge = (name: string, help: string, read: (space: Space) => number) =>
		new Gauge({
			name,
			help,
			registers: [registry],
			async collect() {
				const space = await readOrNull(storage.space());
				if (space === null) this.remove();
				else this.set(read(space));
			},
		});
	gauge('kyosei_storage_free_bytes', 'Free space on the disk of the file storage.', ({ freeBytes }) => freeBytes);
	gauge('kyosei_storage_full', '1 while uploads are refused for lack of space.', ({ isFull }) => Number(isFull));
};

/** Prometheus metrics of this process; the defaults include memory, CPU and event loop delay. */
export const createMetrics = (
	{ queue, pool, statements }: Watched,
	{ config, db, replica, storage }: Pick<Deps, 'config' | 'db' | 'replica' | 'storage'>,
) => {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const requests = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'Requests and how long they took, by route and status.',
		labelNames: ['method', 'route', 'status'],
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
		registers: [registry],
	});
	watchQueue(registry, queue);
	watchOutbox(registry, db);
	watchMails(registry, db);
	watchPool(registry, pool);
	watchStatementCount(registry, statements);
	watchBuild(registry, config.commit);
	if (replica) watchReplica(registry, replica);
	watchStorage(registry, storage);
	watchVoice(registry, db);
	return {
		contentType: registry.contentType,
		read: (): Promise<string> => registry.metrics(),
		countRequest: (labels: { method: string; route: string; status: number }, seconds: number): void =>
			requests.observe(labels, seconds),
	};
};
