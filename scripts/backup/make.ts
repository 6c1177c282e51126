import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { CommandError } from '#scripts/commands/command.ts';
import type { Installation } from '#scripts/commands/installation.ts';
import { makePrivateFolder } from '#server/base/private-files.ts';
import { keptKey } from '#server/certificates/archive/files.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import { PDF_TYPE } from '#shared/exports/documents.ts';
import { connect, readMigrations, readSequences, type Table, tablesInOrder } from './catalogue.ts';
import { type Manifest, manifestFile, storedFile, tableFile } from './format.ts';
import { createTally, rowsOf } from './rows.ts';
import { countOpenRounds } from './voice.ts';

const dumpTable = async (client: pg.Client, table: Table, folder: string): Promise<Manifest['tables'][number]> => {
	const tally = createTally();
	const lines = async function* () {
		for await (const batch of rowsOf(client, table)) {
			for (const line of batch) tally.add(line);
			yield `${batch.join('\n')}\n`;
		}
	};
	await pipeline(
		Readable.from(lines()),
		createGzip(),
		createWriteStream(tableFile(folder, table.name), { mode: 0o600 }),
	);
	return { name: table.name, ...tally.result() };
};

/** `kept` is the expected hash of the bytes. */
type Stored = { key: string; content_type: string; kept?: string };

/** Tables with paths of stored files. */
const FILE_TABLES: readonly string[] = ['company_documents', 'evidence_files', 'objection_files', 'action_proofs'];

const listUploads = async (client: pg.Client, name: string): Promise<Stored[]> => {
	// Via JSON, since databases of former versions have no such column.
	const { rows } = await client.query<Stored>(
		`select file_path as key, content_type from ${name} t where to_jsonb(t) ->> 'deleted_at' is null order by id`,
	);
	return rows;
};

const listKept = async (client: pg.Client): Promise<Stored[]> => {
	const { rows } = await client.query<Parameters<typeof keptKey>[0]>(`
		select certificate_id as "certificateId", locale, sha256 from certificate_files order by certificate_id, locale`);
	return rows.map((kept) => ({ key: keptKey(kept), content_type: PDF_TYPE, kept: kept.sha256 }));
};

/** Stored files referenced by rows. Databases of former versions may lack some of these tables. */
const listStored = async (client: pg.Client, tables: Manifest['tables']): Promise<Stored[]> => {
	const stored: Stored[] = [];
	for (const { name } of tables) {
		if (FILE_TABLES.includes(name)) stored.push(...(await listUploads(client, name)));
		if (name === 'certificate_files') stored.push(...(await listKept(client)));
	}
	return stored;
};

/** The keys still referenced after the snapshot, to tell files deleted meanwhile from lost ones. */
const stillNamed = async (
	client: pg.Client,
	tables: Manifest['tables'],
	keys: readonly string[],
): Promise<ReadonlySet<string>> =>
	new Set(keys.length === 0 ? [] : (await listStored(client, tables)).map(({ key }) => key));

/** Null if the storage does not have the file. */
const copyFile = async (
	storage: FileStorage,
	{ key, content_type }: Stored,
	folder: string,
): Promise<Manifest['files'][number] | null> => {
	const found = await storage.get(key);
	if (!found) return null;
	const target = storedFile(folder, key);
	await makePrivateFolder(path.dirname(target));
	const hash = createHash('sha256');
	let bytes = 0;
	const tally = new Transform({
		transform: (chunk: Buffer, _encoding, done) => {
			hash.update(chunk);
			bytes += chunk.length;
			done(null, chunk);
		},
	});
	await pipeline(found.stream, tally, createWriteStream(target, { mode: 0o600 }));
	return { key, content_type, bytes, sha256: hash.digest('hex') };
};

const prepareFolder = async (folder: string): Promise<void> => {
	await makePrivateFolder(folder);
	if ((await readdir(folder)).length > 0) throw new CommandError(`${folder} is not empty: name a new folder`);
	await makePrivateFolder(path.join(folder, 'tables'));
	await makePrivateFolder(path.join(folder, 'files'));
};

export type Made = {
	manifest: Manifest;
	/** Number of files that it should contain. */
	named: number;
	/** Keys of files that were deleted, or marked as deleted, after their rows were read. */
	deleted: string[];
	/** Keys of files that are still referenced but missing in the storage. */
	lost: string[];
	/** Keys of certificates whose stored bytes do not match their hash. */
	damaged: string[];
	/** Rounds of the workers' voice whose codes and answers are excluded. */
	openRounds: number;
};

/**
 * Writes a backup into a new folder, also while the product is running. All rows are from one snapshot (a
 * repeatable-read transaction); files are immutable, so they are copied after it.
 */
export const makeBackup = async (
	{ config, storage, clock }: Pick<Installation, 'config' | 'storage' | 'clock'>,
	folder: string,
): Promise<Made> => {
	const client = await connect(config.databaseUrl);
	try {
		const made_at = clock.now().toISOString();
		await client.query('begin isolation level repeatable read read only');
		const migrations = await readMigrations(client);
		if (migrations.length === 0) {
			throw new CommandError(`The database is empty: there is nothing to back up (DATA_DIR is ${config.dataDir})`);
		}
		await prepareFolder(folder);
		const tables: Manifest['tables'] = [];
		for (const table of await tablesInOrder(client)) tables.push(await dumpTable(client, table, folder));
		const stored = await listStored(client, tables);
		const openRounds = await countOpenRounds(client, tables);
		// Sequences are not transactional: read last, their values are above the ids of all dumped rows.
		const sequences = await readSequences(client);
		await client.query('commit');
		const files: Manifest['files'] = [];
		const missing: string[] = [];
		const damaged: string[] = [];
		for (const file of stored) {
			const copied = await copyFile(storage, file, folder);
			if (copied) files.push(copied);
			if (!copied) missing.push(file.key);
			else if (file.kept && copied.sha256 !== file.kept) damaged.push(file.key);
		}
		const named = await stillNamed(client, tables, missing);
		const manifest: Manifest = { format: 1, made_at, migrations, tables, sequences, files };
		await writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, '\t')}\n`, { mode: 0o600 });
		return {
			manifest,
			named: stored.length,
			deleted: missing.filter((key) => !named.has(key)),
			lost: missing.filter((key) => named.has(key)),
			damaged,
			openRounds,
		};
	} finally {
		await client.end();
	}
};
