import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '#server/base/config.ts';
import { isAlive } from '#server/base/process-alive.ts';
import { type Cluster, makeSocketFolder, openCluster, removeSocketFolder } from './cluster.ts';
import {
	claim,
	isOrphan,
	runningServer,
	runningSocket,
	type Server,
	spawnServer,
	spawnWatchdog,
	stopOrphan,
} from './server.ts';

/**
 * PostgreSQL from an npm package, for `npm start` and `npm test` without a database server. It listens on a Unix socket
 * only, runs as another user when started by root, and stops with its parent process, also after kill -9.
 */

export type EmbeddedOptions = {
	dataDir: string;
	database: string;
	log?: (line: string) => void;
	/** Called before a new cluster is created. */
	onCreate?: () => void;
	settings?: Record<string, string>;
};

export type EmbeddedPostgres = {
	url: string;
	/** Data folder. For root it may be below /var/lib instead of the requested one. */
	folder: string;
	/** Whether another process started the server; that process also stops it. */
	joined: boolean;
	/** Resolves when the server has exited; never for a joined server. */
	exited: Promise<void>;
	stop: () => Promise<void>;
};

const MAX_ATTEMPTS = 30;
const RETRY_MS = 150;
const CONNECT_ATTEMPTS = 100;
const CONNECT_RETRY_MS = 100;
const FAST_STOP_MS = 10_000;

/** Whether a retry may succeed: another start won the race, or a dead server left files behind. */
const mayRetry = (message: string, { socket }: Cluster): boolean => {
	// Child processes of a killed server are still exiting.
	if (message.includes('pre-existing shared memory block')) return true;
	if (!/lock file "[^"]+" already exists/.test(message)) return false;
	const holder = Number(/PID (\d+)/.exec(message)?.[1] ?? 0);
	if (!isAlive(holder)) for (const file of fs.readdirSync(socket)) fs.rmSync(path.join(socket, file), { force: true });
	return true;
};

const connectionString = (socket: string, database: string): string =>
	`postgresql://kyosei@localhost/${database}?host=${encodeURIComponent(socket)}`;

/** The socket is in a folder that only its owner may enter. */
const startedByAnother = ({ folder }: Cluster): string =>
	`Kyosei runs already with DATA_DIR ${path.dirname(folder)}, started by another user. Stop it, or set another one`;

/** Waits until the server accepts connections, also one being started by another process, and creates the database. */
const ensureDatabase = async (cluster: Cluster, database: string): Promise<void> => {
	for (let attempt = 0; ; attempt++) {
		const client = new pg.Client({ connectionString: connectionString(cluster.socket, 'postgres') });
		client.on('error', () => {});
		try {
			await client.connect();
			const found = await client.query('select 1 from pg_database where datname = $1', [database]);
			if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`);
			return;
		} catch (error) {
			const code = (error as { code?: string }).code ?? '';
			if (['42P04', '23505'].includes(code)) return;
			if (code === 'EACCES') throw new ConfigError(startedByAnother(cluster));
			if (attempt > CONNECT_ATTEMPTS || runningServer(cluster) === null) throw error;
			await sleep(CONNECT_RETRY_MS);
		} finally {
			await client.end().catch(() => {});
		}
	}
};

/** Joins a running server; null if there is none or it is stopping. @throws ConfigError if only another user may */
const join = async (own: Cluster, { database }: EmbeddedOptions): Promise<EmbeddedPostgres | null> => {
	const running = runningServer(own);
	if (running === null) return null;
	if (isOrphan(own, running)) {
		await stopOrphan(running);
		return null;
	}
	const cluster = { ...own, socket: runningSocket(own) };
	try {
		await ensureDatabase(cluster, database);
	} catch (error) {
		if (runningServer(cluster) === null) return null;
		throw error;
	}
	return {
		url: connectionString(cluster.socket, database),
		folder: cluster.folder,
		joined: true,
		exited: new Promise(() => {}),
		stop: async () => {},
	};
};

const stopServer = async (cluster: Cluster, server: Server, release: () => void): Promise<void> => {
	if (!server.hasExited()) {
		server.ref();
		process.kill(server.pid, 'SIGINT');
		const timer = setTimeout(() => process.kill(server.pid, 'SIGQUIT'), FAST_STOP_MS);
		await server.exited;
		clearTimeout(timer);
	}
	release();
	removeSocketFolder(cluster);
};

/** Starts a new server. @throws with the end of PostgreSQL's log if it does not start */
const startServer = async (cluster: Cluster, options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
	fs.rmSync(path.join(cluster.folder, 'postmaster.pid'), { force: true });
	makeSocketFolder(cluster);
	const server = spawnServer(cluster, options);
	const release = spawnWatchdog(server.pid);
	try {
		await server.ready;
	} catch (error) {
		release();
		throw error;
	}
	claim(cluster, server.pid);
	server.unref();
	await ensureDatabase(cluster, options.database);
	return {
		url: connectionString(cluster.socket, options.database),
		folder: cluster.folder,
		joined: false,
		exited: server.exited,
		stop: () => stopServer(cluster, server, release),
	};
};

/** Starts the embedded PostgreSQL, or joins the one that already runs on this folder. */
export const startEmbeddedPostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
	const cluster = openCluster(options.dataDir, options.onCreate);
	for (let attempt = 0; ; attempt++) {
		const joined = await join(cluster, options);
		if (joined) return joined;
		try {
			return await startServer(cluster, options);
		} catch (error) {
			if (attempt > MAX_ATTEMPTS || !mayRetry((error as Error).message, cluster)) throw error;
			await sleep(RETRY_MS);
		}
	}
};
