import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { instantColumn } from '#server/db/columns.ts';
import { users } from './accounts.ts';
import { companies } from './companies.ts';

/** Which admin accepted which version of the terms for a company, first. Rows are never changed. */
export const termsAcceptances = pgTable(
	'terms_acceptances',
	{
		companyId: integer('company_id')
			.notNull()
			.references(() => companies.id, { onDelete: 'cascade' }),
		/** `LEGAL_VERSION` at that time. */
		version: smallint('version').notNull(),
		acceptedAt: instantColumn('accepted_at').notNull(),
		acceptedBy: integer('accepted_by')
			.notNull()
			.references(() => users.id),
	},
	(t) => [primaryKey({ columns: [t.companyId, t.version] }), check('terms_acceptances_version', sql`${t.version} > 0`)],
);
