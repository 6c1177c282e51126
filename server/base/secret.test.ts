import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { loadSecret } from './secret.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-secret-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

let dataDir = '';
beforeEach(() => {
	dataDir = fs.mkdtempSync(path.join(root, 'data-'));
});

const load = (): string => loadSecret({ secret: null, dataDir });

test('a secret is made once, for this user only, and nothing else is left in the folder', () => {
	const secret = load();
	expect(secret).toMatch(/^[\w-]{43}$/);
	expect(load()).toBe(secret);
	expect(fs.readdirSync(dataDir)).toEqual(['app-secret']);
	expect(fs.statSync(path.join(dataDir, 'app-secret')).mode & 0o777).toBe(0o600);
});

test('a secret file of an earlier version is kept as it is', () => {
	fs.writeFileSync(path.join(dataDir, 'app-secret'), `${'s'.repeat(40)}\n`);
	expect(load()).toBe(`${'s'.repeat(40)}\n`);
});

test.each([
	['', 'empty'],
	[' \n', 'empty'],
	['half of it', 'too short'],
])('a secret file with "%s" is refused, not used as the key', (content, what) => {
	fs.writeFileSync(path.join(dataDir, 'app-secret'), content);
	expect(load).toThrow(ConfigError);
	expect(load).toThrow(`is ${what}: delete the file`);
});

const LOAD = `
	import { loadSecret } from ${JSON.stringify(path.join(import.meta.dirname, 'secret.ts'))};
	process.stdin.once('data', () => {
		process.stdout.write(loadSecret({ secret: null, dataDir: process.argv[1] }));
		process.exit();
	});
	process.stderr.write('ready');
`;

test('processes that start at once agree on one secret', async () => {
	const children = Array.from({ length: 6 }, () =>
		spawn(process.execPath, ['--input-type=module-typescript', '-e', LOAD, dataDir], { stdio: 'pipe' }),
	);
	await Promise.all(children.map(({ stderr }) => once(stderr, 'data')));
	const secrets = children.map(({ stdout }) => text(stdout));
	for (const { stdin } of children) stdin.write('go');
	const found = new Set(await Promise.all(secrets));
	expect([...found]).toEqual([load()]);
	expect(fs.readdirSync(dataDir)).toEqual(['app-secret']);
});
