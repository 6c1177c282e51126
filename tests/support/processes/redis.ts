import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { findProgram } from '#server/base/program.ts';
import { freePort } from '#tests/support/processes/ports.ts';

/** The path of redis-server; null if it is not installed, and in `npm test`, which needs nothing but Node and npm. */
export const redisProgram = process.env.TEST_SUITE === 'day' ? null : findProgram('redis-server');

export type TestRedis = {
	url: string;
	/** Deletes all data. */
	flush: () => Promise<void>;
	/** Kills the server; it can be started again, empty, on the same port. */
	kill: () => Promise<void>;
	start: () => Promise<void>;
	/** Sends a signal to the server, if it runs. */
	signal: (signal: NodeJS.Signals) => void;
	/** Stops it permanently. */
	stop: () => Promise<void>;
};

/** Runs a command once the server accepts connections. */
const command = async (url: string, run: (client: Redis) => Promise<unknown>): Promise<void> => {
	const client = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 });
	client.on('error', () => {}); // The server is still starting.
	await run(client);
	client.disconnect();
};

/** Starts a Redis without persistence on a free port. */
export const startRedis = async (): Promise<TestRedis> => {
	const program = redisProgram;
	if (program === null) throw new Error('this machine has no redis-server');
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-redis-'));
	const port = await freePort();
	const url = `redis://127.0.0.1:${port}`;
	let running: ChildProcess | null = null;
	const start = async (): Promise<void> => {
		const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction'];
		const child = spawn(program, ['--port', String(port), '--dir', folder, ...settings], { stdio: 'ignore' });
		running = child;
		await Promise.race([
			command(url, (client) => client.ping()),
			once(child, 'exit').then(() => {
				if (running === child) throw new Error('redis-server did not start');
			}),
		]);
	};
	const kill = async (): Promise<void> => {
		const child = running;
		running = null;
		if (!child) return;
		child.kill('SIGKILL');
		await once(child, 'exit');
	};
	await start();
	return {
		url,
		flush: () => command(url, (client) => client.flushall()),
		kill,
		start,
		signal: (signal) => void running?.kill(signal),
		stop: async () => {
			await kill();
			fs.rmSync(folder, { recursive: true, force: true });
		},
	};
};
