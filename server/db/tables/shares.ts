import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, oneOf, primaryId } from '#server/db/columns.ts';
import { LOCALES } from '#shared/i18n/translate.ts';
import { SHARE_CONTENTS } from '#shared/shares/schemas.ts';
import { users } from './accounts.ts';
import { assessmentProgresses } from './assessment.ts';
import { companies } from './companies.ts';

/** Links by which a company shows others a result or its certificate. Ended ones stay as the company's record. */
export const shareLinks = pgTable(
	'share_links',
	{
		id: primaryId(),
		companyId: integer('company_id')
			.notNull()
			.references(() => companies.id),
		shows: text('shows', { enum: SHARE_CONTENTS }).notNull(),
		/** Null for the certificate. */
		progressId: integer('progress_id').references(() => assessmentProgresses.id),
		round: smallint('round').$type<1 | 2>(),
		shownTo: text('shown_to').notNull(),
		pageLanguage: text('page_language', { enum: LOCALES }).notNull(),
		/** Last Tokyo date on which it works. */
		until: date('until').notNull(),
		/** SHA-256 of the 128 random bits in the link. */
		tokenHash: text('token_hash').notNull().unique(),
		createdBy: integer('created_by')
			.notNull()
			.references(() => users.id),
		createdAt: createdAt(),
		endedAt: instantColumn('ended_at'),
		endedBy: integer('ended_by').references(() => users.id),
	},
	(t) => [
		check('share_links_shows', oneOf(t.shows, SHARE_CONTENTS)),
		check('share_links_language', oneOf(t.pageLanguage, LOCALES)),
		check(
			'share_links_subject',
			sql`(${t.shows} = 'certificate') = (${t.progressId} is null) and (${t.progressId} is null) = (${t.round} is null)`,
		),
		index('share_links_company').on(t.companyId, t.id.desc()),
	],
);

/** How often a link was opened on a day in Tokyo; by whom is not recorded. */
export const shareViews = pgTable(
	'share_views',
	{
		shareId: integer('share_id')
			.notNull()
			.references(() => shareLinks.id, { onDelete: 'cascade' }),
		day: date('day').notNull(),
		count: integer('count').notNull(),
	},
	(t) => [primaryKey({ columns: [t.shareId, t.day] })],
);
