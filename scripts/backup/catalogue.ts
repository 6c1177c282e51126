import pg from 'pg';

/** Reads the system catalogs: tables in dependency order, sequences and applied migrations. */

/** `order` is the escaped ORDER BY expression. */
export type Table = { name: string; order: string };

type Reference = { child: string; parent: string };

const IN_PUBLIC = `n.nspname = 'public'`;

const readTables = async (client: pg.Client): Promise<Table[]> => {
	const { rows } = await client.query<{ name: string; keys: string[] | null }>(`
		select c.relname as name, (
			select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum))
			from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey::int2[])
			where i.indrelid = c.oid and i.indisprimary
		) as keys
		from pg_class c join pg_namespace n on n.oid = c.relnamespace
		where ${IN_PUBLIC} and c.relkind = 'r' order by c.relname`);
	return rows.map(({ name, keys }) => ({
		name,
		order: keys ? keys.map((key) => pg.escapeIdentifier(key)).join(', ') : 't::text',
	}));
};

const readReferences = async (client: pg.Client): Promise<Reference[]> => {
	const { rows } = await client.query<Reference>(`
		select c.relname as child, p.relname as parent from pg_constraint f
		join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
		join pg_namespace n on n.oid = c.relnamespace
		where ${IN_PUBLIC} and f.contype = 'f' and f.conrelid <> f.confrelid`);
	return rows;
};

/** A topological sort: referenced tables first. */
export const tablesInOrder = async (client: pg.Client): Promise<Table[]> => {
	const references = await readReferences(client);
	const left = new Map((await readTables(client)).map((table) => [table.name, table]));
	const ordered: Table[] = [];
	while (left.size > 0) {
		const ready = [...left.values()].filter(
			({ name }) => !references.some(({ child, parent }) => child === name && left.has(parent)),
		);
		if (ready.length === 0) throw new Error(`tables refer to each other in a circle: ${[...left.keys()].join(', ')}`);
		for (const table of ready) left.delete(table.name);
		ordered.push(...ready);
	}
	return ordered;
};

export const readSequences = async (
	client: pg.Client,
): Promise<{ name: string; last_value: string; is_called: boolean }[]> => {
	const { rows } = await client.query<{ name: string }>(`
		select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
		where ${IN_PUBLIC} and c.relkind = 'S' order by c.relname`);
	const sequences = [];
	for (const { name } of rows) {
		const state = await client.query<{ last_value: string; is_called: boolean }>(
			`select last_value::text, is_called from ${pg.escapeIdentifier(name)}`,
		);
		if (state.rows[0]) sequences.push({ name, ...state.rows[0] });
	}
	return sequences;
};

/** Hashes of the applied migrations; empty for an empty database. */
export const readMigrations = async (client: pg.Client): Promise<string[]> => {
	const found = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
	if (found.rows[0]?.name === null) return [];
	const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
	return rows.map(({ hash }) => hash);
};

/** A connection without a statement timeout. */
export const connect = async (url: string): Promise<pg.Client> => {
	const client = new pg.Client({ connectionString: url, application_name: 'kyosei-command' });
	client.on('error', () => {});
	await client.connect();
	await client.query(`set timezone to 'UTC'`);
	return client;
};
