import { type ChildProcess, fork } from 'node:child_process';
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBackoff } from './backoff.ts';

/** A process of ours, the server or the worker, that is started again when it dies. */
export type Part = { stop: () => Promise<void> };

export type PartOptions = {
	name: string;
	/** The module that it runs. */
	entry: string;
	env: NodeJS.ProcessEnv;
	/** Where its log goes; null is our own standard output. */
	logFile: number | null;
	say: (line: string) => void;
	/** Resolves when what it needs is there; only asked when it is started again. */
	whenPossible: () => Promise<void>;
	/** Whether the start is over. Until then what it complains of is shown once, when we give up. */
	isReady: () => boolean;
	/** It cannot be kept running; `reason` is its own last complaint. */
	onGiveUp: (reason: string) => void;
};

/** Longer than a process of ours takes before it cuts itself off. */
const KILL_AFTER_MS = 35_000;

const FAILED_START = 'Kyosei cannot start: ';

const reasonIn = (complaint: string, how: string): string => {
	const lines = complaint.split('\n').filter((line) => line.trim());
	const told = lines.find((line) => line.startsWith(FAILED_START));
	return told?.slice(FAILED_START.length) ?? lines.at(-1) ?? `it stopped (${how})`;
};

type Life = { child: ChildProcess; ended: Promise<{ how: string; complaint: string }> };

const begin = ({ entry, env, logFile, isReady }: PartOptions): Life => {
	const child = fork(entry, {
		env,
		execArgv: ['--import', new URL('../quick-resolve.ts', import.meta.url).href],
		// A session of its own: Ctrl-C in the terminal reaches only us, and we stop everything in order.
		detached: true,
		stdio: ['ignore', logFile ?? 'inherit', 'pipe', 'ipc'],
	});
	let complaint = '';
	child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
		complaint = (complaint + chunk).slice(-4000);
		if (logFile !== null) writeSync(logFile, chunk);
		if (isReady()) process.stderr.write(chunk);
	});
	const ended = new Promise<{ how: string; complaint: string }>((resolve) => {
		child.once('error', (error) => resolve({ how: error.message, complaint }));
		child.once('close', (code, signal) => resolve({ how: signal ?? `exit code ${code}`, complaint }));
	});
	return { child, ended };
};

export const startPart = (options: PartOptions): Part => {
	const { name, say, isReady, onGiveUp, whenPossible } = options;
	const backoff = createBackoff();
	const stopping = new AbortController();
	const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
	let life = begin(options);

	const keep = async (): Promise<void> => {
		for (;;) {
			const bornAt = performance.now();
			const { how, complaint } = await life.ended;
			if (stopping.signal.aborted) return;
			const delay = backoff.afterLifeOf(performance.now() - bornAt);
			if (delay === null) return onGiveUp(`the ${name} does not stay up: ${reasonIn(complaint, how)}`);
			if (isReady()) say(`The ${name} stopped by itself (${how}); it is started again.`);
			await sleep(delay, undefined, { signal: stopping.signal }).catch(() => {});
			await Promise.race([whenPossible(), stopped]);
			if (stopping.signal.aborted) return;
			life = begin(options);
		}
	};
	const kept = keep();

	return {
		stop: async () => {
			stopping.abort();
			life.child.kill('SIGTERM');
			const timer = setTimeout(() => life.child.kill('SIGKILL'), KILL_AFTER_MS);
			await kept;
			clearTimeout(timer);
		},
	};
};
