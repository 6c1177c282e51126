import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { type Assembled, assemble } from '#server/assemble.ts';
import type { Clock } from '#server/base/clock.ts';
import { readConfig } from '#server/base/config.ts';
import { originFields } from '#server/base/log.ts';
import type { Deps } from '#server/calls/deps.ts';
import { buildApp } from '#server/http/app.ts';
import type { LoadSharp } from '#server/storage/photos/engine.ts';
import { watchAnswers } from '#tests/support/calls/documented-answers.ts';
import { WIDE_LIMITS } from '#tests/support/calls/wide-limits.ts';
import { fakePrinter } from '#tests/support/printed/fake-printer.ts';
import { startProxy } from '#tests/support/processes/proxy.ts';
import { redisProgram, startRedis } from '#tests/support/processes/redis.ts';
import { unsaidDetails } from '#tests/support/texts/audited-details.ts';
import { createWorker } from '#workers/worker.ts';
import { createTestDatabase } from './database.ts';
import { PRODUCT_LIMITS } from './limits.ts';

/** The system clock, until a test sets a fixed time or advances it. */
type TestClock = Clock & {
	set: (instant: string | Date) => void;
	advance: (ms: number) => void;
	release: () => void;
};

const createTestClock = (): TestClock => {
	let offset = 0;
	let fixed: number | null = null;
	return {
		now: () => new Date(fixed ?? Date.now() + offset),
		set: (instant) => {
			fixed = new Date(instant).getTime();
		},
		advance: (ms) => {
			if (fixed === null) offset += ms;
			else fixed += ms;
		},
		release: () => {
			fixed = null;
			offset = 0;
		},
	};
};

export type TestApp = {
	/** The base URL, such as http://127.0.0.1:41234. */
	url: string;
	/** The URL of a single server, bypassing the proxy; equal to `url` if there is only one. */
	serverUrl: string;
	deps: Deps;
	clock: TestClock;
	app: FastifyInstance;
	/** SQL statements since the last `queries.splice(0)`. */
	queries: string[];
	/** Log lines. */
	logs: string[];
	/** Flushes the counts of refused calls into the audit log. */
	writeCounts: () => Promise<void>;
	/** Starts the worker; off unless a test file asks for it. */
	startWorker: () => Promise<void>;
	stopWorker: () => Promise<void>;
	/**
	 * @throws Error if a call answered a status that the API description does not have, or the audit log has a detail
	 * without words
	 */
	close: () => Promise<void>;
};

export type BootOptions = {
	env?: Record<string, string>;
	worker?: boolean;
	/** Replaces printing by a stub: prerendering PDFs that no test reads takes most of a test's time. */
	withoutPrinting?: boolean;
	/** Number of servers, if the test needs a certain one; by default that of the run. */
	servers?: number;
	/** Whether the test writes rows of the audit log itself, whose details the product would not write. */
	ownAuditRows?: boolean;
	/** Replaces the free disk space that the file storage sees. */
	freeBytes?: () => Promise<number>;
	/** Replaces the image library. */
	loadSharp?: LoadSharp;
	/** Returns the URL of a proxy in front of the app's database. */
	databaseProxy?: (url: string) => Promise<string>;
};

/** Tests block the app's event loop, which must not trigger load shedding. */
const UNSHED = { LIMIT_EVENT_LOOP_DELAY_MS: '600000' };

/**
 * The number of servers and workers behind a round-robin proxy: `npm test -- --servers 2`. They share a database, a
 * data folder, and a Redis if one is installed.
 */
const SERVERS = Number(process.env.TEST_SERVERS ?? '1');

type Served = { url: string; app: FastifyInstance; assembled: Assembled; surprises: ReadonlySet<string> };

