/** @module-tag rest */

import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSeal, ownerOf } from '#server/base/seal.ts';
import { createSigner } from '#server/base/secret.ts';
import { type Db, openDatabase } from '#server/db/client.ts';
import { markSecret, otherSecretWords, secretStateOf, watchSecret } from '#server/db/secret-mark.ts';
import { users } from '#server/db/tables/accounts.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { installation } from '#server/db/tables/installation.ts';
import { totps } from '#server/db/tables/second-factor.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { environmentOf, runScript } from '#tests/support/processes/commands.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-secret-'));
const databases: (() => Promise<void>)[] = [];
afterAll(async () => {
	for (const drop of databases) await drop();
	fs.rmSync(folder, { recursive: true, force: true });
});

const newSecret = (): string => randomBytes(32).toString('base64url');

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

let databaseUrl = '';
let dataDir = '';
let present = '';
let file = '';

/** Connected as a server is. */
const withDatabase = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
	const database = openDatabase({ url: databaseUrl, max: 1, onError: () => {} });
	try {
		return await work(database.db);
	} finally {
		await database.close();
	}
};

/** Two accounts with an authenticator app, and one that has begun to set it up. */
const makeTotps = (secret: string): Promise<number[]> =>
	withDatabase(async (db) => {
		const seal = createSeal(secret, 'totp');
		const names = ['first', 'second', 'begun'];
		const made = await db
			.insert(users)
			.values(
				names.map((name) => ({ area: 'console' as const, name, email: `${name}@example.com`, passwordHash: 'none' })),
			)
			.returning({ id: users.id, name: users.name });
		await db.insert(totps).values(
			made.map(({ id, name }) => ({
				userId: id,
				secret: seal.seal(SECRET, ownerOf(id)),
				confirmedAt: name === 'begun' ? null : new Date(),
			})),
		);
		return made.map(({ id }) => id);
	});

const opened = (secret: string): Promise<(string | null)[]> =>
	withDatabase(async (db) => {
		const rows = await db.select().from(totps).orderBy(totps.userId);
		const seal = createSeal(secret, 'totp');
		return rows.map((row) => seal.open(row.secret, ownerOf(row.userId)));
	});

const stateWith = (secret: string) => withDatabase((db) => secretStateOf(db, createSigner(secret)));

const rotate = (secret: string | null, ...args: string[]) =>
	runScript('secret-rotate.ts', args, environmentOf({ databaseUrl, dataDir, secret }));

const write = (name: string, content: string): string => {
	const written = path.join(dataDir, name);
	fs.writeFileSync(written, content);
	return written;
};

beforeEach(async () => {
	const database = await createTestDatabase();
	databases.push(database.drop);
	databaseUrl = database.url;
	dataDir = fs.mkdtempSync(path.join(folder, 'data-'));
	present = newSecret();
	file = path.join(dataDir, 'new-secret');
	await withDatabase((db) => markSecret(db, createSigner(present)));
});

describe('a start', () => {
	const start = async (secret: string): Promise<string[]> => {
		const warn = vi.fn();
		await withDatabase((db) => watchSecret({ db, signer: createSigner(secret), log: { warn } }));
		return warn.mock.calls.map(([line]) => String(line));
	};

	it('marks the database once, and says nothing with the same secret', async () => {
		await withDatabase((db) => db.delete(installation));
		expect(await stateWith(present)).toBe('none');
		expect(await start(present)).toEqual([]);
		expect(await stateWith(present)).toBe('same');
		expect(await start(present)).toEqual([]);
	});

	it('warns in one line with another secret, each time, and keeps the mark', async () => {
		await makeTotps(present);
		for (let time = 0; time < 2; time++) {
			const warned = await start(newSecret());
			expect(warned).toHaveLength(1);
			expect(warned[0]).toContain('Not working: the authenticator apps of 2 accounts, and the links');
			expect(warned[0]).not.toContain('\n');
		}
		expect(await stateWith(present)).toBe('same');
	});

	it('speaks of no authenticator apps where nobody has one', () => {
		expect(otherSecretWords(0)).toContain('Not working: the links in earlier mails');
	});
});

