import { accessSync, constants, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { ConfigError } from '#server/base/config.ts';

/** Preflight checks: they run before anything is started, so that errors are one line and leave nothing behind. */

/** A new database takes about 60 MB, and PostgreSQL stops when the disk is full. */
const NEEDED_MB = 200;

const MEGABYTE = 1024 * 1024;

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/** Like `mkdir -p`. Node's `recursive` option never returns on file systems such as /proc. */
const makeFolder = (folder: string): void => {
	if (existsSync(folder)) return;
	makeFolder(path.dirname(folder));
	mkdirSync(folder);
};

/** @throws ConfigError if the folder is not writable */
export const checkDataDir = (dataDir: string): void => {
	const trial = path.join(dataDir, `.write-test-${process.pid}`);
	try {
		makeFolder(dataDir);
		accessSync(dataDir, constants.W_OK | constants.X_OK);
		writeFileSync(trial, '');
		rmSync(trial);
	} catch (error) {
		if (codeOf(error) === 'ENOSPC') throw new ConfigError(`No space is left on the disk of DATA_DIR (${dataDir})`);
		throw new ConfigError(`Setting DATA_DIR is wrong: ${dataDir} cannot be written (${codeOf(error)})`);
	}
};

/** @throws ConfigError if the disk has too little space for a database */
export const checkSpace = (dataDir: string): void => {
	const { bavail, bsize } = statfsSync(dataDir);
	const free = Math.floor((bavail * bsize) / MEGABYTE);
	if (free >= NEEDED_MB) return;
	throw new ConfigError(`Only ${free} MB are free on the disk of DATA_DIR (${dataDir}); ${NEEDED_MB} MB are needed`);
};

const explainListen = (error: unknown, host: string, port: number): string => {
	const code = codeOf(error);
	if (code === 'EADDRINUSE') return `Port ${port} is already in use. Set PORT to another one`;
	if (code === 'EACCES') return `Setting PORT is wrong: only root may listen on port ${port}`;
	return `Setting HOST is wrong: this machine cannot listen on ${host} (${code})`;
};

/** Returns the port if it is free; for 0, a free port. @throws ConfigError */
export const checkPort = (host: string, port: number): Promise<number> =>
	new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', (error) => reject(new ConfigError(explainListen(error, host, port))));
		server.listen({ host, port, exclusive: true }, () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
		});
	});
