import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, oneOf, primaryId, updatedAt, versionColumn } from '#server/db/columns.ts';
import { ROUNDS, type Round } from '#shared/assessment/round.ts';
import {
	OBJECTION_STATES,
	OBJECTION_WITHDRAWALS,
	type ObjectionState,
	type ObjectionWithdrawal,
} from '#shared/objections/rules.ts';
import { users } from './accounts.ts';
import { answerSheets, assessmentProgresses } from './assessment.ts';
import { paperQuestions, paperSubCategories } from './papers.ts';
import { storedFileColumns, storedFileConstraints } from './stored-file.ts';

/** Objections of companies to the result of a round: one for each sheet, whatever became of it. */
export const objections = pgTable(
	'objections',
	{
		id: primaryId(),
		progressId: integer('progress_id')
			.notNull()
			.references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		sheetId: integer('sheet_id')
			.notNull()
			.references(() => answerSheets.id, { onDelete: 'cascade' }),
		round: smallint('round').$type<Round>().notNull(),
		status: text('status').$type<ObjectionState>().notNull().default('filed'),
		filedBy: integer('filed_by')
			.notNull()
			.references(() => users.id),
		filedAt: createdAt(),
		/** Tokyo date by which it should be decided. */
		dueOn: date('due_on').notNull(),
		withdrawnBecause: text('withdrawn_because').$type<ObjectionWithdrawal>(),
		/** Who withdrew or decided it, and when. */
		endedBy: integer('ended_by').references(() => users.id),
		endedAt: instantColumn('ended_at'),
		/** Decided, or ended by canceling, by an admin who had rated or finalized the round, as there was nobody else. */
		decidedByInvolved: boolean('decided_by_involved').notNull().default(false),
		/** Whether the decision moved back. */
		opensCorrection: boolean('opens_correction').notNull().default(false),
		/** When a second move back opened the whole sheet of a correction. */
		releasedAt: instantColumn('released_at'),
		/** When the round was finalized again after the correction. */
		correctedAt: instantColumn('corrected_at'),
		updatedAt: updatedAt(),
		/** Counts every change of state and files. */
		version: versionColumn(),
	},
	(t) => [
		check('objections_round', oneOf(t.round, ROUNDS)),
		check('objections_status', oneOf(t.status, OBJECTION_STATES)),
		check('objections_withdrawal', oneOf(t.withdrawnBecause, OBJECTION_WITHDRAWALS)),
		check('objections_withdrawn', sql`(${t.status} = 'withdrawn') = (${t.withdrawnBecause} is not null)`),
		check('objections_ended', sql`(${t.status} = 'filed') = (${t.endedAt} is null)`),
		check('objections_correction', sql`not ${t.opensCorrection} or ${t.status} = 'decided'`),
		uniqueIndex('objections_sheet').on(t.sheetId),
		index('objections_progress').on(t.progressId, t.id.desc()),
		index('objections_filed_at').on(t.filedAt.desc(), t.id.desc()),
		/** Partial: few are undecided. */
		uniqueIndex('objections_undecided').on(t.progressId).where(sql`${t.status} = 'filed'`),
	],
);

/** What an objection is about, by question or sub-category of the paper, so that both rounds and a new sheet show it. */
export const objectionPoints = pgTable(
	'objection_points',
	{
		id: primaryId(),
		objectionId: integer('objection_id')
			.notNull()
			.references(() => objections.id, { onDelete: 'cascade' }),
		subCategoryId: integer('sub_category_id')
			.notNull()
			.references(() => paperSubCategories.id),
		/** Null: the sub-category as a whole, where the paper explains no questions. */
		questionId: integer('question_id').references(() => paperQuestions.id),
		reason: text('reason').notNull(),
		/** Null until decided. */
		isUpheld: boolean('is_upheld'),
		decisionReason: text('decision_reason'),
	},
	(t) => [
		check('objection_points_decided', sql`(${t.isUpheld} is null) = (${t.decisionReason} is null)`),
		index('objection_points_objection').on(t.objectionId, t.id),
	],
);

/** Files with an objection, at most five. */
export const objectionFiles = pgTable(
	'objection_files',
	{
		...storedFileColumns(),
		objectionId: integer('objection_id')
			.notNull()
			.references(() => objections.id, { onDelete: 'cascade' }),
	},
	(t) => [index('objection_files_objection').on(t.objectionId, t.id), ...storedFileConstraints('objection_files', t)],
);
