import { check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, oneOf, primaryId, updatedAt, versionColumn } from '#server/db/columns.ts';
import { GRADES, type Grade } from '#shared/assessment/grade.ts';
import { PHRASE_KINDS, type PhraseKind } from '#shared/phrases/kinds.ts';
import { users } from './accounts.ts';

/** Text snippets that assessors insert while writing. */
export const phrases = pgTable(
	'phrases',
	{
		id: primaryId(),
		/** Owner; null if shared by all staff. */
		ownerId: integer('owner_id').references(() => users.id),
		content: text('content').notNull(),
		/** English text; null without one. */
		contentEn: text('content_en'),
		/** Key of the sub-category in all papers; null for any. */
		subCategoryKey: uuid('sub_category_key'),
		/** Null for any. */
		gradeBand: text('grade_band').$type<Grade>(),
		/** What it says; null if it has no kind. */
		kind: text('kind').$type<PhraseKind>(),
		version: versionColumn(),
		updatedBy: integer('updated_by').references(() => users.id),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		index('phrases_owner').on(t.ownerId, t.updatedAt.desc()),
		check('phrases_grade_band', oneOf(t.gradeBand, GRADES)),
		check('phrases_kind', oneOf(t.kind, PHRASE_KINDS)),
	],
);

/**
 * The phrases shipped with this version. Each becomes a shared phrase once, so that an edited one stays edited and a
 * deleted one deleted.
 */
export const shippedPhrases = pgTable('shipped_phrases', {
	/** 'A1-3'; stays the same in every version. */
	id: text('id').primaryKey(),
	ordinal: smallint('ordinal').notNull(),
	subCategoryKey: uuid('sub_category_key').notNull(),
	kind: text('kind').$type<PhraseKind>().notNull(),
	content: text('content').notNull(),
	contentEn: text('content_en').notNull(),
	/** When it became a shared phrase; null if it did not. */
	addedAt: instantColumn('added_at'),
});
