import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '#server/db/columns.ts';

/** Facts about the whole installation; a single row. */
export const installation = pgTable(
	'installation',
	{
		id: smallint('id').primaryKey().default(1),
		/** Signature by APP_SECRET; detects another secret at a start or restore. */
		secretMark: text('secret_mark').notNull(),
		/** When `backup:check` last restored a backup without a fault; null if never. */
		backupCheckedAt: instantColumn('backup_checked_at'),
	},
	(t) => [check('installation_one_row', sql`${t.id} = 1`)],
);
