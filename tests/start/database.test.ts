import fs from 'node:fs';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { urlOf } from '#tests/support/database.ts';
import { environmentOf, runScript } from '#tests/support/processes/commands.ts';
import { startServerProcess } from '#tests/support/processes/server-process.ts';
import { makeDataDir, start } from '#tests/support/processes/start.ts';
import { killWorkerProcesses, startWorkerProcess } from '#tests/support/processes/worker-process.ts';

/**
 * Databases that cannot be used: nothing starts on them, and the line that says so makes one that can.
 *
 * @module-tag rest
 */

const dataDir = makeDataDir();
const made: string[] = [];

const onCluster = async (sql: string): Promise<void> => {
	const client = new pg.Client({ connectionString: urlOf('postgres') });
	await client.connect();
	try {
		await client.query(sql);
	} finally {
		await client.end();
	}
};

const makeDatabase = async (kind: string, options: string): Promise<string> => {
	const name = `unfit_${kind}_${process.pid}`;
	await onCluster(`create database ${name} template template0 locale_provider libc ${options}`);
	made.push(name, `${name}_utf8`);
	return name;
};

afterAll(async () => {
	await killWorkerProcesses();
	for (const name of made) await onCluster(`drop database if exists ${name} with (force)`);
	fs.rmSync(dataDir, { recursive: true, force: true });
});

const WAY_OUT = (name: string) =>
	`use one made with CREATE DATABASE "${name}_utf8" TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C' LC_CTYPE 'C.UTF-8' LOCALE_PROVIDER icu ICU_LOCALE 'ja-JP'`;

const CASES = [
	{ kind: 'ascii', options: `encoding 'SQL_ASCII' locale 'C'`, why: 'has the encoding SQL_ASCII, UTF8 is needed' },
	{
		kind: 'plain',
		options: `encoding 'UTF8' locale 'C'`,
		why: 'has the character type C, which knows no Japanese letters',
	},
] as const;

const messageOf = (failed: unknown): string => (failed instanceof Error ? failed.message : '');

describe.each(CASES)('a database that $why', ({ kind, options, why }) => {
	it('is refused by npm start, server, worker and commands in one line, before anything is written to it', async () => {
		const name = await makeDatabase(kind, options);
		const line = `The database ${name} ${why}: ${WAY_OUT(name)}`;
		const env = environmentOf({ databaseUrl: urlOf(name), dataDir, secret: 'a secret for tests that is long enough' });
		const started = start(dataDir, { DATABASE_URL: urlOf(name) });
		expect(await started.ended).toEqual({ code: 1, signal: null });
		expect(started.output()).toBe(`Kyosei cannot run: ${line}.\n`);
		const server = await startServerProcess(env).catch(messageOf);
		expect(server).toContain(`Kyosei cannot start: ${line}\n`);
		const worker = await startWorkerProcess(env).catch(messageOf);
		expect(worker).toBe(`the worker did not start: Kyosei cannot start: ${line}\n`);
		expect(await runScript('jobs-retry.ts', [], env)).toEqual({ code: 1, stdout: '', stderr: `jobs:retry: ${line}\n` });
		const client = new pg.Client({ connectionString: urlOf(name) });
		await client.connect();
		const { rows } = await client.query(`select nspname from pg_namespace where nspname in ('drizzle', 'bullmq')`);
		await client.end();
		expect(rows).toEqual([]);
		// The way out is one.
		await onCluster(/CREATE DATABASE .*$/.exec(line)?.[0] ?? '');
		const fitting = await startWorkerProcess({ ...env, DATABASE_URL: urlOf(`${name}_utf8`) });
		expect(await fitting.stop()).toBe(0);
	});
});

it('a database with the character type C can be backed up, so that its data can be brought into another one', async () => {
	const name = await makeDatabase('old', `encoding 'UTF8' locale 'C'`);
	const env = environmentOf({ databaseUrl: urlOf(name), dataDir, secret: null });
	const { code, stderr } = await runScript('backup.ts', ['--to', `${dataDir}/backup`], env);
	const line = `backup: The database is empty: there is nothing to back up (DATA_DIR is ${dataDir})\n`;
	expect({ code, stderr }).toEqual({ code: 1, stderr: line });
	expect(fs.existsSync(`${dataDir}/backup`)).toBe(false);
});
