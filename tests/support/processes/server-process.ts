import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pWaitFor from 'p-wait-for';
import { LIMITS } from '#tests/support/limits.ts';
import { freePort } from '#tests/support/processes/ports.ts';
import { BARE_ENVIRONMENT } from '#tests/support/processes/processes.ts';

/** The process of `npm run server`. */

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const serverIn = (folder: string): string[] => [
	'--import',
	path.join(folder, 'scripts/quick-resolve.ts'),
	path.join(folder, 'scripts/server.ts'),
];

export type ServerProcess = {
	url: string;
	pid: number;
	/** SIGKILL. */
	kill: () => Promise<void>;
	/** SIGTERM. Returns the exit code. */
	stop: () => Promise<number | null>;
	hasExited: () => boolean;
};

/** Other tests load the machine, which must not trigger load shedding. */
const PATIENT = { LIMIT_EVENT_LOOP_DELAY_MS: '600000' };

export type ProcessLimits = {
	/** The limit of open files. */
	openFiles?: number;
	/** The folder of another version. */
	sources?: string;
};

/** A shell sets the limit, then replaces itself by the server (`exec`). */
const commandWithin = ({ openFiles, sources = root }: ProcessLimits): [string, ...string[]] =>
	openFiles === undefined
		? [process.execPath, ...serverIn(sources)]
		: ['/bin/sh', '-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, process.execPath, ...serverIn(sources)];

const POLL_MS = 25;

export const isReady = (url: string): Promise<boolean> =>
	fetch(`${url}/readyz`, { signal: AbortSignal.timeout(LIMITS.answer) }).then(
		async (response) => {
			await response.arrayBuffer();
			return response.ok;
		},
		() => false,
	);

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

type Launched = {
	server: ServerProcess;
	stderr: () => string;
	end: (signal: NodeJS.Signals) => Promise<number | null>;
};

const launch = async (env: Record<string, string>, port?: number, limits: ProcessLimits = {}): Promise<Launched> => {
	const own = port ?? (await freePort());
	const url = `http://127.0.0.1:${own}`;
	const [program, ...parameters] = commandWithin(limits);
	const child = spawn(program, parameters, {
		env: { ...BARE_ENVIRONMENT, ...PATIENT, ...env, PORT: String(own), HOST: '127.0.0.1' },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	let stderr = '';
	child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
		stderr = (stderr + chunk).slice(-4_000);
	});
	const end = async (signal: NodeJS.Signals): Promise<number | null> => {
		if (!hasExited(child)) {
			child.kill(signal);
			await once(child, 'exit');
		}
		return child.exitCode;
	};
	const server = {
		url,
		pid: child.pid ?? 0,
		kill: async () => {
			await end('SIGKILL');
		},
		stop: () => end('SIGTERM'),
		hasExited: () => hasExited(child),
	};
	return { server, stderr: () => stderr, end };
};

/** Starts the server on the given port, by default a free one, and waits until it is ready. */
export const startServerProcess = async (
	env: Record<string, string>,
	port?: number,
	limits: ProcessLimits = {},
): Promise<ServerProcess> => {
	const { server, stderr, end } = await launch(env, port, limits);
	await pWaitFor(async () => server.hasExited() || (await isReady(server.url)), {
		interval: POLL_MS,
		timeout: { milliseconds: LIMITS.poll, fallback: () => end('SIGKILL') },
	});
	if (server.hasExited()) throw new Error(`the server did not start: ${stderr()}`);
	return server;
};

/** Starts the server on a free port without waiting. */
export const startServerOn = async (env: Record<string, string>): Promise<ServerProcess> => (await launch(env)).server;
