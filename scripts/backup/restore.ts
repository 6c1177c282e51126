import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { CommandError } from '#scripts/commands/command.ts';
import type { Installation } from '#scripts/commands/installation.ts';
import { migrate } from '#server/db/migrate.ts';
import { connect } from './catalogue.ts';
import { type Manifest, readManifest, storedFile } from './format.ts';
import { insertRows } from './rows.ts';
import { checkMigrations, emptyDatabase, isEmptyDatabase, isInUse, migrateFirst } from './schema.ts';
import { linesOf, verifyBackup } from './verify.ts';
import { endOpenRounds } from './voice.ts';

const BATCH = 500;

const fillTable = async (client: pg.Client, folder: string, name: string): Promise<void> => {
	let batch: string[] = [];
	const flush = async (): Promise<void> => {
		if (batch.length > 0) await insertRows(client, name, batch);
		batch = [];
	};
	for await (const line of linesOf(folder, name)) {
		batch.push(line);
		if (batch.length === BATCH) await flush();
	}
	await flush();
};

export type Restored = {
	manifest: Manifest;
	/** Number of rounds of the workers' voice that were open and have ended without a result. */
	endedRounds: number;
};

/**
 * Inserts all rows in one transaction and returns the number of ended rounds. The relay later enqueues the open rows of
 * `outbox_jobs` again.
 */
const fillTables = async (client: pg.Client, folder: string, manifest: Manifest): Promise<number> => {
	const { tables, sequences } = manifest;
	await client.query('begin');
	// Rows that migrations inserted are in the backup too.
	await client.query(`truncate ${tables.map(({ name }) => `public."${name}"`).join(', ')}`);
	for (const { name } of tables) await fillTable(client, folder, name);
	for (const { name, last_value, is_called } of sequences) {
		await client.query('select setval($1::regclass, $2, $3)', [`public.${name}`, last_value, is_called]);
	}
	const endedRounds = await endOpenRounds(client, manifest);
	await client.query('commit');
	return endedRounds;
};

const restoreFiles = async ({ storage }: Pick<Installation, 'storage'>, folder: string, { files }: Manifest) => {
	for (const { key, content_type } of files) {
		const temporary = path.join(storage.temporaryFolder, `restore-${process.pid}-${randomUUID()}`);
		await copyFile(storedFile(folder, key), temporary);
		await storage.put(key, temporary, content_type);
	}
};

/**
 * Verifies a backup, restores it into an empty database and the file storage, and migrates the database to this version.
 * @throws CommandError if the backup is damaged or of another version, or the database is in use or not empty
 */
export const restoreBackup = async (
	installation: Pick<Installation, 'config' | 'storage'>,
	folder: string,
	{ force }: { force: boolean },
): Promise<Restored> => {
	const { config } = installation;
	let endedRounds = 0;
	const manifest = await readManifest(folder);
	checkMigrations(manifest.migrations);
	await verifyBackup(folder, manifest);
	const client = await connect(config.databaseUrl);
	try {
		if (await isInUse(client))
			throw new CommandError('Kyosei is running on this database: stop its servers and workers first');
		if (!(await isEmptyDatabase(client))) {
			if (!force) throw new CommandError('The database is not empty: --force deletes all that it holds');
			await emptyDatabase(client);
		}
		await migrateFirst(client, manifest.migrations.length);
		await restoreFiles(installation, folder, manifest);
		endedRounds = await fillTables(client, folder, manifest);
		await client.query('analyze');
	} finally {
		await client.end();
	}
	await migrate(config.databaseUrl, { queueTables: !config.redisUrl });
	return { manifest, endedRounds };
};
