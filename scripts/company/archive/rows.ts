import type pg from 'pg';
import { columnsLeftOut, type OwnedTable, rowsOf } from '#scripts/company/tables.ts';

export type Row = Readonly<Record<string, unknown>>;

const BATCH = 500;

/** Rows of a table given to a company, by primary key, without left-out columns. Requires a transaction. */
export async function* givenRows(
	client: pg.Client,
	{ name, order }: { name: OwnedTable; order: string },
	company: number,
): AsyncGenerator<Row> {
	const without = columnsLeftOut(name);
	await client.query(
		`declare company_rows no scroll cursor for
		select to_jsonb(t) - array[${without.map((column) => `'${column}'`).join(', ')}]::text[] as row
		from ${name} t where ${rowsOf(name, company, 'given')} order by ${order}`,
	);
	try {
		for (;;) {
			const { rows } = await client.query<{ row: Row }>(`fetch ${BATCH} from company_rows`);
			if (rows.length === 0) return;
			for (const { row } of rows) yield row;
		}
	} finally {
		await client.query('close company_rows');
	}
}
