import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { until } from '#tests/drills/support/drill.ts';
import { runOnCluster, urlOf } from '#tests/support/database.ts';
import { readRoot } from '#tests/support/processes/compose.ts';
import { freePort } from '#tests/support/processes/ports.ts';
import { startRedis } from '#tests/support/processes/redis.ts';
import { isReady } from '#tests/support/processes/server-process.ts';
import { type ShellCommand, startCommand } from '#tests/support/processes/shell.ts';
import { PRODUCTION } from '#tests/support/processes/start.ts';
import { documented } from './documented.ts';
import { startCaddy, startS3 } from './programs.ts';

/** Servers and workers as processes behind Caddy, with PostgreSQL, Redis and an S3 server; all on loopback. */

const READY_LIMIT_MS = 60_000;
const SERVER = documented('npm run server');
const WORKER = documented('npm run worker');

type ProcessSite = {
	/** The address of the proxy. */
	url: string;
	folder: string;
	/** Settings with a new database, bucket and data folder, all empty, and an empty Redis. */
	makeSettings: (name: string) => Promise<Record<string, string>>;
	/**
	 * Starts two servers, one after the other, then two workers, each in the place of the one before, if that runs: as
	 * documented for updates. Returns the exit codes of those that were replaced.
	 */
	startEach: (settings: Record<string, string>) => Promise<(number | null)[]>;
	stopAll: () => Promise<void>;
};

/** The documented database, by another name. @returns its URL */
const createDatabase = async (name: string): Promise<string> => {
	const [statement] = /CREATE DATABASE kyosei [^;]+/.exec(readRoot('docs/operations/install.md')) ?? [];
	if (!statement) throw new Error('the document does not say how to create the database');
	await runOnCluster(statement.replace('kyosei', name));
	return urlOf(name);
};

const end = ({ signal, ended }: ShellCommand, name: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
	signal(name);
	return ended;
};

const startServer = async (settings: Record<string, string>, port: number): Promise<ShellCommand> => {
	const server = startCommand(SERVER, { ...settings, PORT: String(port) });
	if (await until(() => isReady(`http://127.0.0.1:${port}`), READY_LIMIT_MS)) return server;
	await end(server, 'SIGKILL');
	throw new Error(`a server did not start: ${server.output()}`);
};

const startWorker = async (settings: Record<string, string>): Promise<ShellCommand> => {
	const worker = startCommand(WORKER, settings);
	await worker.waitForOutput(/"msg":"ready"/);
	return worker;
};

/** Runs `work`, and always stops everything. */
export const withProcessSite = async <T>(work: (site: ProcessSite) => Promise<T>): Promise<T> => {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-drill-processes-'));
	const ports = [await freePort(), await freePort()];
	const addresses = ports.map((port) => `127.0.0.1:${port}`);
	/** By the server's port, or the worker's name. */
	const running = new Map<number | string, ShellCommand>();
	const others: { stop: () => Promise<void> }[] = [];

	const stopAll = async (): Promise<void> => {
		await Promise.all([...running.values()].map((each) => end(each)));
		running.clear();
	};
	const startEach = async (settings: Record<string, string>): Promise<(number | null)[]> => {
		const codes: (number | null)[] = [];
		const stopOld = async (key: number | string): Promise<void> => {
			const old = running.get(key);
			if (old) codes.push(await end(old));
		};
		for (const port of ports) {
			await stopOld(port);
			running.set(port, await startServer(settings, port));
		}
		for (const name of ['worker', 'other worker']) {
			await stopOld(name);
			running.set(name, await startWorker(settings));
		}
		return codes;
	};

	try {
		const redis = await startRedis();
		others.push(redis);
		const proxy = await startCaddy(folder, await freePort(), addresses);
		others.push(proxy);
		const makeSettings = async (name: string): Promise<Record<string, string>> => {
			const s3 = await startS3(path.join(folder, `${name}-buckets`));
			others.push(s3);
			await redis.flush();
			return {
				...PRODUCTION,
				...s3.settings,
				PUBLIC_URL: proxy.url,
				TRUST_PROXY: '127.0.0.1',
				DRAIN_MS: '5000',
				DATABASE_URL: await createDatabase(`kyosei_drill_${process.pid}_${name}`),
				REDIS_URL: redis.url,
				DATA_DIR: path.join(folder, name),
			};
		};
		return await work({ url: proxy.url, folder, makeSettings, startEach, stopAll });
	} finally {
		await stopAll();
		for (const each of others) await each.stop();
		fs.rmSync(folder, { recursive: true, force: true });
	}
};