const serve = async (options: Parameters<typeof assemble>[0]): Promise<Served> => {
	const assembled = await assemble(options);
	const { built: app, surprises } = await watchAnswers(() =>
		buildApp(assembled.deps, { isStarted: () => true, isDraining: () => false, checkQueue: async () => {} }, assembled),
	);
	return { url: await app.listen({ port: 0, host: '127.0.0.1' }), app, assembled, surprises };
};

/** Boots the whole product on its own database and data folder, listening on a free port. */
export const bootApp = async (options: BootOptions = {}): Promise<TestApp> => {
	const servers = options.servers ?? SERVERS;
	const database = await createTestDatabase();
	const databaseUrl = (await options.databaseProxy?.(database.url)) ?? database.url;
	const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-app-'));
	const redis = servers > 1 && redisProgram !== null && !options.env?.REDIS_URL ? await startRedis() : null;
	const config = readConfig({
		NODE_ENV: 'test',
		DATABASE_URL: databaseUrl,
		DATABASE_POOL: String(Math.ceil(20 / servers)),
		// What repeats in any test; one app takes few of them.
		DATABASE_NAMED_STATEMENTS: '1000',
		DATA_DIR: dataDir,
		APP_SECRET: 'a secret for tests that is long enough',
		LOG_LEVEL: 'info',
		...(servers > 1 ? { TRUST_PROXY: '127.0.0.1' } : {}),
		...(redis ? { REDIS_URL: redis.url } : {}),
		...WIDE_LIMITS,
		...UNSHED,
		...PRODUCT_LIMITS,
		...options.env,
	});
	const logs: string[] = [];
	const queries: string[] = [];
	const clock = createTestClock();
	const log = pino({ level: 'info', mixin: originFields }, { write: (line: string) => void logs.push(line) });
	const { freeBytes, loadSharp } = options;
	const simulated = { ...(freeBytes ? { freeBytes } : {}), ...(loadSharp ? { loadSharp } : {}) };
	const served: Served[] = [];
	for (let at = 0; at < servers; at++) {
		const onQuery = (text: string) => void queries.push(text);
		served.push(await serve({ config: { ...config, databaseUrl }, log, clock, onQuery, ...simulated }));
	}
	const [first] = served;
	if (!first) throw new Error('an app has at least one server');
	const proxy = servers > 1 ? await startProxy(served.map(({ url }) => url)) : null;
	const writeCounts = async (): Promise<void> => {
		for (const { assembled } of served) await assembled.deps.auditCounter.flush();
	};
	let workers: Awaited<ReturnType<typeof createWorker>>[] = [];
	const startWorker = async (): Promise<void> => {
		if (workers.length > 0) return;
		const printer = options.withoutPrinting ? fakePrinter() : undefined;
		workers = await Promise.all(served.map(({ assembled }) => createWorker(assembled.deps, printer)));
	};
	const stopWorker = async (): Promise<void> => {
		await Promise.all(workers.map((worker) => worker.close()));
		workers = [];
	};
	if (options.worker) await startWorker();
	const close = async (): Promise<void> => {
		await proxy?.close();
		await Promise.all(served.map(({ app }) => app.close()));
		await stopWorker();
		await Promise.all(served.map(({ assembled }) => assembled.close()));
		await redis?.stop();
		const unsaid = options.ownAuditRows ? [] : await unsaidDetails(database.url);
		await database.drop();
		fs.rmSync(dataDir, { recursive: true, force: true });
		const answered = served.flatMap(({ surprises }) => [...surprises]);
		if (answered.length > 0) throw new Error(`not in /api/openapi.json: ${answered.join(', ')}`);
		if (unsaid.length > 0) throw new Error(`not in server/audit/detail-keys.ts: ${unsaid.join(', ')}`);
	};
	const { app, assembled } = first;
	return {
		url: proxy?.url ?? first.url,
		serverUrl: first.url,
		deps: assembled.deps,
		clock,
		app,
		queries,
		logs,
		writeCounts,
		startWorker,
		stopWorker,
		close,
	};
};
