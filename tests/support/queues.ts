import { sql } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { redisProgram, startRedis, type TestRedis } from '#tests/support/processes/redis.ts';
import { type BootOptions, bootApp, type TestApp } from './boot.ts';

/**
 * The queue backends, with the options of `describe` for tests of jobs: on PostgreSQL in `npm test`, on Redis in
 * `npm run test:rest` if it is installed.
 */
export const QUEUES: readonly { name: string; onRedis: boolean; options: { tags?: string[]; skip?: boolean } }[] = [
	{ name: 'PostgreSQL', onRedis: false, options: {} },
	{ name: 'Redis', onRedis: true, options: { tags: ['rest', 'redis'], skip: redisProgram === null } },
];

export type QueuedApp = {
	readonly current: TestApp;
	/** Settings for a separate process that uses this queue. */
	readonly env: Record<string, string>;
	readonly redis: TestRedis;
	/** Deletes all jobs of the queue. */
	lose: () => Promise<void>;
};

/** The app of a test group, with its queue on PostgreSQL or on its own Redis. */
export const withQueue = (onRedis: boolean, options: BootOptions = {}): QueuedApp => {
	let redis: TestRedis | null = null;
	let app: TestApp | null = null;
	beforeAll(async () => {
		redis = onRedis ? await startRedis() : null;
		app = await bootApp({ ...options, env: { ...options.env, ...(redis ? { REDIS_URL: redis.url } : {}) } });
	});
	afterAll(async () => {
		await app?.close();
		await redis?.stop();
	});
	const current = (): TestApp => {
		if (!app) throw new Error('the app boots before the first test');
		return app;
	};
	return {
		get current() {
			return current();
		},
		get env() {
			const { databaseUrl, dataDir, secret } = current().deps.config;
			return {
				NODE_ENV: 'test',
				DATABASE_URL: databaseUrl ?? '',
				DATA_DIR: dataDir,
				APP_SECRET: secret ?? '',
				...(redis ? { REDIS_URL: redis.url } : {}),
			};
		},
		get redis() {
			if (!redis) throw new Error('this queue is not on Redis');
			return redis;
		},
		lose: async () => {
			if (redis) await redis.flush();
			else await current().deps.db.execute(sql`truncate bullmq.job cascade`);
		},
	};
};
