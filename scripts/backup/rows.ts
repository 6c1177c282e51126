import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Table } from './catalogue.ts';

/** Rows as unparsed JSON texts, so that numbers and timestamps keep their precision. */

const BATCH = 500;

/**
 * Tables backed up without rows: short-lived codes and challenges, photos that are soon deleted, and WAL positions of
 * this database.
 */
const LEFT_OUT: readonly string[] = ['phone_uploads', 'phone_files', 'challenges', 'voice_rewrites'];

/**
 * The workers' voice: contents of an open round could reveal who answered what, and no copy may outlive the round. Only
 * counters of closed rounds are backed up.
 */
const KEPT_ROWS: Readonly<Record<string, string>> = {
	voice_codes: 'false',
	voice_keys: 'false',
	voice_counters: 'exists (select 1 from voice_rounds r where r.id = t.round_id and r.closed_at is not null)',
};

/** Rows of a table in batches, ordered by primary key. Requires a transaction, for the cursor. */
export async function* rowsOf(client: pg.Client, { name, order }: Table): AsyncGenerator<string[]> {
	if (LEFT_OUT.includes(name)) return;
	await client.query(
		`declare backup_rows no scroll cursor for
		select row_to_json(t)::text as line from ${pg.escapeIdentifier(name)} t
		where ${KEPT_ROWS[name] ?? 'true'} order by ${order}`,
	);
	try {
		for (;;) {
			const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from backup_rows`);
			if (rows.length === 0) return;
			yield rows.map(({ line }) => line);
		}
	} finally {
		await client.query('close backup_rows');
	}
}

export const createTally = () => {
	const hash = createHash('sha256');
	let rows = 0;
	return {
		add: (line: string): void => {
			rows++;
			hash.update(line).update('\n');
		},
		result: (): { rows: number; sha256: string } => ({ rows, sha256: hash.digest('hex') }),
	};
};

/** Columns without the generated ones, which cannot be inserted. */
const givenColumns = async (client: pg.Client, table: string): Promise<string> => {
	const { rows } = await client.query<{ name: string }>(
		`select attname as name from pg_attribute
		where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
		[table],
	);
	return rows.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
};

/** Inserts rows with their original ids. */
export const insertRows = async (client: pg.Client, name: string, lines: readonly string[]): Promise<void> => {
	const table = pg.escapeIdentifier(name);
	const columns = await givenColumns(client, table);
	await client.query(
		`insert into ${table} (${columns}) overriding system value
		select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
		[`[${lines.join(',')}]`],
	);
};
