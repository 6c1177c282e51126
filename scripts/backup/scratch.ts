import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { CommandError } from '#scripts/commands/command.ts';
import type { Config } from '#server/base/config.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { createDatabase } from '#server/db/requirements.ts';
import { openStorage } from '#server/storage/storage.ts';
import { connect } from './catalogue.ts';

/** An installation beside the running one, with a database and a folder of its own, which are deleted afterwards. */

export type Scratch = {
	config: Config & { databaseUrl: string };
	storage: Awaited<ReturnType<typeof openStorage>>;
};

type Database = { url: string; drop: () => Promise<void> };

const NOT_ALLOWED = '42501';

const nameOfScratch = (): string => `kyosei_check_${randomBytes(6).toString('hex')}`;

const run = async (url: string, statement: string): Promise<void> => {
	const client = await connect(url);
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
};

/** A new database on the server of the configured one. */
const besideOurs = async (databaseUrl: string): Promise<Database> => {
	const name = nameOfScratch();
	try {
		await run(databaseUrl, createDatabase(name));
	} catch (error) {
		if ((error as { code?: string }).code !== NOT_ALLOWED) throw error;
		throw new CommandError(
			'The role of DATABASE_URL may not create a database: ALTER ROLE … CREATEDB, or run the check with the DATABASE_URL of another server',
		);
	}
	const url = new URL(databaseUrl);
	url.pathname = `/${name}`;
	const drop = () => run(databaseUrl, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
	return { url: url.href, drop };
};

/** A PostgreSQL of its own, for installations whose database comes with `npm start`. */
const embeddedIn = async (folder: string): Promise<Database> => {
	const server = await startEmbeddedPostgres({ dataDir: path.join(folder, 'cluster'), database: 'kyosei' });
	return {
		url: server.url,
		drop: async () => {
			await server.stop();
			await rm(server.folder, { recursive: true, force: true });
		},
	};
};

/** Runs `work` on an empty scratch installation: no Redis, no bucket, no mail server, nothing of the running one. */
export const withScratch = async <T>(config: Config, work: (scratch: Scratch) => Promise<T>): Promise<T> => {
	const folder = await mkdtemp(path.join(os.tmpdir(), 'kyosei-backup-check-'));
	try {
		const database = config.databaseUrl ? await besideOurs(config.databaseUrl) : await embeddedIn(folder);
		try {
			const scratch = {
				...config,
				databaseUrl: database.url,
				databaseReplicaUrl: null,
				redisUrl: null,
				s3: null,
				smtpUrl: null,
				production: false,
				requireStaffSecondFactor: false,
				// A check on a busy machine is slow, not refused.
				limits: { ...config.limits, eventLoopDelayMs: Number.MAX_SAFE_INTEGER },
				dataDir: path.join(folder, 'data'),
			};
			return await work({ config: scratch, storage: await openStorage(scratch) });
		} finally {
			await database.drop();
		}
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
};
