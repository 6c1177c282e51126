import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '#server/db/client.ts';
import type { TestApp } from '#tests/support/app.ts';

type Statement = { text: string; parameters: unknown[] };

/** The query plans of a read's statements, as text. */
export const plansOf = async ({ deps }: TestApp, read: (db: Db) => Promise<unknown>): Promise<string[]> => {
	if (!deps.config.databaseUrl) throw new Error('the app under test has a database');
	const pool = new pg.Pool({ connectionString: deps.config.databaseUrl, max: 1 });
	const statements: Statement[] = [];
	try {
		await read(
			drizzle(pool, { logger: { logQuery: (text, parameters) => void statements.push({ text, parameters }) } }),
		);
		const plans: string[] = [];
		for (const { text, parameters } of statements) {
			const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, parameters);
			plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
		}
		return plans;
	} finally {
		await pool.end();
	}
};
