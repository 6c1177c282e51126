import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** What is true of the whole installation: one row. */
export const installation = pgTable(
	'installation',
	{
		id: smallint('id').primaryKey().default(1),
		/** A signature by APP_SECRET, by which a start and a restore notice that it is another one. */
		secretMark: text('secret_mark').notNull(),
	},
	(t) => [check('installation_one_row', sql`${t.id} = 1`)],
);
