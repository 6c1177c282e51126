import type { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { refuseDemoPasswords } from './accounts/demo-accounts.ts';
import { jobs as allJobs } from './all-jobs.ts';
import { createAuditCounter } from './audit/counter.ts';
import { type Clock, systemClock } from './base/clock.ts';
import type { Config } from './base/config.ts';
import { createIssuer } from './base/issuer/issuer.ts';
import { createLimits } from './base/limits.ts';
import { createSeal } from './base/seal.ts';
import { createSigner, loadSecret } from './base/secret.ts';
import { openTelemetry } from './base/telemetry/telemetry.ts';
import type { Deps } from './calls/deps.ts';
import { createTurns } from './calls/turns.ts';
import { openDatabase } from './db/client.ts';
import { openReplica } from './db/replica.ts';
import { traceStatement } from './db/trace-statement.ts';
import { loggableStatement, type StatementCount, type StatementWatch } from './db/watch-statements.ts';
import { type JobData, openQueue } from './jobs/queue.ts';
import { redisRefusal } from './jobs/redis-refusal.ts';
import { createOutboxRelay } from './jobs/relay.ts';
import { createSessionStore } from './sessions/sessions.ts';
import type { FreeBytes } from './storage/free-space.ts';
import { createScanner } from './storage/malware.ts';
import { createPhotoEngine, type LoadSharp } from './storage/photos/engine.ts';
import { openStorage } from './storage/storage.ts';

export type Assembled = {
	deps: Deps;
	queue: Queue<JobData>;
	pool: Pool;
	statements: StatementCount;
	close: () => Promise<void>;
};

export type AssembleOptions = {
	config: Config & { databaseUrl: string };
	log: Logger;
	clock?: Clock;
	onQuery?: (text: string) => void;
	/** Free bytes on the disk of the file storage; tests simulate a full disk. */
	freeBytes?: FreeBytes;
	/** Loads the image library; tests simulate a platform without it. */
	loadSharp?: LoadSharp;
	/** Drills pass fewer, to simulate a former version. */
	jobs?: Deps['jobs'];
};

const EXPLAINED_EVERY_MS = 60_000;

/** Adds to reports of lost connections, at most once a minute, why Redis closes them, where it says so. */
const createExplainer = (url: string | null, log: Logger) => {
	let explainedAt = Number.NEGATIVE_INFINITY;
	return (report: (error: unknown) => void) =>
		(error: unknown): void => {
			report(error);
			if (!url || performance.now() - explainedAt < EXPLAINED_EVERY_MS) return;
			explainedAt = performance.now();
			void redisRefusal(url).then((reason) => reason && log.error({ reason }, 'redis refuses connections'));
		};
};

/**
 * Creates the dependencies of the services. Migrate the database before using the queue.
 * @throws ConfigError if the installation must not run like this
 */
export const assemble = async (options: AssembleOptions): Promise<Assembled> => {
	const { config, log, clock = systemClock, onQuery, freeBytes, loadSharp, jobs = allJobs } = options;
	if (config.production) await refuseDemoPasswords(config.databaseUrl);
	const secret = loadSecret(config);
	const signer = createSigner(secret);
	const report = (what: string) => (error: unknown) =>
		log.warn({ error: error instanceof Error ? error.message.split('\n')[0] : String(error) }, what);
	const telemetry = config.collector
		? openTelemetry({ collector: config.collector, service: `kyosei-${String(log.bindings().name ?? 'process')}`, log })
		: null;
	const statements = { slow: 0 };
	const watch: StatementWatch = {
		slowMs: config.slowStatementMs,
		onSlow: (statement) => {
			statements.slow += 1;
			log.warn(loggableStatement(statement), 'slow statement');
		},
		...(telemetry ? { onTraced: traceStatement(telemetry) } : {}),
	};
	const database = openDatabase({
		url: config.databaseUrl,
		max: config.databasePool,
		timeoutMs: config.databaseTimeoutMs,
		namedStatements: config.namedStatements,
		onError: report('database connection lost'),
		watch,
		...(onQuery ? { onQuery } : {}),
	});
	const replica = config.databaseReplicaUrl
		? openReplica({
				primary: database.db,
				url: config.databaseReplicaUrl,
				max: config.databasePool,
				timeoutMs: config.databaseTimeoutMs,
				namedStatements: config.namedStatements,
				log,
				watch,
				...(onQuery ? { onQuery } : {}),
			})
		: null;
	const redis = config.redisUrl
		? new Redis(config.redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false })
		: null;
	const explainRedis = createExplainer(config.redisUrl, log);
	redis?.on('error', explainRedis(report('redis connection lost')));
	const queue = openQueue(config, explainRedis(report('queue connection lost')));
	const outbox = createOutboxRelay({ db: database.db, queue, jobs }, report('jobs could not be relayed'));
	const auditCounter = createAuditCounter({ db: database.db, clock }, report('refusals could not be counted'));
	const deps: Deps = {
		config,
		clock,
		log,
		db: database.db,
		replica,
		sessions: createSessionStore(database.db, clock, { settings: config, withPosition: replica !== null }),
		storage: await openStorage(config, freeBytes),
		scanFile: createScanner(config.clamav),
		photos: createPhotoEngine(log, loadSharp),
		outbox,
		jobs,
		limits: createLimits(config.limits, redis),
		issuer: createIssuer(config),
		turns: createTurns(),
		auditCounter,
		signer,
		telemetry,
		totpSeal: createSeal(secret, 'totp'),
		takenSeal: createSeal(secret, 'free result'),
	};
	const close = async (): Promise<void> => {
		await auditCounter.close();
		await outbox.close();
		await queue.close();
		redis?.disconnect();
		await replica?.close();
		await database.close();
		await telemetry?.close();
	};
	return { deps, queue, pool: database.pool, statements, close };
};
