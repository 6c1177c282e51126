import { type BootOptions, bootApp, type TestApp } from '#tests/support/boot.ts';
import { WIDE_LIMITS } from '#tests/support/calls/wide-limits.ts';
import { startRedis, type TestRedis } from '#tests/support/processes/redis.ts';
import { type ProcessLimits, type ServerProcess, startServerProcess } from '#tests/support/processes/server-process.ts';
import { startWorkerProcess, type WorkerProcess } from '#tests/support/processes/worker-process.ts';

/** An installation of separate processes, on its own database and data folder. */
export type Site = {
	/** An app in this process on the same database, for factories and queries. */
	app: TestApp;
	/** Settings for further processes of the installation. */
	env: Record<string, string>;
	servers: ServerProcess[];
	workers: WorkerProcess[];
	redis: TestRedis | null;
	/** `settings` are added to those of the installation. */
	startServer: (port?: number, settings?: Record<string, string>, limits?: ProcessLimits) => Promise<ServerProcess>;
	/** `main`: of a worker of the drill's own. */
	startWorker: (settings?: Record<string, string>, main?: string) => Promise<WorkerProcess>;
};

export type SiteOptions = {
	servers?: number;
	workers?: number;
	onRedis?: boolean;
	env?: BootOptions['env'];
	/** Keeps the rate limits as they are by default. */
	isLimited?: boolean;
};

const UNLIMITED = { ...WIDE_LIMITS, LIMIT_LOGIN_PER_EMAIL: '1000000' };

/** Starts an installation, runs `work`, and always stops all its processes. */
export const withSite = async <T>(options: SiteOptions, work: (site: Site) => Promise<T>): Promise<T> => {
	const redis = options.onRedis ? await startRedis() : null;
	const settings = { ...options.env, ...(redis ? { REDIS_URL: redis.url } : {}) };
	const app = await bootApp({ env: settings });
	const { databaseUrl, dataDir, secret } = app.deps.config;
	const env = {
		NODE_ENV: 'test',
		LOG_LEVEL: 'info',
		DATABASE_URL: databaseUrl ?? '',
		DATA_DIR: dataDir,
		APP_SECRET: secret ?? '',
		...(options.isLimited ? {} : UNLIMITED),
		...settings,
	};
	const servers: ServerProcess[] = [];
	const workers: WorkerProcess[] = [];
	const startServer: Site['startServer'] = async (port, own = {}, limits = {}) => {
		const server = await startServerProcess({ ...env, ...own }, port, limits);
		servers.push(server);
		return server;
	};
	const startWorker: Site['startWorker'] = async (own = {}, main) => {
		const worker = await startWorkerProcess({ ...env, ...own }, main);
		workers.push(worker);
		return worker;
	};
	try {
		for (let n = 0; n < (options.servers ?? 1); n++) await startServer();
		for (let n = 0; n < (options.workers ?? 0); n++) await startWorker();
		return await work({ app, env, servers, workers, redis, startServer, startWorker });
	} finally {
		for (const each of [...servers, ...workers]) await each.kill();
		await app.close();
		await redis?.stop();
	}
};
