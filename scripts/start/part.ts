import { type ChildProcess, fork } from 'node:child_process';
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBackoff } from './backoff.ts';

/** A supervised child process, the server or the worker, that is restarted after an exit. */
export type Part = { stop: () => Promise<void> };

export type PartOptions = {
	name: 'server' | 'worker';
	entry: string;
	env: NodeJS.ProcessEnv;
	/** Settings known once the database is up; the process starts before, and waits for them (`early.ts`). */
	settings: Promise<Record<string, string>>;
	/** The file descriptor of its log; null inherits standard output. */
	logFile: number | null;
	say: (line: string) => void;
	/** Resolves when its dependencies are up; awaited before restarts. */
	whenPossible: () => Promise<void>;
	/** Whether the start is complete. Before that, its standard error is shown only on giving up. */
	isReady: () => boolean;
	/** Called after too many early exits; `reason` is its last error. */
	onGiveUp: (reason: string) => void;
};

/** Longer than the shutdown timeout of the processes themselves. */
const KILL_AFTER_MS = 35_000;

const FAILED_START = 'Kyosei cannot start: ';

const reasonIn = (errorOutput: string, how: string): string => {
	const lines = errorOutput.split('\n').filter((line) => line.trim());
	const message = lines.find((line) => line.startsWith(FAILED_START));
	return message?.slice(FAILED_START.length) ?? lines.at(-1) ?? `it stopped (${how})`;
};

type Run = { child: ChildProcess; ended: Promise<{ how: string; errorOutput: string }> };

const preload = (file: string): string[] => ['--import', new URL(file, import.meta.url).href];

const run = ({ name, entry, env, settings, logFile, isReady }: PartOptions): Run => {
	const child = fork(entry, {
		env: { ...env, KYOSEI_PART: name },
		execArgv: [...preload('../quick-resolve.ts'), ...preload('./early.ts')],
		// In a separate session Ctrl-C reaches only the supervisor, which stops everything in order.
		detached: true,
		stdio: ['ignore', logFile ?? 'inherit', 'pipe', 'ipc'],
	});
	let errorOutput = '';
	child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
		errorOutput = (errorOutput + chunk).slice(-4000);
		if (logFile !== null) writeSync(logFile, chunk);
		if (isReady()) process.stderr.write(chunk);
	});
	// The process may have exited before the settings are known.
	settings.then((known) => child.connected && child.send(known)).catch(() => {});
	const ended = new Promise<{ how: string; errorOutput: string }>((resolve) => {
		child.once('error', (error) => resolve({ how: error.message, errorOutput }));
		child.once('close', (code, signal) => resolve({ how: signal ?? `exit code ${code}`, errorOutput }));
	});
	return { child, ended };
};

export const startPart = (options: PartOptions): Part => {
	const { name, say, isReady, onGiveUp, whenPossible } = options;
	const backoff = createBackoff();
	const stopping = new AbortController();
	const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
	let current = run(options);

	const supervise = async (): Promise<void> => {
		for (;;) {
			const startedAt = performance.now();
			const { how, errorOutput } = await current.ended;
			if (stopping.signal.aborted) return;
			const delay = backoff.delayAfter(performance.now() - startedAt);
			if (delay === null) return onGiveUp(`the ${name} does not stay up: ${reasonIn(errorOutput, how)}`);
			if (isReady()) say(`The ${name} stopped by itself (${how}); it is started again.`);
			await sleep(delay, undefined, { signal: stopping.signal }).catch(() => {});
			await Promise.race([whenPossible(), stopped]);
			if (stopping.signal.aborted) return;
			current = run(options);
		}
	};
	const supervision = supervise();

	return {
		stop: async () => {
			stopping.abort();
			current.child.kill('SIGTERM');
			const timer = setTimeout(() => current.child.kill('SIGKILL'), KILL_AFTER_MS);
			await supervision;
			clearTimeout(timer);
		},
	};
};
