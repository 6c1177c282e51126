import { Redis } from 'ioredis';
import pg from 'pg';
import { type Config, ConfigError } from '#server/base/config.ts';
import { checkDatabase } from '#server/db/requirements.ts';
import { redisRefusal } from '#server/jobs/redis-refusal.ts';

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
	const refusal = await redisRefusal(url);
	if (refusal) throw new ConfigError(refusal);
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

/**
 * @param anyDatabase for commands that only read: also accepts unsuitable databases
 * @throws ConfigError if PostgreSQL or Redis do not respond, or the database is unsuitable. Its message omits the URL,
 * which contains a password
 */
export const checkServices = async (
	{ databaseUrl, redisUrl }: Pick<Config, 'databaseUrl' | 'redisUrl'>,
	{ anyDatabase = false }: { anyDatabase?: boolean } = {},
): Promise<void> => {
	const check = (setting: string, url: string | null, attempt: (url: string) => Promise<void>): Promise<void> =>
		url === null
			? Promise.resolve()
			: attempt(url).catch((error: unknown) => {
					if (error instanceof ConfigError) throw error;
					throw new ConfigError(`Setting ${setting} leads nowhere: ${reasonOf(error)}`);
				});
	await check('DATABASE_URL', databaseUrl, anyDatabase ? tryDatabase : checkDatabase);
	await check('REDIS_URL', redisUrl, tryRedis);
};
