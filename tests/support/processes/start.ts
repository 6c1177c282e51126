import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandOf, descendantsOf } from '#tests/support/processes/processes.ts';

/** The process of `npm start`, without npm. */

const script = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../scripts/start.ts');

export const makeDataDir = (): string => {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-start-'));
	// As root, PostgreSQL runs as another user, who needs access to the folder.
	fs.chmodSync(folder, 0o755);
	return folder;
};

/** The settings that production requires. Without the demo, which is slow and has its own tests. */
export const PRODUCTION = {
	NODE_ENV: 'production',
	APP_SECRET: 'Zk3vP0q9XyT7mN2cR8sW5bH1LdJ6gA4e',
	PUBLIC_URL: 'http://localhost:3000',
};

type Ended = { code: number | null; signal: NodeJS.Signals | null };

export type Started = {
	child: ChildProcess;
	pid: number;
	output: () => string;
	ended: Promise<Ended>;
	/** Resolves to the URL; rejects if the process exits before it is ready. */
	ready: Promise<string>;
	/** The pids of the process and all its descendants. */
	everything: () => number[];
	/** The pid of the process whose command matches; null if there is none. */
	part: (command: RegExp) => number | null;
	kill: (signal: NodeJS.Signals) => void;
};

export const start = (dataDir: string, env: Record<string, string> = {}): Started => {
	const { DATABASE_URL: _, REDIS_URL: __, npm_lifecycle_event: ___, ...inherited } = process.env;
	const child = spawn(process.execPath, [script], {
		env: { ...inherited, ...PRODUCTION, PORT: '0', DATA_DIR: dataDir, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const pid = child.pid ?? 0;
	let output = '';
	const ended = new Promise<Ended>((resolve) => {
		child.once('close', (code, signal) => resolve({ code, signal }));
	});
	const ready = new Promise<string>((resolve, reject) => {
		const read = (chunk: string): void => {
			output += chunk;
			const address = /ready: (\S+)/.exec(output)?.[1];
			if (address) resolve(address);
		};
		child.stdout.setEncoding('utf8').on('data', read);
		child.stderr.setEncoding('utf8').on('data', read);
		child.once('close', () => reject(new Error(`it ended before it was ready: ${output}`)));
	});
	// Prevents an unhandled rejection in tests that only await the exit.
	ready.catch(() => {});
	return {
		child,
		pid,
		output: () => output,
		ended,
		ready,
		everything: () => [pid, ...descendantsOf(pid)],
		part: (command) => descendantsOf(pid).find((each) => command.test(commandOf(each))) ?? null,
		kill: (signal) => void child.kill(signal),
	};
};
