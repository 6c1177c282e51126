import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '#server/base/config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { createBackoff } from './backoff.ts';

export type SupervisedDatabase = {
	url: string;
	folder: string;
	whenUp: () => Promise<void>;
	stop: () => Promise<void>;
};

export type DatabaseOptions = {
	dataDir: string;
	logFile: number;
	say: (line: string) => void;
	onGiveUp: (reason: string) => void;
};

/** Supervises the embedded PostgreSQL and restarts it at the same URL. */
export const superviseDatabase = async (options: DatabaseOptions): Promise<SupervisedDatabase> => {
	const { dataDir, logFile, say, onGiveUp } = options;
	const start = () =>
		startEmbeddedPostgres({
			dataDir,
			database: 'kyosei',
			log: (line) => writeSync(logFile, `${line}\n`),
			onCreate: () => say('Making a new database; this first start takes longer.'),
		});
	const backoff = createBackoff();
	const stopping = new AbortController();
	let database: EmbeddedPostgres = await start();
	if (database.joined)
		throw new ConfigError(`Kyosei runs already with DATA_DIR ${dataDir}. Stop it, or set another one`);

	let up = Promise.resolve();

	const supervise = async (): Promise<void> => {
		for (;;) {
			const startedAt = performance.now();
			await database.exited;
			if (stopping.signal.aborted) return;
			const again = Promise.withResolvers<void>();
			up = again.promise;
			const delay = backoff.delayAfter(performance.now() - startedAt);
			if (delay === null) return onGiveUp('the database does not stay up; its log says why');
			say('The database stopped by itself; it is started again.');
			await sleep(delay, undefined, { signal: stopping.signal }).catch(() => {});
			if (stopping.signal.aborted) return;
			database = await start();
			again.resolve();
		}
	};
	const supervision = supervise().catch((error: Error) => onGiveUp(error.message));

	return {
		url: database.url,
		folder: database.folder,
		whenUp: () => up,
		stop: async () => {
			stopping.abort();
			await database.stop();
			await supervision;
		},
	};
};
