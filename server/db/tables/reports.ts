import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId, versionColumn } from '#server/db/columns.ts';
import { answerSheets } from './assessment.ts';
import { paperMainCategories, paperSubCategories, sdgTargets } from './papers.ts';

const score = () => smallint('score');
const unedited = (name: string) => boolean(name).notNull().default(false);

/**
 * Graded result of an answer sheet, with the notes of its evaluation report and, on the first sheet, of the improvement
 * proposal. Re-grading updates the scores in place, so notes survive a move back. A `…Draft` column holds text that was
 * saved but not confirmed; null without unconfirmed changes. `…Unedited` says whether the text of its column is a first
 * draft as the rule made it (`shared/reports/first-draft.ts`).
 */
export const results = pgTable(
	'results',
	{
		id: primaryId(),
		sheetId: integer('sheet_id')
			.notNull()
			.references(() => answerSheets.id, { onDelete: 'cascade' }),
		score: score(),
		sdgScore: smallint('sdg_score'),
		/**
		 * Questions of the paper that were critical failures by the rule at the time of grading. Null until graded, and if
		 * a former version graded it during an upgrade.
		 */
		criticalQuestionIds: integer('critical_question_ids').array(),
		reportVersion: versionColumn('report_version'),
		/** When the evaluation report was last confirmed; null while it is a draft. */
		reportConfirmedAt: instantColumn('report_confirmed_at'),
		reportSavedAt: instantColumn('report_saved_at'),
		reportSavedBy: integer('report_saved_by'),
		proposalVersion: versionColumn('proposal_version'),
		/** When the improvement proposal was last submitted; null while it is a draft. */
		proposalSubmittedAt: instantColumn('proposal_submitted_at'),
		proposalSavedAt: instantColumn('proposal_saved_at'),
		proposalSavedBy: integer('proposal_saved_by'),
		createdAt: createdAt(),
	},
	(t) => [
		uniqueIndex('results_sheet').on(t.sheetId),
		check('results_scores', sql`${t.score} >= 0 and ${t.sdgScore} between 0 and 100`),
	],
);

export const resultMainCategories = pgTable(
	'result_main_categories',
	{
		id: primaryId(),
		resultId: integer('result_id')
			.notNull()
			.references(() => results.id, { onDelete: 'cascade' }),
		mainCategoryId: integer('main_category_id')
			.notNull()
			.references(() => paperMainCategories.id),
		score: score(),
	},
	(t) => [
		uniqueIndex('result_main_categories_result').on(t.resultId, t.mainCategoryId),
		check('result_main_categories_score', sql`${t.score} between 0 and 100`),
	],
);

export const resultSubCategories = pgTable(
	'result_sub_categories',
	{
		id: primaryId(),
		resultMainCategoryId: integer('result_main_category_id')
			.notNull()
			.references(() => resultMainCategories.id, { onDelete: 'cascade' }),
		subCategoryId: integer('sub_category_id')
			.notNull()
			.references(() => paperSubCategories.id),
		score: score(),
		evaluationNote: text('evaluation_note').notNull().default(''),
		evaluationNoteUnedited: unedited('evaluation_note_unedited'),
		evaluationNoteDraft: text('evaluation_note_draft'),
		evaluationNoteDraftUnedited: unedited('evaluation_note_draft_unedited'),
		proposalNote: text('proposal_note'),
		proposalNoteUnedited: unedited('proposal_note_unedited'),
		proposalNoteDraft: text('proposal_note_draft'),
		proposalNoteDraftUnedited: unedited('proposal_note_draft_unedited'),
	},
	(t) => [
		uniqueIndex('result_sub_categories_main').on(t.resultMainCategoryId, t.subCategoryId),
		check('result_sub_categories_score', sql`${t.score} between 0 and 100`),
	],
);

export const resultSdgGoals = pgTable(
	'result_sdg_goals',
	{
		id: primaryId(),
		resultId: integer('result_id')
			.notNull()
			.references(() => results.id, { onDelete: 'cascade' }),
		goalId: smallint('goal_id').notNull(),
		score: score(),
	},
	(t) => [
		uniqueIndex('result_sdg_goals_result').on(t.resultId, t.goalId),
		check('result_sdg_goals_values', sql`${t.goalId} between 1 and 17 and ${t.score} between 0 and 100`),
	],
);

export const resultSdgTargets = pgTable(
	'result_sdg_targets',
	{
		id: primaryId(),
		resultSdgGoalId: integer('result_sdg_goal_id')
			.notNull()
			.references(() => resultSdgGoals.id, { onDelete: 'cascade' }),
		sdgTargetId: integer('sdg_target_id')
			.notNull()
			.references(() => sdgTargets.id),
		score: score(),
		evaluationNote: text('evaluation_note').notNull().default(''),
		evaluationNoteDraft: text('evaluation_note_draft'),
	},
	(t) => [
		uniqueIndex('result_sdg_targets_goal').on(t.resultSdgGoalId, t.sdgTargetId),
		index('result_sdg_targets_target').on(t.sdgTargetId),
		check('result_sdg_targets_score', sql`${t.score} between 0 and 100`),
	],
);
