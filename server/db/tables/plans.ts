import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, oneOf, primaryId, versionColumn } from '#server/db/columns.ts';
import {
	PLAN_DECISIONS,
	PLAN_STATES,
	type PlanDecision,
	type PlanState,
	REVIEWS,
	type Review,
} from '#shared/plans/states.ts';
import { users } from './accounts.ts';
import { assessmentProgresses } from './assessment.ts';
import { paperSubCategories } from './papers.ts';
import { storedFileColumns, storedFileConstraints } from './stored-file.ts';

/** Improvement actions by sub-category of the paper, so that a new proposal or re-assessment keeps them. */
export const improvementActions = pgTable(
	'improvement_actions',
	{
		id: primaryId(),
		progressId: integer('progress_id')
			.notNull()
			.references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		subCategoryId: integer('sub_category_id')
			.notNull()
			.references(() => paperSubCategories.id),
		decision: text('decision').$type<PlanDecision>().notNull(),
		/** Empty if the decision is `do`. */
		whyNot: text('why_not').notNull().default(''),
		/** Empty if the decision is `not`. */
		measure: text('measure').notNull().default(''),
		owner: text('owner').notNull().default(''),
		/** The member whom `owner` names; null if it names somebody else, or the member has left. */
		ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
		/** Tokyo date. */
		targetDate: date('target_date'),
		state: text('state').$type<PlanState>().notNull().default('planned'),
		savedAt: instantColumn('saved_at').notNull(),
		savedBy: integer('saved_by')
			.notNull()
			.references(() => users.id),
		createdAt: createdAt(),
		/** Counts every change of the action, its proofs and its review. */
		version: versionColumn(),
	},
	(t) => [
		check('improvement_actions_decision', oneOf(t.decision, PLAN_DECISIONS)),
		check('improvement_actions_state', oneOf(t.state, PLAN_STATES)),
		index('improvement_actions_owner').on(t.ownerId),
		uniqueIndex('improvement_actions_sub_category').on(t.progressId, t.subCategoryId),
	],
);

/** Reviews by staff. Archived when the company changes a returned action, and by a new re-assessment. */
export const actionReviews = pgTable(
	'action_reviews',
	{
		id: primaryId(),
		actionId: integer('action_id')
			.notNull()
			.references(() => improvementActions.id, { onDelete: 'cascade' }),
		review: text('review').$type<Review>().notNull(),
		/** What is missing. */
		content: text('content'),
		reviewedBy: integer('reviewed_by')
			.notNull()
			.references(() => users.id),
		reviewedAt: instantColumn('reviewed_at').notNull(),
		archivedAt: instantColumn('archived_at'),
	},
	(t) => [
		check('action_reviews_review', oneOf(t.review, REVIEWS)),
		check('action_reviews_content', sql`(${t.review} = 'returned') = (${t.content} is not null)`),
		uniqueIndex('action_reviews_current').on(t.actionId).where(sql`${t.archivedAt} is null`),
		index('action_reviews_action').on(t.actionId, t.id),
	],
);

/** Files that prove an action, at most three; never among the specified documents. */
export const actionProofs = pgTable(
	'action_proofs',
	{
		...storedFileColumns(),
		actionId: integer('action_id')
			.notNull()
			.references(() => improvementActions.id, { onDelete: 'cascade' }),
	},
	(t) => [index('action_proofs_action').on(t.actionId, t.id), ...storedFileConstraints('action_proofs', t)],
);
