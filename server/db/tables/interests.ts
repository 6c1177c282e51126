import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId } from '#server/db/columns.ts';
import { users } from './accounts.ts';
import { companies } from './companies.ts';

/** Conflicts of interest that staff have declared. A removed one stays, since it says who could not act when. */
export const declaredInterests = pgTable(
	'declared_interests',
	{
		id: primaryId(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id),
		companyId: integer('company_id')
			.notNull()
			.references(() => companies.id, { onDelete: 'cascade' }),
		/** By what the company was named; null where a former version stored the declaration. */
		companyKey: text('company_key'),
		sinceOn: date('since_on').notNull(),
		reason: text('reason').notNull(),
		declaredAt: createdAt(),
		removedAt: instantColumn('removed_at'),
		removedBy: integer('removed_by').references(() => users.id),
		removalReason: text('removal_reason'),
	},
	(t) => [
		check(
			'declared_interests_removed',
			sql`(${t.removedAt} is null) = (${t.removedBy} is null) and (${t.removedAt} is null) = (${t.removalReason} is null)`,
		),
		uniqueIndex('declared_interests_standing').on(t.userId, t.companyId).where(sql`${t.removedAt} is null`),
		index('declared_interests_company').on(t.companyId, t.userId),
		index('declared_interests_declared_at').on(t.declaredAt.desc(), t.id.desc()),
	],
);

/** When staff confirmed that their declarations are complete, and how many stood then. */
export const interestConfirmations = pgTable(
	'interest_confirmations',
	{
		id: primaryId(),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id),
		declared: smallint('declared').notNull(),
		confirmedAt: createdAt(),
	},
	(t) => [index('interest_confirmations_user').on(t.userId, t.confirmedAt.desc())],
);
