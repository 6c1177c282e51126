import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** Facts about the whole installation; a single row. */
export const installation = pgTable(
	'installation',
	{
		id: smallint('id').primaryKey().default(1),
		/** Signature by APP_SECRET; detects another secret at a start or restore. */
		secretMark: text('secret_mark').notNull(),
	},
	(t) => [check('installation_one_row', sql`${t.id} = 1`)],
);
