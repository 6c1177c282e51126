import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, oneOf, primaryId, updatedAt, versionColumn } from '#server/db/columns.ts';
import { GRADES, type Grade } from '#shared/assessment/grade.ts';
import { users } from './accounts.ts';

/** Texts that assessors insert while they write. */
export const phrases = pgTable(
	'phrases',
	{
		id: primaryId(),
		/** Whose it is; null where all staff share it. */
		ownerId: integer('owner_id').references(() => users.id),
		content: text('content').notNull(),
		/** The key that the sub-category has in all papers; null for any. */
		subCategoryKey: uuid('sub_category_key'),
		/** Null for any. */
		gradeBand: text('grade_band').$type<Grade>(),
		version: versionColumn(),
		/** The last user who saved it. */
		updatedBy: integer('updated_by').references(() => users.id),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		index('phrases_owner').on(t.ownerId, t.updatedAt.desc()),
		check('phrases_grade_band', oneOf(t.gradeBand, GRADES)),
	],
);
