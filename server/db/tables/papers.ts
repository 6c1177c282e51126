import { sql } from 'drizzle-orm';
import {
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, oneOf, primaryId, updatedAt, versionColumn } from '#server/db/columns.ts';
import { formerlyFolded } from '#server/db/folded.ts';
import { type Anchors, EXPLAIN_LEVELS, type Guidance } from '#shared/papers/guidance.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import type { StoredSimulation } from '#shared/papers/simulation.ts';
import { users } from './accounts.ts';

/** A paper as the audit log compares it. */
export type PaperState = {
	introduction: string | null;
	introduction_en: string | null;
	explain_level: string;
	main_categories: PaperContents;
};

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
		introduction: text('introduction'),
		introductionEn: text('introduction_en'),
		explainLevel: text('explain_level', { enum: EXPLAIN_LEVELS }).notNull().default('none'),
		/** Hash of the standard paper that it was created from; null if none. */
		standardHash: text('standard_hash'),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		check('papers_explain_level', oneOf(t.explainLevel, EXPLAIN_LEVELS)),
		check('papers_published_at', sql`${t.isPublished} = (${t.publishedAt} is not null)`),
		uniqueIndex('papers_one_draft_per_kind').on(t.isPremium).where(sql`not ${t.isPublished}`),
		index('papers_published').on(t.isPremium, t.publishedAt.desc(), t.id.desc()),
	],
);

const contents = {
	/** Stays the same in every version of a paper; unique within one. */
	key: uuid('key').notNull().defaultRandom(),
	content: text('content').notNull(),
	contentEn: text('content_en'),
};

/**
 * Drafts with autosaves that the audit log does not have yet: the paper before the first of them, and who made them.
 * Deleted with the row that the next save, a publication or a pause writes (contract, third part, section 2).
 */
export const unauditedDrafts = pgTable('unaudited_drafts', {
	paperId: integer('paper_id')
		.primaryKey()
		.references(() => papers.id, { onDelete: 'cascade' }),
	before: jsonb('before').$type<PaperState>().notNull(),
	savedBy: integer('saved_by')
		.notNull()
		.references(() => users.id),
	/** Of the last autosave. */
	savedAt: instantColumn('saved_at').notNull(),
});

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
	(t) => [
		uniqueIndex('paper_main_categories_ordinal').on(t.paperId, t.ordinal),
		uniqueIndex('paper_main_categories_key').on(t.paperId, t.key),
	],
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
	(t) => [
		uniqueIndex('paper_sub_categories_ordinal').on(t.mainCategoryId, t.ordinal),
		uniqueIndex('paper_sub_categories_key').on(t.mainCategoryId, t.key),
	],
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
		/** Maximum score of the question; may be 0 in a draft. */
		points: integer('points').notNull(),
		naCondition: text('na_condition'),
		naConditionEn: text('na_condition_en'),
		/** Only read and written whole. */
		guidance: jsonb('guidance').$type<Guidance>(),
		isCritical: boolean('is_critical').notNull().default(false),
		/** As the version before folded it. */
		searchText: text('search_text')
			.notNull()
			.generatedAlwaysAs(formerlyFolded(sql`(content || E'\\n' || coalesce(content_en, ''))`)),
		/** Folded for searching: a line in Japanese, one in English. Folding all questions at each search would take most of its time. */
		searchFolded: text('search_folded')
			.notNull()
			.generatedAlwaysAs(sql`(folded_text(content) || E'\\n' || folded_text(coalesce(content_en, '')))`),
	},
	(t) => [
		uniqueIndex('paper_questions_ordinal').on(t.subCategoryId, t.ordinal),
		uniqueIndex('paper_questions_key').on(t.subCategoryId, t.key),
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
		/** Weight in tenths: 3 is 0.3. */
		weightTenths: smallint('weight_tenths').notNull(),
		/** Only read and written whole. */
		anchors: jsonb('anchors').$type<Anchors>(),
		/** Whether 0 % is a violation although its anchors define 50 %. */
		isCriticalItem: boolean('is_critical_item').notNull().default(false),
	},
	(t) => [
		uniqueIndex('paper_check_items_ordinal').on(t.questionId, t.ordinal),
		uniqueIndex('paper_check_items_key').on(t.questionId, t.key),
		check('paper_check_items_weight', sql`${t.weightTenths} between 0 and 10`),
	],
);

/**
 * Papers shipped with this version, by kind. Offered as drafts to installations that already have papers; `hash` tells
 * whether one has been offered.
 */
export const standardPapers = pgTable('standard_papers', {
	isPremium: boolean('is_premium').primaryKey(),
	hash: text('hash').notNull(),
	introduction: text('introduction'),
	introductionEn: text('introduction_en'),
	contents: jsonb('contents').$type<PaperContents>().notNull(),
	updatedAt: updatedAt(),
});

/**
 * Papers that are published on a day to come. In a table of its own, so that neither lists nor former servers see them before: on
 * their day they become rows of `papers` (`server/papers/due.ts`).
 */
export const comingPapers = pgTable('coming_papers', {
	isPremium: boolean('is_premium').primaryKey(),
	/** In Tokyo. */
	publishOn: date('publish_on').notNull(),
	/** With a key on every part. */
	contents: jsonb('contents').$type<PaperContents>().notNull(),
	introduction: text('introduction'),
	introductionEn: text('introduction_en'),
	explainLevel: text('explain_level', { enum: EXPLAIN_LEVELS }).notNull(),
	standardHash: text('standard_hash'),
	/** Of the draft that it was. */
	createdBy: integer('created_by').references(() => users.id),
	/** Null for shipped papers. */
	scheduledBy: integer('scheduled_by').references(() => users.id),
	scheduledAt: instantColumn('scheduled_at').notNull(),
});

/** Simulations: finished assessments scored with a draft, without changing them. The newest of a draft is shown. */
export const paperSimulations = pgTable(
	'paper_simulations',
	{
		id: primaryId(),
		paperId: integer('paper_id')
			.notNull()
			.references(() => papers.id, { onDelete: 'cascade' }),
		/** Version of the draft when it was requested. */
		paperVersion: integer('paper_version').notNull(),
		requestedBy: integer('requested_by')
			.notNull()
			.references(() => users.id),
		/** Null while running. */
		finishedAt: instantColumn('finished_at'),
		failedAt: instantColumn('failed_at'),
		/** Only read and written whole. */
		result: jsonb('result').$type<StoredSimulation>(),
		createdAt: createdAt(),
	},
	(t) => [index('paper_simulations_paper').on(t.paperId, t.id.desc())],
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
