import { type BootOptions, bootApp, type TestApp } from '#tests/support/boot.ts';
import { startRedis, type TestRedis } from '#tests/support/redis.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { startWorkerProcess, type WorkerProcess } from '#tests/support/worker-process.ts';

/** An installation of processes, on a database and a folder of its own. */
export type Site = {
	/** In this process, beside the installation: factories and looks into the database go through it. */
	app: TestApp;
	/** Settings with which another process joins. */
	env: Record<string, string>;
	servers: ServerProcess[];
	workers: WorkerProcess[];
	redis: TestRedis | null;
	startServer: (port?: number) => Promise<ServerProcess>;
	startWorker: () => Promise<WorkerProcess>;
};

export type SiteOptions = { servers?: number; workers?: number; onRedis?: boolean; env?: BootOptions['env'] };

const UNLIMITED = {
	LIMIT_LOGIN_PER_EMAIL: '100000',
	LIMIT_LOGIN_PER_ADDRESS: '100000',
	LIMIT_OPEN_PER_ADDRESS: '100000',
	LIMIT_CALLS_PER_TOKEN: '1000000',
};

/** Opens a site, works with it, and ends all its processes, whatever happens. */
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
		...UNLIMITED,
		...settings,
	};
	const servers: ServerProcess[] = [];
	const workers: WorkerProcess[] = [];
	const startServer = async (port?: number): Promise<ServerProcess> => {
		const server = await startServerProcess(env, port);
		servers.push(server);
		return server;
	};
	const startWorker = async (): Promise<WorkerProcess> => {
		const worker = await startWorkerProcess(env);
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