describe('secret:rotate', () => {
	it('makes a secret, seals all with it, and says what to do and what ends', async () => {
		await makeTotps(present);
		const { code, stdout, stderr } = await rotate(present, '--to-file', file);
		expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
		expect(stdout).toContain('Authenticator apps sealed with the new secret: 3.');
		expect(stdout).toContain(`set APP_SECRET to the content of ${file}`);
		expect(stdout).toContain('What ends:');
		const made = fs.readFileSync(file, 'utf8');
		expect(fs.statSync(file).mode & 0o777).toBe(0o600);
		expect(stdout).not.toContain(made);
		expect(await opened(made)).toEqual([SECRET, SECRET, SECRET]);
		expect(await opened(present)).toEqual([null, null, null]);
		expect([await stateWith(made), await stateWith(present)]).toEqual(['same', 'other']);
		const [event] = await withDatabase((db) => db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1));
		expect(event?.action).toBe('secret.rotated');
	});

	it('takes both secrets from files, also with a line end, and leaves what the present one does not open', async () => {
		const [first = 0] = await makeTotps(present);
		await withDatabase((db) => db.update(totps).set({ secret: 'v1.damaged' }).where(eq(totps.userId, first)));
		const next = newSecret();
		const from = write('from', `${present}\n`);
		const to = write('to', `${next}\n`);
		const { code, stdout, stderr } = await rotate(newSecret(), '--from-file', from, '--to-file', to);
		expect({ code, stderr }).toEqual({
			code: 0,
			stderr: 'Not opened by the present secret, and left as they are: 1.\n',
		});
		expect(stdout).toContain('sealed with the new secret: 2.');
		expect(await opened(next)).toEqual([null, SECRET, SECRET]);
	});

	it('without APP_SECRET rotates the one in DATA_DIR', async () => {
		await makeTotps(present);
		write('app-secret', present);
		const { code, stdout } = await rotate(null, '--to-file', file);
		expect(code).toBe(0);
		expect(stdout).toContain(`move ${file} to ${path.join(dataDir, 'app-secret')}`);
		expect(await opened(fs.readFileSync(file, 'utf8'))).toEqual([SECRET, SECRET, SECRET]);
	});

	it('changes nothing with a present secret that is not that of the database', async () => {
		await makeTotps(present);
		const wrong = await rotate(newSecret(), '--to-file', file);
		expect(wrong).toMatchObject({
			code: 1,
			stdout: '',
			stderr: 'secret:rotate: That is not the secret that this database was used with: nothing was changed\n',
		});
		expect(await opened(present)).toEqual([SECRET, SECRET, SECRET]);
		expect(await stateWith(present)).toBe('same');
		expect(fs.existsSync(file)).toBe(false);
	});

	it('refuses a weak secret, the same one, a missing file, and a database that was never started', async () => {
		const said = async (secret: string, ...args: string[]) => {
			const { code, stderr } = await rotate(secret, ...args);
			return [code, stderr.split('\n')[0]];
		};
		const weak = write('weak', 'change-me'.repeat(5));
		expect(await said(present, '--to-file', weak)).toEqual([1, expect.stringContaining('is too easy to guess')]);
		expect(await said(present, '--to-file', write('same', present))).toEqual([
			1,
			'secret:rotate: The new secret is the present one: nothing was changed',
		]);
		expect(await said(present, '--from-file', '/no/such/file', '--to-file', file)).toEqual([
			1,
			'secret:rotate: There is no file /no/such/file',
		]);
		expect(await said(present)).toEqual([2, expect.stringContaining('--to-file FILE is missing')]);
		await withDatabase((db) => db.delete(installation));
		expect(await said(present, '--to-file', file)).toEqual([1, expect.stringContaining('start Kyosei once with it')]);
	});

	it('refuses while Kyosei runs', async () => {
		await withDatabase(async (db) => {
			await db.execute('select 1');
			expect(await rotate(present, '--to-file', file)).toMatchObject({
				code: 1,
				stderr: 'secret:rotate: Kyosei is running on this database: stop its servers and workers first\n',
			});
		});
	});

	it('takes the configured secret in the place of a lost one, and says whom that concerns', async () => {
		await makeTotps(present);
		const other = newSecret();
		expect((await rotate(other, '--lost', '--to-file', file)).code).toBe(2);
		const { code, stdout, stderr } = await rotate(other, '--lost');
		expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
		expect(stdout).toContain('Authenticator apps that no longer work: 2.');
		expect(await stateWith(other)).toBe('same');
		expect((await rotate(other, '--lost')).stderr).toContain('nothing is lost');
	});

	it('explains itself', async () => {
		const { code, stdout } = await rotate(present, '--help');
		expect(code).toBe(0);
		for (const option of ['--to-file FILE', '--from-file FILE', '--lost', 'Stop Kyosei first'])
			expect(stdout).toContain(option);
	});
});
