import { sql } from 'drizzle-orm';
import type { TestApp } from '#tests/support/app.ts';

/** The contents of every table as text, like a dump. */
export const storedTexts = async ({ deps, writeCounts }: TestApp): Promise<Map<string, string>> => {
	await writeCounts();
	const { rows: tables } = await deps.db.execute<{ name: string }>(sql`
		select format('%I.%I', table_schema, table_name) as name from information_schema.tables
		where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`);
	const stored = new Map<string, string>();
	for (const { name } of tables) {
		const { rows } = await deps.db.execute<{ content: string | null }>(
			sql`select string_agg(t::text, e'\n' order by t::text) as content from ${sql.raw(name)} t`,
		);
		stored.set(name, rows[0]?.content ?? '');
	}
	return stored;
};
