import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BARE_ENVIRONMENT } from '#tests/support/processes/processes.ts';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const WORKER = path.join(root, 'workers/main.ts');

const argumentsOf = (main: string): string[] => ['--import', path.join(root, 'scripts/quick-resolve.ts'), main];

export type WorkerProcess = {
	pid: number;
	/** SIGKILL. */
	kill: () => Promise<void>;
	/** SIGTERM. Returns the exit code. */
	stop: () => Promise<number | null>;
	hasExited: () => boolean;
};

const ready = (child: ChildProcess): Promise<void> =>
	new Promise((resolve, reject) => {
		let output = '';
		const read = (chunk: Buffer): void => {
			output += chunk.toString();
			if (output.includes('"msg":"ready"')) resolve();
		};
		child.stdout?.on('data', read);
		child.stderr?.on('data', read);
		child.once('exit', () => reject(new Error(`the worker did not start: ${output}`)));
	});

const started = new Set<WorkerProcess>();

/** Kills the workers that a failed test left running. */
export const killWorkerProcesses = async (): Promise<void> => {
	for (const worker of started) await worker.kill();
	started.clear();
};

/** Starts `workers/main.ts`, or another worker, as a separate process. */
export const startWorkerProcess = async (env: Record<string, string>, main = WORKER): Promise<WorkerProcess> => {
	const child = spawn(process.execPath, argumentsOf(main), { env: { ...BARE_ENVIRONMENT, ...env } });
	const hasExited = (): boolean => child.exitCode !== null || child.signalCode !== null;
	const end = async (signal: NodeJS.Signals): Promise<number | null> => {
		if (!hasExited()) {
			child.kill(signal);
			await once(child, 'exit');
		}
		return child.exitCode;
	};
	const worker: WorkerProcess = {
		pid: child.pid ?? 0,
		kill: async () => {
			await end('SIGKILL');
		},
		stop: () => end('SIGTERM'),
		hasExited,
	};
	started.add(worker);
	await ready(child);
	return worker;
};
