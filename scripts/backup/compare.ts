import { createHash } from 'node:crypto';
import { CommandError } from '#scripts/commands/command.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import { connect, readMigrations, type Table, tablesInOrder } from './catalogue.ts';
import type { Manifest } from './format.ts';
import { createTally, rowsOf } from './rows.ts';

/** Compares a restored installation with the manifest of its backup. */

/** Open rounds of the workers' voice end at the restore. */
const CHANGED_BY_RESTORE = 'voice_rounds';

const assertSame = (isSame: boolean, what: string): void => {
	if (!isSame) throw new CommandError(`The restored ${what} is not as in the backup`);
};

const tallyOf = async (client: Parameters<typeof rowsOf>[0], table: Table) => {
	const tally = createTally();
	for await (const batch of rowsOf(client, table)) for (const line of batch) tally.add(line);
	return tally.result();
};

/**
 * Counts the rows of every table, and compares their hashes where the backup is of this version: migrations change rows.
 * @throws CommandError naming the first table that differs
 */
export const compareTables = async (databaseUrl: string, manifest: Manifest, endedRounds: number): Promise<void> => {
	const client = await connect(databaseUrl);
	try {
		await client.query('begin isolation level repeatable read read only');
		const isOfThisVersion = (await readMigrations(client)).length === manifest.migrations.length;
		const tables = new Map((await tablesInOrder(client)).map((table) => [table.name, table]));
		for (const { name, rows, sha256 } of manifest.tables) {
			const table = tables.get(name);
			if (!table) {
				assertSame(!isOfThisVersion, `table ${name}`);
				continue;
			}
			const found = await tallyOf(client, table);
			assertSame(!isOfThisVersion || found.rows === rows, `number of rows of ${name}`);
			const isComparable = isOfThisVersion && !(name === CHANGED_BY_RESTORE && endedRounds > 0);
			assertSame(!isComparable || found.sha256 === sha256, `table ${name}`);
		}
		await client.query('commit');
	} finally {
		await client.end();
	}
};

/** @throws CommandError naming the first file that differs */
export const compareFiles = async (storage: FileStorage, { files }: Manifest): Promise<void> => {
	for (const { key, sha256 } of files) {
		const found = await storage.get(key);
		const hash = createHash('sha256');
		if (found) for await (const chunk of found.stream) hash.update(chunk as Buffer);
		assertSame(found !== null && hash.digest('hex') === sha256, `file ${key}`);
	}
};
