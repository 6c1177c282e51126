import fs from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeDataDir, start } from '#tests/support/processes/start.ts';

/**
 * A failed start check prints one line and exits with 1, before anything is started.
 *
 * @module-tag rest
 */

const dataDir = makeDataDir();
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const refusal = async (env: Record<string, string>, folder = dataDir): Promise<string> => {
	const started = start(folder, env);
	expect(await started.ended).toEqual({ code: 1, signal: null });
	const [line, ...rest] = started.output().split('\n');
	expect(rest).toEqual(['']);
	return line ?? '';
};

test('a taken port', async () => {
	const holder = createServer();
	const port = await new Promise<number>((resolve) => {
		holder.listen(0, '127.0.0.1', () => resolve((holder.address() as { port: number }).port));
	});
	try {
		expect(await refusal({ PORT: String(port) })).toBe(
			`Kyosei cannot run: Port ${port} is already in use. Set PORT to another one.`,
		);
		expect(fs.readdirSync(dataDir)).toEqual([]);
	} finally {
		holder.close();
	}
});

test('a wrong setting', async () => {
	expect(await refusal({ LOG_LEVEL: 'loud' })).toMatch(
		/^Kyosei cannot run: Setting LOG_LEVEL is wrong: must be one of/,
	);
});

test('a foreign host address', async () => {
	expect(await refusal({ HOST: '192.0.2.1' })).toBe(
		'Kyosei cannot run: Setting HOST is wrong: this machine cannot listen on 192.0.2.1 (EADDRNOTAVAIL).',
	);
});

test('a wrong Chromium', async () => {
	expect(await refusal({ CHROMIUM_PATH: '/bin/ls' })).toBe(
		'Kyosei cannot run: Setting CHROMIUM_PATH is wrong: /bin/ls does not run as a Chromium.',
	);
});

test('an unwritable folder', async () => {
	const file = path.join(dataDir, 'a-file');
	fs.writeFileSync(file, '');
	expect(await refusal({}, path.join(file, 'below'))).toBe(
		`Kyosei cannot run: Setting DATA_DIR is wrong: ${file}/below cannot be written (ENOTDIR).`,
	);
});

test('services that do not answer', async () => {
	expect(await refusal({ DATABASE_URL: 'postgresql://user:secret@127.0.0.1:1/kyosei' })).toBe(
		'Kyosei cannot run: Setting DATABASE_URL leads nowhere: connect ECONNREFUSED 127.0.0.1:1.',
	);
	expect(await refusal({ REDIS_URL: 'redis://:secret@127.0.0.1:1' })).toBe(
		'Kyosei cannot run: Setting REDIS_URL leads nowhere: connect ECONNREFUSED 127.0.0.1:1.',
	);
});
