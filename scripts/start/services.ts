import { Redis } from 'ioredis';
import pg from 'pg';
import { type Config, ConfigError } from '#server/base/config.ts';

/** Checks the configured services once, so that a wrong URL is a one-line error instead of a restart loop. */

const CONNECT_LIMIT_MS = 5_000;

const reasonOf = (error: unknown): string => {
	const { code, message } = error as NodeJS.ErrnoException;
	return (message || code || 'no answer').split('\n')[0] ?? '';
};

const tryDatabase = async (url: string): Promise<void> => {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS });
	client.on('error', () => {});
	try {
		await client.connect();
	} finally {
		await client.end().catch(() => {});
	}
};

const tryRedis = async (url: string): Promise<void> => {
	const client = new Redis(url, {
		lazyConnect: true,
		connectTimeout: CONNECT_LIMIT_MS,
		maxRetriesPerRequest: 0,
		retryStrategy: () => null,
	});
	let reason: unknown;
	client.on('error', (error) => {
		reason = error;
	});
	try {
		await client.connect();
		await client.ping();
	} catch (error) {
		throw reason ?? error;
	} finally {
		client.disconnect();
	}
};

/** @throws ConfigError if PostgreSQL or Redis do not answer; without the URL, which contains a password */
export const checkServices = async ({ databaseUrl, redisUrl }: Config): Promise<void> => {
	const check = (setting: string, url: string | null, attempt: (url: string) => Promise<void>): Promise<void> =>
		url === null
			? Promise.resolve()
			: attempt(url).catch((error: unknown) => {
					throw new ConfigError(`Setting ${setting} leads nowhere: ${reasonOf(error)}`);
				});
	await check('DATABASE_URL', databaseUrl, tryDatabase);
	await check('REDIS_URL', redisUrl, tryRedis);
};
