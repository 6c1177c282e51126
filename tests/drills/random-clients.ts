import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startDatabaseProxy } from '#tests/support/database/database-proxy.ts';
import { redisProgram } from '#tests/support/processes/redis.ts';
import { checkHistory } from './history/checker.ts';
import type { FinalState } from './history/final-state.ts';
import type { Operation, Outcome } from './history/operation.ts';
import { runClients } from './random-clients/clients.ts';
import { startFaults } from './random-clients/faults.ts';
import { type KeptUp, keepUp } from './random-clients/kept-up.ts';
import { waitUntilQuiet } from './random-clients/quiet.ts';
import { readFinalState } from './random-clients/read-final-state.ts';
import { makeWorld } from './random-clients/world.ts';
import { createChecks, type Drill, seconds } from './support/drill.ts';
import { createShiftedClock } from './support/shifted-clock.ts';
import { type Site, withSite } from './support/site.ts';

/**
 * In the manner of Jepsen: clients do random things through two servers while everything below them is killed, stopped
 * and restarted and the clocks jump; a checker then proves from what they were told and from what is stored that every
 * promise was kept.
 */

const COMPANIES = 8;
const CLIENTS = 16;
const SERVERS = 2;
const WORKERS = 2;
const SETTLE_LIMIT_MS = 240_000;
/** Generous: faults take up most of the time. */
const PER_OPERATION_MS = 60;
const SHOWN_PROBLEMS = 20;

const startProcesses = async ({ app, startServer, startWorker }: Site, databaseUrl: string) => {
	const clockOf = (name: string) => createShiftedClock(path.join(app.deps.config.dataDir, `clock-${name}`));
	const processes: { kept: KeptUp; clock: ReturnType<typeof clockOf> }[] = [];
	const urls: string[] = [];
	for (let n = 1; n <= SERVERS; n++) {
		const clock = clockOf(`server-${n}`);
		let port: number | undefined;
		const start = async () => {
			const server = await startServer(port, { ...clock.env, DATABASE_URL: databaseUrl });
			port = Number(new URL(server.url).port);
			return server;
		};
		processes.push({ kept: await keepUp(`server ${n}`, start), clock });
		urls.push(`http://127.0.0.1:${port}`);
	}
	for (let n = 1; n <= WORKERS; n++) {
		const clock = clockOf(`worker-${n}`);
		processes.push({
			kept: await keepUp(`worker ${n}`, () => startWorker({ ...clock.env, DATABASE_URL: databaseUrl })),
			clock,
		});
	}
	return { processes, urls };
};

/** Keeps what was found for a closer look. */
const store = (seed: number, operations: readonly Operation[], state: FinalState): string => {
	const file = path.join(os.tmpdir(), `kyosei-history-${seed}.json`);
	const plain = (_: string, value: unknown): unknown =>
		value instanceof Map ? [...value] : value instanceof Set ? [...value] : value;
	fs.writeFileSync(file, JSON.stringify({ operations, state }, plain));
	return file;
};

const outcomes = (operations: readonly Operation[]): string => {
	const count = (outcome: Outcome) => operations.filter((operation) => operation.outcome === outcome).length;
	return `${count('done')} done, ${count('refused')} refused, ${count('unknown')} unanswered`;
};

/** Which kinds of operations never succeeded: with many operations, the drill then proves too little. */
const ENOUGH_OPERATIONS = 5_000;

const neverDone = (operations: readonly Operation[]): string[] => {
	const names = Map.groupBy(operations, ({ name }) => name);
	return [...names].filter(([, all]) => !all.some(({ outcome }) => outcome === 'done')).map(([name]) => name);
};

export const randomClients: Drill = {
	name: 'random clients while everything fails',
	rule: 'no acknowledged write lost, no stale version won, no transition twice or skipped, every job done once',
	limitMs: ({ operations }) => SETTLE_LIMIT_MS + 120_000 + operations * PER_OPERATION_MS,
	run: ({ operations: count, seed }) =>
		withSite(
			{
				servers: 0,
				onRedis: redisProgram !== null,
				env: { GRADING_WAIT_MS: '300', TRUST_PROXY: 'loopback' },
			},
			async (site) => {
				const { app, redis } = site;
				const { problems, check } = createChecks();
				const companies = await makeWorld(app, COMPANIES);
				const proxy = await startDatabaseProxy(app.deps.config.databaseUrl ?? '');
				const { processes, urls } = await startProcesses(site, proxy.url);
				const faults = startFaults({ processes, redis, proxy }, seed);
				const begin = performance.now();
				const operations = await runClients({
					app,
					companies,
					urls,
					seed: seed + 1,
					operations: count,
					concurrency: CLIENTS,
					onProgress: (done) => process.stdout.write(`  ${done} of ${count} operations\n`),
				}).finally(faults.stop);
				const took = performance.now() - begin;
				const open = await waitUntilQuiet(app, SETTLE_LIMIT_MS);
				const settled = performance.now() - begin - took;
				check(open === 0, `${open} jobs are open ${seconds(SETTLE_LIMIT_MS)} after the last fault`);
				for (const { kept } of processes) {
					check(kept.deaths() === 0, `${kept.name} died ${kept.deaths()} times by itself`);
					await kept.close();
				}
				const state = await readFinalState(
					app,
					companies.map(({ id }) => id),
				);
				const violations = checkHistory(operations, state);
				for (const { rule, detail } of violations.slice(0, SHOWN_PROBLEMS)) check(false, `${rule}: ${detail}`);
				const statuses = Map.groupBy(operations, ({ status }) => status);
				for (const odd of [500, 401, 403, 429])
					check(!statuses.has(odd), `${statuses.get(odd)?.length} answers of ${odd}`);
				const never = count >= ENOUGH_OPERATIONS ? neverDone(operations) : [];
				check(never.length === 0, `never succeeded: ${never.join(', ')}`);
				if (problems.length > 0) check(false, `seed ${seed}; history in ${store(seed, operations, state)}`);
				const happened = [...faults.counts].map(([name, times]) => `${times} × ${name}`).join(', ');
				return {
					figures: `${operations.length} operations (${outcomes(operations)}) in ${seconds(took)}, settled in ${seconds(settled)}; ${happened}; ${state.transitions.length} transitions, ${state.gradingJobs.length} gradings, ${state.pdfs.length} PDFs; queue on ${redis ? 'Redis' : 'PostgreSQL'}; seed ${seed}`,
					problems,
				};
			},
		),
};
