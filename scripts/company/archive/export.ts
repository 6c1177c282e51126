import type pg from 'pg';
import { connect, tablesInOrder } from '#scripts/backup/catalogue.ts';
import { CommandError } from '#scripts/commands/command.ts';
import type { Installation } from '#scripts/commands/installation.ts';
import { type OwnedTable, rowsOf } from '#scripts/company/tables.ts';
import { type ArchivedFile, filesOf } from './files.ts';
import { ARCHIVED, type Contents, dataEntry, readmeOf } from './readme.ts';
import { givenRows, type Row } from './rows.ts';
import { readWords } from './words.ts';
import { type AddEntry, writeZip } from './zip.ts';

const idOf = (table: OwnedTable, row: Row): string => {
	if (table === 'pdf_documents') return String(row.hash);
	if (table === 'certificate_files') return `${row.certificate_id} ${row.locale}`;
	return String(row.id);
};

const nameOf = async (client: pg.Client, company: number): Promise<string> => {
	const { rows } = await client.query<{ name: string }>(
		`select company_name as name from companies where ${rowsOf('companies', company)}`,
	);
	const [row] = rows;
	if (!row) throw new CommandError(`There is no company ${company}`);
	return row.name;
};

/** Writes the rows of each table as a JSON list, in batches. Returns their numbers. */
const addRows = async (
	client: pg.Client,
	company: { id: number; name: string },
	files: readonly ArchivedFile[],
	add: AddEntry,
): Promise<Map<OwnedTable, number>> => {
	const write = await readWords(client, company);
	const entries = new Map(files.map(({ table, id, entry }) => [`${table} ${id}`, entry]));
	const tables = await tablesInOrder(client);
	const counts = new Map<OwnedTable, number>();
	for (const table of ARCHIVED) {
		const order = tables.find(({ name }) => name === table)?.order ?? '1';
		let count = 0;
		const lines = async function* () {
			yield '[';
			for await (const row of givenRows(client, { name: table, order }, company.id)) {
				const entry = entries.get(`${table} ${idOf(table, row)}`);
				const written = { ...write(table, row), ...(entry ? { file: entry } : {}) };
				yield `${count++ === 0 ? '\n' : ',\n'}${JSON.stringify(written)}`;
			}
			yield '\n]\n';
		};
		await add(dataEntry(table), lines());
		counts.set(table, count);
	}
	return counts;
};

/** Adds the original files. Returns the entries missing in the storage. */
const addFiles = async (
	{ storage }: Pick<Installation, 'storage'>,
	files: readonly ArchivedFile[],
	add: AddEntry,
): Promise<string[]> => {
	const missing: string[] = [];
	for (const { key, entry } of files) {
		const found = await storage.get(key);
		if (found) await add(entry, found.stream);
		else missing.push(entry);
	}
	return missing;
};

/**
 * Writes a company's data into a ZIP archive that is readable without the product. All rows are from one snapshot (a
 * repeatable-read transaction); files are immutable, so they are copied after it.
 * @throws CommandError without such a company, or if the file exists
 */
export const exportCompany = async (
	{ config, storage, clock }: Pick<Installation, 'config' | 'storage' | 'clock'>,
	company: number,
	file: string,
): Promise<Contents> => {
	const client = await connect(config.databaseUrl);
	try {
		const madeAt = clock.now();
		await client.query('begin isolation level repeatable read read only');
		const name = await nameOf(client, company);
		let contents: Contents = { company: name, madeAt, rows: new Map(), files: 0, missing: [], lost: [] };
		await writeZip(file, madeAt, async (add) => {
			const files = await filesOf(client, company);
			const rows = await addRows(client, { id: company, name }, files, add);
			await client.query('commit');
			const missing = await addFiles({ storage }, files, add);
			const named = missing.length > 0 ? (await filesOf(client, company)).map(({ entry }) => entry) : [];
			const lost = missing.filter((entry) => named.includes(entry));
			contents = { ...contents, rows, files: files.length - missing.length, missing, lost };
			await add('README.md', [readmeOf(contents)]);
		});
		return contents;
	} finally {
		await client.end();
	}
};
