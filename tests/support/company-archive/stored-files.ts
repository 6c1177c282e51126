import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestApp } from '#tests/support/app.ts';
import { storageOf } from '#tests/support/database/leftovers.ts';

/** The stored files of a company: the difference between listings of the storage before and after it was created. */

/** The keys of all stored files. */
export const storedKeys = (app: TestApp): string[] => {
	const root = storageOf(app);
	if (!fs.existsSync(root)) return [];
	return fs
		.readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
		.sort();
};

/** Columns with the storage key of an upload. Factories insert rows without storing a file. */
const UPLOADS = ['company_documents', 'evidence_files', 'objection_files', 'action_proofs', 'phone_files'];

/** Stores a file for every row of an upload that has none. */
export const fillUploads = async (app: TestApp): Promise<void> => {
	for (const table of UPLOADS) {
		const { rows } = await app.deps.db.execute<{ key: string }>(sql.raw(`select file_path as key from ${table}`));
		for (const { key } of rows) {
			const file = path.join(storageOf(app), key);
			fs.mkdirSync(path.dirname(file), { recursive: true });
			fs.appendFileSync(file, '');
		}
	}
};

export const fileMarkOf = (company: number, key: string): string => `MARK_${company}_FILE_${key}_END`;

/** Appends a mark to each file. */
export const markFiles = (app: TestApp, company: number, keys: readonly string[]): void => {
	for (const key of keys) fs.appendFileSync(path.join(storageOf(app), key), fileMarkOf(company, key));
};
