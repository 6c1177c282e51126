import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId, updatedAt, versionColumn } from '#server/db/columns.ts';
import { users } from './accounts.ts';

/** Questionnaires: regular (`isPremium`) and simple. A published paper is immutable. */
export const papers = pgTable(
	'papers',
	{
		id: primaryId(),
		isPremium: boolean('is_premium').notNull(),
		isPublished: boolean('is_published').notNull(),
		publishedAt: instantColumn('published_at'),
		/** Null for the seeded papers. */
		createdBy: integer('created_by').references(() => users.id),
		/** The last user who saved the draft. */
		updatedBy: integer('updated_by').references(() => users.id),
		version: versionColumn(),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		check('papers_published_at', sql`${t.isPublished} = (${t.publishedAt} is not null)`),
		uniqueIndex('papers_one_draft_per_kind').on(t.isPremium).where(sql`not ${t.isPublished}`),
		index('papers_published').on(t.isPremium, t.publishedAt.desc(), t.id.desc()),
	],
);

const contents = { content: text('content').notNull(), contentEn: text('content_en') };

export const paperMainCategories = pgTable(
	'paper_main_categories',
	{
		id: primaryId(),
		paperId: integer('paper_id')
			.notNull()
			.references(() => papers.id, { onDelete: 'cascade' }),
		ordinal: smallint('ordinal').notNull(),
		...contents,
	},
	(t) => [uniqueIndex('paper_main_categories_ordinal').on(t.paperId, t.ordinal)],
);

export const paperSubCategories = pgTable(
	'paper_sub_categories',
	{
		id: primaryId(),
		mainCategoryId: integer('main_category_id')
			.notNull()
			.references(() => paperMainCategories.id, { onDelete: 'cascade' }),
		ordinal: smallint('ordinal').notNull(),
		...contents,
	},
	(t) => [uniqueIndex('paper_sub_categories_ordinal').on(t.mainCategoryId, t.ordinal)],
);

export const paperQuestions = pgTable(
	'paper_questions',
	{
		id: primaryId(),
		subCategoryId: integer('sub_category_id')
			.notNull()
			.references(() => paperSubCategories.id, { onDelete: 'cascade' }),
		ordinal: smallint('ordinal').notNull(),
		...contents,
		/** The maximum score of the question. In a draft it may be 0. */
		points: integer('points').notNull(),
	},
	(t) => [
		uniqueIndex('paper_questions_ordinal').on(t.subCategoryId, t.ordinal),
		check('paper_questions_points', sql`${t.points} >= 0`),
	],
);

/** What an assessor rates ("evaluation" on the wire). */
export const paperCheckItems = pgTable(
	'paper_check_items',
	{
		id: primaryId(),
		questionId: integer('question_id')
			.notNull()
			.references(() => paperQuestions.id, { onDelete: 'cascade' }),
		ordinal: smallint('ordinal').notNull(),
		...contents,
		/** The weight in tenths: 3 is 0.3. */
		weightTenths: smallint('weight_tenths').notNull(),
	},
	(t) => [
		uniqueIndex('paper_check_items_ordinal').on(t.questionId, t.ordinal),
		check('paper_check_items_weight', sql`${t.weightTenths} between 0 and 10`),
	],
);

/** The 169 targets of the 17 sustainable development goals. */
export const sdgTargets = pgTable(
	'sdg_targets',
	{
		id: primaryId(),
		goalId: smallint('goal_id').notNull(),
		/** The part after the dot: '8', 'b'. */
		targetNumber: text('target_number').notNull(),
		ordinal: smallint('ordinal').notNull(),
		description: text('description').notNull(),
		descriptionEn: text('description_en').notNull(),
	},
	(t) => [
		check('sdg_targets_goal_id', sql`${t.goalId} between 1 and 17`),
		uniqueIndex('sdg_targets_number').on(t.goalId, t.targetNumber),
	],
);

export const paperQuestionSdgTargets = pgTable(
	'paper_question_sdg_targets',
	{
		questionId: integer('question_id')
			.notNull()
			.references(() => paperQuestions.id, { onDelete: 'cascade' }),
		sdgTargetId: integer('sdg_target_id')
			.notNull()
			.references(() => sdgTargets.id),
	},
	(t) => [primaryKey({ columns: [t.questionId, t.sdgTargetId] })],
);
