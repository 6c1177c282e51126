import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { hashPassword } from '#server/accounts/passwords.ts';
import { openDatabase } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/processes/ports.ts';
import { BARE_ENVIRONMENT } from '#tests/support/processes/processes.ts';
import { makeDataDir, PRODUCTION, start } from '#tests/support/processes/start.ts';

/**
 * Whatever would make an installation in production insecure ends the start of every process, one line for each.
 *
 * @module-tag rest
 */

const root = path.join(import.meta.dirname, '../..');
const dataDir = makeDataDir();
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const PROCESSES = { server: 'scripts/server.ts', worker: 'workers/main.ts' };

/** As `npm run` starts them. */
const RESOLVER = ['--import', path.join(root, 'scripts/quick-resolve.ts')];

/** The lines that a process prints before it exits with 1. */
const refusal = async (entry: string, env: Record<string, string>): Promise<string[]> => {
	const child = spawn(process.execPath, [...RESOLVER, path.join(root, entry)], {
		env: { ...BARE_ENVIRONMENT, DATA_DIR: dataDir, PORT: String(await freePort()), ...env },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
	expect([code, said]).toEqual([1, expect.any(String)]);
	return said.trimEnd().split('\n');
};

const refusalOfStart = async (env: Record<string, string>): Promise<string[]> => {
	const started = start(dataDir, env);
	expect((await started.ended).code).toBe(1);
	return started.output().trimEnd().split('\n');
};

const NOTHING_SET = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' };

test.each(Object.entries(PROCESSES))('the %s names all missing settings', async (_name, entry) => {
	expect(await refusal(entry, { ...NOTHING_SET, PDF_CONCURRENCY: '0' })).toEqual([
		'Kyosei cannot start: Setting PDF_CONCURRENCY is wrong: must be a whole number from 1 to 16',
		'Kyosei cannot start: Setting APP_SECRET is required in production; make one with: openssl rand -base64 48',
		expect.stringMatching(/^Kyosei cannot start: Setting PUBLIC_URL is required in production/),
	]);
});

test('npm start names all missing settings', async () => {
	expect(await refusalOfStart({ APP_SECRET: 'change-me '.repeat(5), PUBLIC_URL: '' })).toEqual([
		expect.stringMatching(/^Kyosei cannot run: Setting APP_SECRET is too easy to guess: it repeats itself/),
		expect.stringMatching(/^Kyosei cannot run: Setting PUBLIC_URL is required in production/),
	]);
});

test('an empty secret file is refused by each process', async () => {
	const broken = path.join(dataDir, 'broken');
	fs.mkdirSync(broken);
	fs.writeFileSync(path.join(broken, 'app-secret'), '');
	const reason = `The secret in ${broken}/app-secret is empty: delete the file, and the next start makes a new one`;
	const { url, drop } = await createTestDatabase();
	try {
		for (const entry of Object.values(PROCESSES)) {
			const lines = await refusal(entry, { DATA_DIR: broken, DATABASE_URL: url });
			expect(lines).toEqual([`Kyosei cannot start: ${reason}`]);
		}
		const development = { NODE_ENV: 'development', APP_SECRET: '', PUBLIC_URL: '', DATA_DIR: broken };
		expect(await refusalOfStart(development)).toEqual([`Kyosei cannot run: ${reason}.`]);
	} finally {
		await drop();
	}
});

test('a signing key that cannot be used is refused by each process', async () => {
	const SIGNING_P12 = path.join(dataDir, 'none.p12');
	const reason = `Setting SIGNING_P12 is wrong: ${SIGNING_P12} cannot be read (ENOENT)`;
	const { url, drop } = await createTestDatabase();
	const env = { SIGNING_P12, SIGNING_P12_PASSWORD: 'secret' };
	try {
		for (const entry of Object.values(PROCESSES)) {
			expect(await refusal(entry, { ...env, DATABASE_URL: url })).toEqual([`Kyosei cannot start: ${reason}`]);
		}
		expect(await refusalOfStart(env)).toEqual([`Kyosei cannot run: ${reason}.`]);
	} finally {
		await drop();
	}
});

test('a seal that cannot be used is refused before the first certificate', async () => {
	const OPERATOR_SEAL = path.join(dataDir, 'none.png');
	const reason = `Setting OPERATOR_SEAL is wrong: ${OPERATOR_SEAL} cannot be read (ENOENT)`;
	const { url, drop } = await createTestDatabase();
	const env = { OPERATOR_NAME: '検証機構', OPERATOR_SEAL };
	try {
		expect(await refusal(PROCESSES.server, { ...env, DATABASE_URL: url })).toEqual([`Kyosei cannot start: ${reason}`]);
		expect(await refusalOfStart(env)).toEqual([`Kyosei cannot run: ${reason}.`]);
	} finally {
		await drop();
	}
});

test('npm start warns in development when other machines may reach it', async () => {
	const lines = await refusalOfStart({
		NODE_ENV: 'development',
		HOST: '0.0.0.0',
		DATABASE_URL: '',
		CHROMIUM_PATH: '/bin/ls',
	});
	expect(lines).toEqual([
		expect.stringMatching(/^Warning: HOST 0\.0\.0\.0 may be reached from other machines.*published password\.$/),
		expect.stringContaining('CHROMIUM_PATH'),
	]);
});

test('the server logs that warning', async () => {
	const { url, drop } = await createTestDatabase();
	const child = spawn(process.execPath, [...RESOLVER, path.join(root, PROCESSES.server)], {
		env: { ...BARE_ENVIRONMENT, DATA_DIR: dataDir, PORT: '0', HOST: '0.0.0.0', DATABASE_URL: url },
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	try {
		let log = '';
		child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
			log += chunk;
		});
		await expect.poll(() => log).toContain('HOST 0.0.0.0 may be reached from other machines');
	} finally {
		child.kill('SIGKILL');
		await once(child, 'exit');
		await drop();
	}
});

const open = async (url: string, work: (db: ReturnType<typeof openDatabase>['db']) => Promise<unknown>) => {
	const database = openDatabase({ url, max: 1, onError: () => {} });
	await work(database.db).finally(database.close);
};

const addAdmin = async (url: string, email: string, password: string): Promise<void> => {
	const passwordHash = await hashPassword(password);
	await open(url, (db) => db.insert(users).values({ area: 'console', role: 0, name: 'A', email, passwordHash }));
};

const PUBLISHED = 'demo-password';

test('the published password of the demo ends the start of each process, until it is changed', async () => {
	const { url, drop } = await createTestDatabase();
	const env = { ...PRODUCTION, DATABASE_URL: url };
	try {
		await addAdmin(url, 'Admin@example.com', PUBLISHED);
		await addAdmin(url, 'owner7@example.com', PUBLISHED);
		await addAdmin(url, 'assessor@example.com', 'a password of their own');
		await addAdmin(url, 'somebody@example.com', PUBLISHED);
		const reason = /The demo's published password still opens Admin@example\.com and 1 more: delete these accounts/;
		for (const entry of Object.values(PROCESSES)) {
			expect(await refusal(entry, env)).toEqual([expect.stringMatching(reason)]);
		}
		expect(await refusalOfStart(env)).toEqual([expect.stringMatching(reason)]);
		await open(url, (db) => db.update(users).set({ deactivatedAt: new Date() }));
		const started = start(dataDir, { ...env, LOG_LEVEL: 'silent' });
		await started.ready;
		started.kill('SIGINT');
		expect((await started.ended).code).toBe(0);
	} finally {
		await drop();
	}
});
