import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { makeDataDir, start } from '#tests/support/processes/start.ts';

/**
 * Who may read what is kept in DATA_DIR: the user of Kyosei alone, also where a former version let others.
 *
 * @module-tag rest
 */

const STORED_AS = path.join(path.dirname(fileURLToPath(import.meta.url)), '../support/processes/stored-as.ts');
/** Any user but root; no account is needed. */
const SOMEBODY = 54_321;

const folders: string[] = [];
afterAll(() => {
	for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
});

/** DATA_DIR as former versions left it. */
const formerDataDir = (): string => {
	const dataDir = makeDataDir();
	folders.push(dataDir);
	for (const folder of ['files/documents/1', 'outbox', 'tmp', 'logs']) {
		fs.mkdirSync(path.join(dataDir, folder), { recursive: true, mode: 0o755 });
	}
	for (const file of ['files/documents/1/old.pdf', 'outbox/old.eml', 'tmp/old.part', 'logs/old.log']) {
		fs.writeFileSync(path.join(dataDir, file), 'x', { mode: 0o644 });
	}
	fs.writeFileSync(path.join(dataDir, 'app-secret'), 'Zk3vP0q9XyT7mN2cR8sW5bH1LdJ6gA4e', { mode: 0o644 });
	return dataDir;
};

const modeOf = (file: string): string => (fs.statSync(file).mode & 0o777).toString(8);

/** The modes of all that is in these folders and of them, each said once. */
const modesIn = (dataDir: string, names: readonly string[]): string[] => {
	const all = names.flatMap((name) => [
		name,
		...fs.readdirSync(path.join(dataDir, name), { recursive: true }).map((entry) => path.join(name, String(entry))),
	]);
	const told = all.map((entry) => {
		const file = path.join(dataDir, entry);
		return `${fs.statSync(file).isDirectory() ? 'folder' : 'file'} ${modeOf(file)}`;
	});
	return [...new Set(told)].sort();
};

const CLOSED = ['file 600', 'folder 700'];

it('npm start, as whoever runs it, closes DATA_DIR to others, and the database still starts in it', async () => {
	const dataDir = formerDataDir();
	const started = start(dataDir, { APP_SECRET: '', NODE_ENV: 'development', PUBLIC_URL: '' });
	await started.ready;
	try {
		expect(modesIn(dataDir, ['files', 'outbox', 'tmp', 'logs'])).toEqual(CLOSED);
		expect([modeOf(dataDir), modeOf(path.join(dataDir, 'app-secret'))]).toEqual(['711', '600']);
		expect(modeOf(path.join(dataDir, 'pg18'))).toBe('700');
		expect(fs.readdirSync(path.join(dataDir, 'files')).length).toBeGreaterThan(1);
	} finally {
		started.kill('SIGTERM');
		await started.ended;
	}
});

/** The same as somebody who is not root: this process where it is not, else one that becomes somebody. */
it('a user who is not root closes the storage to others, and stores files for that user alone', () => {
	const dataDir = formerDataDir();
	const uid = process.getuid?.() === 0 ? SOMEBODY : (process.getuid?.() ?? 0);
	if (process.getuid?.() === 0) {
		for (const entry of ['', ...fs.readdirSync(dataDir, { recursive: true })]) {
			fs.chownSync(path.join(dataDir, String(entry)), uid, uid);
		}
	}
	execFileSync(process.execPath, [STORED_AS, dataDir, String(uid)], { cwd: '/' });
	expect(modesIn(dataDir, ['files', 'outbox', 'tmp', 'logs'])).toEqual(CLOSED);
	expect([modeOf(dataDir), modeOf(path.join(dataDir, 'app-secret'))]).toEqual(['711', '600']);
	const stored = path.join(dataDir, 'files/evidence/7/new.pdf');
	expect([fs.readFileSync(stored, 'utf8'), fs.statSync(stored).uid]).toEqual(['new', uid]);
});

it('a DATA_DIR that is closed to everybody else stays closed', () => {
	const dataDir = formerDataDir();
	fs.chmodSync(dataDir, 0o700);
	execFileSync(process.execPath, [STORED_AS, dataDir, String(process.getuid?.() ?? 0)], { cwd: '/' });
	expect(modeOf(dataDir)).toBe('700');
});
