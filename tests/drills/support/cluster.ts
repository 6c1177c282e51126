import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { makeTemplate } from '#tests/support/global-setup.ts';
import { descendantsOf } from '#tests/support/processes/processes.ts';

/** The PostgreSQL cluster of the drills, with durability as in production, since some drills stop it. */

let running: EmbeddedPostgres | null = null;
let folder: string | null = null;

const start = async (dataDir: string): Promise<void> => {
	running = await startEmbeddedPostgres({ dataDir, database: 'postgres', settings: { max_connections: '300' } });
};

export const openCluster = async (): Promise<void> => {
	folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-drills-'));
	fs.chmodSync(folder, 0o755);
	await start(folder);
	process.env.TEST_DATABASE_URL = running?.url ?? '';
	await makeTemplate(process.env.TEST_DATABASE_URL);
};

/** Restarts it, which drops every connection. */
export const restartCluster = async (): Promise<void> => {
	if (folder === null) throw new Error('the cluster was not opened');
	await running?.stop();
	await start(folder);
};

/** Sends a signal to the server and to all its processes. */
const signalAll = (signal: NodeJS.Signals): void => {
	if (!running) return;
	const postmaster = Number(fs.readFileSync(path.join(running.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
	for (const pid of [postmaster, ...descendantsOf(postmaster)]) {
		try {
			process.kill(pid, signal);
		} catch {
			// It ended meanwhile.
		}
	}
};

/** Kills it as a power failure would, and starts it again. */
export const crashCluster = async (): Promise<void> => {
	signalAll('SIGKILL');
	await restartCluster();
};

/** Stops it for a while, with all its connections open. */
export const pauseCluster = async (ms: number): Promise<void> => {
	signalAll('SIGSTOP');
	await sleep(ms);
	signalAll('SIGCONT');
};

export const closeCluster = async (): Promise<void> => {
	await running?.stop();
	if (folder) fs.rmSync(folder, { recursive: true, force: true });
};
