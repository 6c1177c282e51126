import fs from 'node:fs';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LIMITS } from '#tests/support/limits.ts';
import { stillAlive } from '#tests/support/processes/processes.ts';
import { makeDataDir, type Started, start } from '#tests/support/processes/start.ts';

/** One data folder for the whole file: only the first start creates the database. */
const dataDir = makeDataDir();
const running: Started[] = [];

const begin = (env: Record<string, string> = {}): Started => {
	const started = start(dataDir, env);
	running.push(started);
	return started;
};

const statusOf = (url: string): Promise<number> =>
	fetch(url).then(
		({ status }) => status,
		() => 0,
	);

/** At least supervisor, server, worker, the database and its watchdog. */
const expectWhole = (pids: readonly number[]): void => expect(pids.length).toBeGreaterThanOrEqual(5);

const expectGone = (pids: readonly number[]) => expect.poll(() => stillAlive(pids)).toEqual([]);

afterEach(async () => {
	for (const started of running.splice(0)) {
		started.kill('SIGINT');
		await started.ended;
	}
});

describe('npm start', () => {
	beforeAll(async () => {
		const first = start(dataDir);
		await first.ready;
		first.kill('SIGINT');
		expect(await first.ended).toEqual({ code: 0, signal: null });
		return () => fs.rmSync(dataDir, { recursive: true, force: true });
	});

	test('a second start serves, prints its summary, and Ctrl-C stops everything', async () => {
		const started = begin();
		const origin = await started.ready;
		expect(await statusOf(`${origin}/healthz`)).toBe(200);
		expect(await statusOf(`${origin}/readyz`)).toBe(200);
		expect(started.output()).toContain(`${dataDir} (with a PostgreSQL of its own)`);
		expect(started.output()).toContain('in PostgreSQL (set REDIS_URL for Redis)');
		const everything = started.everything();
		expectWhole(everything);
		started.kill('SIGINT');
		started.kill('SIGINT');
		expect(await started.ended).toEqual({ code: 0, signal: null });
		await expectGone(everything);
	});

	test('structured logs go to files, not to the terminal', async () => {
		const started = begin();
		const origin = await started.ready;
		await statusOf(`${origin}/api/certified`);
		expect(started.output()).not.toContain('"level"');
		const routes = (): string[] =>
			fs
				.readFileSync(`${dataDir}/logs/server.log`, 'utf8')
				.trim()
				.split('\n')
				.map((line) => JSON.parse(line).route);
		await vi.waitFor(() => expect(routes()).toContain('/api/certified'), { timeout: LIMITS.poll });
		// It starts after the server.
		await vi.waitFor(() => expect(fs.readFileSync(`${dataDir}/logs/worker.log`, 'utf8')).toContain('"name":"worker"'), {
			timeout: LIMITS.poll,
		});
	});

	test('after a kill -9 no process remains, and the next start works', async () => {
		const killed = begin();
		await killed.ready;
		const everything = killed.everything();
		expectWhole(everything);
		killed.kill('SIGKILL');
		const next = begin();
		expect(await statusOf(`${await next.ready}/readyz`)).toBe(200);
		await expectGone(everything);
	});

	/** The number of worker starts since the beginning of this file. */
	const workerStarts = (): number =>
		fs.readFileSync(`${dataDir}/logs/worker.log`, 'utf8').match(/"msg":"ready"/g)?.length ?? 0;

	test('a killed server, worker or database is restarted, and the others keep running', async () => {
		const earlier = workerStarts();
		const started = begin();
		const origin = await started.ready;
		await expect.poll(workerStarts).toBe(earlier + 1);
		const upBefore = workerStarts();
		const restarts = () => started.output().match(/.*stopped by itself.*/g) ?? [];
		for (const [at, part] of [/scripts\/server\.ts/, /workers\/main\.ts/, /bin\/postgres -D/].entries()) {
			const before = started.part(part);
			if (before === null) throw new Error(`nothing like ${part} runs`);
			process.kill(before, 'SIGKILL');
			await expect.poll(restarts).toHaveLength(at + 1);
			if (at === 1) await expect.poll(workerStarts).toBe(upBefore + 1);
			await expect.poll(() => started.part(part) ?? before).not.toBe(before);
			await expect.poll(() => statusOf(`${origin}/readyz`), { interval: 100 }).toBe(200);
		}
		// No other process was restarted.
		expect(restarts()).toEqual([
			'The server stopped by itself (SIGKILL); it is started again.',
			'The worker stopped by itself (SIGKILL); it is started again.',
			'The database stopped by itself; it is started again.',
		]);
	});

	test('a second instance on the same folder is refused in one line, and the first keeps running', async () => {
		const first = begin();
		const origin = await first.ready;
		const second = begin();
		expect((await second.ended).code).toBe(1);
		expect(second.output()).toBe(
			`Kyosei cannot run: Kyosei runs already with DATA_DIR ${dataDir}. Stop it, or set another one.\n`,
		);
		expect(await statusOf(`${origin}/readyz`)).toBe(200);
	});

	test('with DATABASE_URL no embedded PostgreSQL is started', async () => {
		const own = new URL(process.env.TEST_DATABASE_URL ?? '');
		own.pathname = '/kyosei_none';
		const refused = begin({ DATABASE_URL: own.toString() });
		expect((await refused.ended).code).toBe(1);
		expect(refused.output()).toBe(
			'Kyosei cannot run: Setting DATABASE_URL leads nowhere: database "kyosei_none" does not exist.\n',
		);
	});
});
