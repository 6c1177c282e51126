import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { type CommandResult, runScript } from '#tests/support/processes/commands.ts';
import { makeDataDir } from '#tests/support/processes/start.ts';
import { killWorkerProcesses, startWorkerProcess } from '#tests/support/processes/worker-process.ts';

/**
 * The health check of a worker's container.
 *
 * @module-tag rest
 */

const root = makeDataDir();
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));
afterEach(killWorkerProcesses);

let dataDir = '';
beforeEach(() => {
	dataDir = fs.mkdtempSync(path.join(root, 'data-'));
});

const heartbeat = (): string => path.join(dataDir, 'worker-heartbeat');

const check = (env: Record<string, string> = {}): Promise<CommandResult> =>
	runScript('worker-health.ts', [], { DATA_DIR: dataDir, HOME: process.env.HOME ?? '', ...env });

it('is healthy while a worker runs that has its database, and a page can be printed', async () => {
	const { url, drop } = await createTestDatabase();
	try {
		await startWorkerProcess({ DATABASE_URL: url, DATA_DIR: dataDir });
		await expect.poll(() => fs.existsSync(heartbeat())).toBe(true);
		expect(await check()).toEqual({ code: 0, stdout: '', stderr: '' });
	} finally {
		await killWorkerProcesses();
		await drop();
	}
});

it('is not healthy without a heartbeat, or with an old one', async () => {
	expect(await check()).toMatchObject({ code: 1, stderr: 'Not healthy: the worker has not had its database yet\n' });
	fs.writeFileSync(heartbeat(), '');
	const before = new Date(Date.now() - 120_000);
	fs.utimesSync(heartbeat(), before, before);
	expect((await check()).stderr).toMatch(/^Not healthy: the worker had its database 12\d s ago\n$/);
});

it('is not healthy when nothing can be printed', async () => {
	fs.writeFileSync(heartbeat(), '');
	expect(await check({ CHROMIUM_PATH: '/bin/ls' })).toMatchObject({
		code: 1,
		stderr: 'Not healthy: Setting CHROMIUM_PATH is wrong: /bin/ls does not run as a Chromium\n',
	});
});
