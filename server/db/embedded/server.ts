import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pWaitFor from 'p-wait-for';
import { isAlive } from '#server/base/process-alive.ts';
import { type Cluster, environment } from './cluster.ts';

/** Starts, finds and stops the embedded PostgreSQL process. */

export type Server = {
	pid: number;
	/** Resolves once it accepts connections; rejects with the end of its log if it exits first. */
	ready: Promise<void>;
	exited: Promise<void>;
	hasExited: () => boolean;
	/** A running server does not keep the Node process alive, except while its exit is awaited. */
	ref: () => void;
	unref: () => void;
};

/** At run time the pipe is a socket with `unref`, which the stream's type lacks. */
const unrefStream = (stream: unknown): void => (stream as { unref?: () => void }).unref?.();

export const spawnServer = (
	{ native, folder, socket, owner }: Cluster,
	options: { settings?: Record<string, string>; log?: (line: string) => void },
): Server => {
	const settings = {
		listen_addresses: '',
		unix_socket_directories: socket,
		unix_socket_permissions: '0700',
		max_connections: '80',
		shared_buffers: '64MB',
		// Recycled WAL files would retain answers of the workers' voice (docs/decisions/workers-voice.md).
		wal_recycle: 'off',
		...options.settings,
	};
	const child = spawn(
		path.join(native, 'bin/postgres'),
		['-D', folder, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
		// Detached, so that Ctrl-C in the terminal does not reach PostgreSQL, which is stopped in order.
		{ ...owner, env: environment(), cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
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
			if (/ready to accept (read-only )?connections/.test(chunk)) resolve();
		});
		child.once('error', reject);
		child.once('exit', (code) => reject(new Error(`PostgreSQL stopped (${code}): ${tail.trim()}`)));
	});
	const unref = (): void => {
		child.unref();
		unrefStream(child.stderr);
	};
	return { pid: child.pid ?? 0, ready, exited, hasExited: () => gone, ref: () => child.ref(), unref };
};

/**
 * Stops PostgreSQL when this process dies from any signal: the watchdog's standard input closes, and it sends SIGINT.
 * Returns a function that ends the watchdog.
 */
export const spawnWatchdog = (pid: number): (() => void) => {
	const watchdog = spawn(
		'/bin/sh',
		['-c', 'trap "" INT TERM HUP; cat >/dev/null; kill -INT "$0" 2>/dev/null', String(pid)],
		{ stdio: ['pipe', 'ignore', 'ignore'], detached: true },
	);
	watchdog.unref();
	unrefStream(watchdog.stdin);
	return () => watchdog.stdin.end();
};

/** Process id in postmaster.pid, if that process really is this cluster's server. */
export const runningServer = ({ folder }: Cluster): number | null => {
	try {
		const pid = Number(fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
		if (!isAlive(pid)) return null;
		if (process.platform !== 'linux') return pid;
		return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder) ? pid : null;
	} catch (error) {
		if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
		throw error;
	}
};

/** Index of the line in postmaster.pid that has the socket folder. */
const SOCKET_LINE = 4;

/** The socket folder of the running server, whose name differs if another user started it. */
export const runningSocket = ({ folder, socket }: Cluster): string => {
	const lines = fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
	return lines[SOCKET_LINE]?.trim() || socket;
};

const ownerFile = ({ folder }: Cluster): string => `${folder}.owner`;

/** Records this process as the server's starter. */
export const claim = (cluster: Cluster, server: number): void =>
	fs.writeFileSync(ownerFile(cluster), `${server} ${process.pid}`);

/** Whether the server's starter is gone, so that its watchdog is about to stop it. */
export const isOrphan = (cluster: Cluster, server: number): boolean => {
	try {
		const [claimed, starter] = fs.readFileSync(ownerFile(cluster), 'utf8').split(' ').map(Number);
		return claimed === server && !isAlive(starter ?? 0);
	} catch {
		return false;
	}
};

const POLL_MS = 50;
const FAST_STOP_MS = 10_000;

/** Stops a server that is not a child of this process, and waits for its exit. */
export const stopOrphan = async (pid: number): Promise<void> => {
	const signal = (name: NodeJS.Signals): void => {
		if (isAlive(pid)) process.kill(pid, name);
	};
	signal('SIGINT');
	const hasEnded = (): boolean => !isAlive(pid);
	await pWaitFor(hasEnded, {
		interval: POLL_MS,
		timeout: { milliseconds: FAST_STOP_MS, fallback: () => signal('SIGQUIT') },
	});
	await pWaitFor(hasEnded, { interval: POLL_MS });
};
