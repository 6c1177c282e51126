import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareFiles, compareTables } from '#scripts/backup/compare.ts';
import { readManifest, storedFile } from '#scripts/backup/format.ts';
import { watchSecret } from '#server/db/secret-mark.ts';
import { installation } from '#server/db/tables/installation.ts';
import { withApp } from '#tests/support/app.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import { pdf, upload } from '#tests/support/files/files.ts';
import { environmentOf, runScript } from '#tests/support/processes/commands.ts';

/**
 * `npm run backup:check`, as a nightly job runs it.
 *
 * @module-tag rest
 */

const booted = withApp();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-backup-check-test-'));
const backups = path.join(folder, 'backups');
const newest = path.join(backups, 'b-newest');

const environment = () => environmentOf(booted.current.deps.config);
const backUp = (to: string) => runScript('backup.ts', ['--to', to], environment());
const check = (...args: string[]) => runScript('backup-check.ts', ['--in', ...args], environment());

/** Changes a copy of the newest backup. */
const changed = (name: string, change: (copy: string) => void): string => {
	const copy = path.join(folder, name);
	fs.cpSync(newest, copy, { recursive: true });
	change(copy);
	return copy;
};

const changeManifest = (copy: string, change: (text: string) => string): void => {
	const file = path.join(copy, 'manifest.json');
	fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
};

/** Scratch databases on the server, of which none may be left. */
const scratchDatabases = async (): Promise<unknown[]> => {
	const { rows } = await booted.current.deps.db.execute(
		sql`select datname from pg_database where datname like 'kyosei\\_check\\_%'`,
	);
	return rows;
};

/** What the console shows of the newest check. */
const checkedAt = async (): Promise<Date | null | undefined> => {
	const [row] = await booted.current.deps.db.select({ at: installation.backupCheckedAt }).from(installation);
	return row?.at;
};

beforeAll(async () => {
	await watchSecret(booted.current.deps);
	const { owner } = await startedAssessment(booted.current);
	expect((await upload(booted.current, owner.token, { content: pdf('原本'), fileName: '原本.pdf' })).status).toBe(200);
	expect((await backUp(path.join(backups, 'a-older'))).code).toBe(0);
	expect((await backUp(newest)).code).toBe(0);
	fs.mkdirSync(path.join(backups, 'c-unfinished', 'tables'), { recursive: true });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('the check of a backup', () => {
	it('restores the newest finished one beside the running product, signs in, and leaves nothing', async () => {
		const before = fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith('kyosei-backup-check-')).length;
		const { code, stdout, stderr } = await check(backups);
		expect([code, stderr]).toEqual([0, '']);
		const { made_at, tables } = await readManifest(newest);
		expect(stdout).toContain(`The backup of ${made_at} in ${newest} can be restored`);
		expect(stdout).toContain(`of ${tables.length} tables and 1 files are as they were, and a sign-in works`);
		expect(await scratchDatabases()).toEqual([]);
		const after = fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith('kyosei-backup-check-')).length;
		expect(after).toBe(before);
		const { rows } = await booted.current.deps.db.execute(sql`select 1 from users where email like 'backup-check@%'`);
		expect(rows).toEqual([]);
		expect(await checkedAt()).not.toBeNull();
	});

	it('fails where a file or a table was damaged, and names it', async () => {
		const { files } = await readManifest(newest);
		const key = files[0]?.key ?? '';
		await booted.current.deps.db.update(installation).set({ backupCheckedAt: null });
		const copy = changed('damaged', (at) => fs.appendFileSync(storedFile(at, key), 'x'));
		const { code, stderr } = await check(copy);
		expect([code, stderr.trim()]).toEqual([
			1,
			`backup:check: The backup is damaged: file ${key} is not as it was made`,
		]);
		expect(await checkedAt()).toBeNull();
		expect(await scratchDatabases()).toEqual([]);
	});

	it('fails where the newest one is too old, and where there is none', async () => {
		const copy = changed('old', (at) =>
			changeManifest(at, (text) => text.replace(/"made_at": "[^"]+"/, '"made_at": "2020-01-01T00:00:00.000Z"')),
		);
		expect((await check(copy)).stderr).toMatch(/is \d+ hours old: more than 26\n$/);
		const { code, stderr } = await check(path.join(backups, 'c-unfinished'));
		expect([code, stderr]).toEqual([1, expect.stringContaining('holds no finished backup')]);
	});

	it('refuses an age that is no number of hours', async () => {
		const { code, stderr } = await check(backups, '--max-age', 'a day');
		expect([code, stderr]).toEqual([2, expect.stringContaining('--max-age must be a number of hours')]);
	});
});

describe('the comparison', () => {
	it('finds a row that differs, and one that is missing', async () => {
		const manifest = await readManifest(newest);
		const url = booted.current.deps.config.databaseUrl ?? '';
		const companies = { ...manifest, tables: manifest.tables.filter(({ name }) => name === 'companies') };
		await compareTables(url, companies, 0);
		const [table] = companies.tables;
		const other = (values: object) => ({ ...companies, tables: table ? [{ ...table, ...values }] : [] });
		await expect(compareTables(url, other({ sha256: '0'.repeat(64) }), 0)).rejects.toThrow('table companies');
		await expect(compareTables(url, other({ rows: 99 }), 0)).rejects.toThrow('number of rows of companies');
	});

	it('finds a file that differs, and one that is missing', async () => {
		const manifest = await readManifest(newest);
		const { storage } = booted.current.deps;
		await compareFiles(storage, manifest);
		const [file] = manifest.files;
		if (!file) throw new Error('the backup has no file');
		const other = (values: object) => ({ ...manifest, files: [{ ...file, ...values }] });
		await expect(compareFiles(storage, other({ sha256: '0'.repeat(64) }))).rejects.toThrow(`file ${file.key}`);
		await expect(compareFiles(storage, other({ key: 'ab/missing' }))).rejects.toThrow('file ab/missing');
	});
});
