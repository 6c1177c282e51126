import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { TestApp } from '#tests/support/app.ts';

/** Finds remains of deleted data in any table and any stored file. */

export const rowsIn = async <T extends Record<string, unknown>>({ deps }: TestApp, text: string): Promise<T[]> =>
	(await deps.db.execute(sql.raw(text))).rows as T[];

/** All tables of the database, including those of the queue. */
const allTables = async (app: TestApp): Promise<string[]> => {
	const tables = await rowsIn<{ name: string }>(
		app,
		`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
		where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
	);
	return tables.map(({ name }) => name);
};

/** The tables with a row that contains the text in any column. */
export const tablesWith = async (app: TestApp, text: string): Promise<string[]> => {
	const found: string[] = [];
	for (const name of await allTables(app)) {
		const [row] = await rowsIn<{ count: number }>(
			app,
			`select count(*)::int as count from ${name} t where position('${text}' in t::text) > 0`,
		);
		if ((row?.count ?? 0) > 0) found.push(name.replace('public.', ''));
	}
	return found;
};

/** The folder of the stored files. */
export const storageOf = ({ deps }: TestApp): string => path.join(deps.config.dataDir, 'files');

/** The keys of stored files that contain the text. */
export const filesWith = (app: TestApp, text: string): string[] =>
	fs
		.readdirSync(storageOf(app), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.join(entry.parentPath, entry.name))
		.filter((file) => fs.readFileSync(file, 'utf8').includes(text))
		.map((file) => path.relative(storageOf(app), file));
