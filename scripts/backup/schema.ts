import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { CommandError } from '#scripts/commands/command.ts';

/** The schema into which a backup is restored: that of its own version. */

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../migrations');

type Journal = { entries: { tag: string }[] };

/** @throws CommandError unless the backup's migrations are a prefix of ours */
export const checkMigrations = (made: readonly string[]): void => {
	const ours = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
	if (made.length > 0 && made.every((hash, at) => hash === ours[at])) return;
	throw new CommandError('The backup is of a newer or another version: restore it with that version, then upgrade');
};

/** Runs only the first `count` migrations. Later ones may change rows, so they run after the restore. */
export const migrateFirst = async (client: pg.Client, count: number): Promise<void> => {
	const part = await mkdtemp(path.join(os.tmpdir(), 'kyosei-migrations-'));
	try {
		const journal = JSON.parse(await readFile(path.join(folder, 'meta/_journal.json'), 'utf8')) as Journal;
		const entries = journal.entries.slice(0, count);
		await mkdir(path.join(part, 'meta'));
		await writeFile(path.join(part, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
		for (const { tag } of entries) await copyFile(path.join(folder, `${tag}.sql`), path.join(part, `${tag}.sql`));
		await migrate(drizzle(client), { migrationsFolder: part });
	} finally {
		await rm(part, { recursive: true, force: true });
	}
};

/** Whether none of the product's schemas has a table. */
export const isEmptyDatabase = async (client: pg.Client): Promise<boolean> => {
	const { rows } = await client.query(
		`select 1 from pg_tables where schemaname in ('public', 'drizzle', 'bullmq') limit 1`,
	);
	return rows.length === 0;
};

/** Whether a server or worker is connected. */
export const isInUse = async (client: pg.Client): Promise<boolean> => {
	const { rows } = await client.query(`
		select 1 from pg_stat_activity
		where datname = current_database() and application_name in ('kyosei', 'kyosei-queue', 'kyosei-migrate') limit 1`);
	return rows.length > 0;
};

/** Drops the tables of the product and the queue. Keeps the schema `public`, which may belong to another role. */
export const emptyDatabase = async (client: pg.Client): Promise<void> => {
	await client.query('drop schema if exists drizzle cascade');
	await client.query('drop schema if exists bullmq cascade');
	for (const [kind, catalogue, column] of [
		['table', 'pg_tables', 'tablename'],
		['sequence', 'pg_sequences', 'sequencename'],
	] as const) {
		const { rows } = await client.query<{ name: string }>(
			`select ${column} as name from ${catalogue} where schemaname = 'public'`,
		);
		for (const { name } of rows) {
			await client.query(`drop ${kind} if exists public.${pg.escapeIdentifier(name)} cascade`);
		}
	}
};
