import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, oneOf, primaryId, updatedAt, versionColumn } from '#server/db/columns.ts';
import { GRADES, type Grade } from '#shared/assessment/grade.ts';
import { users } from './accounts.ts';

/** Text snippets that assessors insert while writing. */
export const phrases = pgTable(
	'phrases',
	{
		id: primaryId(),
		/** Owner; null if shared by all staff. */
		ownerId: integer('owner_id').references(() => users.id),
		content: text('content').notNull(),
		/** Key of the sub-category in all papers; null for any. */
		subCategoryKey: uuid('sub_category_key'),
		/** Null for any. */
		gradeBand: text('grade_band').$type<Grade>(),
		version: versionColumn(),
		updatedBy: integer('updated_by').references(() => users.id),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		index('phrases_owner').on(t.ownerId, t.updatedAt.desc()),
		check('phrases_grade_band', oneOf(t.gradeBand, GRADES)),
	],
);
