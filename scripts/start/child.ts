import { type ChildProcess, fork } from 'node:child_process';
import { writeSync } from 'node:fs';

/** Runs the server or the worker as a child process. */

export type ChildOptions = {
	name: 'server' | 'worker';
	/** The entry module. */
	entry: string;
	env: NodeJS.ProcessEnv;
	/** Settings known once the database is up; the process starts before, and waits for them (`early.ts`). */
	settings: Promise<Record<string, string>>;
	/** The file descriptor of its log; null inherits standard output. */
	logFile: number | null;
	/** Whether the start is complete. Before that, its standard error is shown only on giving up. */
	isReady: () => boolean;
};

type Ended = { how: string; errorOutput: string };

const FAILED_START = 'Kyosei cannot start: ';

/** The reason why it ended, in one line. */
export const reasonIn = ({ errorOutput, how }: Ended): string => {
	const lines = errorOutput.split('\n').filter((line) => line.trim());
	const message = lines.find((line) => line.startsWith(FAILED_START));
	return message?.slice(FAILED_START.length) ?? lines.at(-1) ?? `it stopped (${how})`;
};

export type Run = { child: ChildProcess; ended: Promise<Ended> };

const preload = (file: string): string[] => ['--import', new URL(file, import.meta.url).href];

export const run = ({ name, entry, env, settings, logFile, isReady }: ChildOptions): Run => {
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
	const ended = new Promise<Ended>((resolve) => {
		child.once('error', (error) => resolve({ how: error.message, errorOutput }));
		child.once('close', (code, signal) => resolve({ how: signal ?? `exit code ${code}`, errorOutput }));
	});
	return { child, ended };
};
