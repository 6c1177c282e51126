import { sql } from 'drizzle-orm';
import {
	boolean,
	check,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
	uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, oneOf, primaryId, updatedAt, versionColumn } from '#server/db/columns.ts';
import type { AnswerCode, EvaluationRate } from '#shared/assessment/grading.ts';
import { ROUNDS, type Round } from '#shared/assessment/round.ts';
import type { StatusId, TransitionEvent } from '#shared/assessment/status.ts';
import { STATUS_IDS, TRANSITIONS } from '#shared/assessment/status.ts';
import { ANSWERABLE, UNDER_WAY } from '#shared/assessment/status-sets.ts';
import { users } from './accounts.ts';
import { companies } from './companies.ts';
import { paperCheckItems, paperMainCategories, paperQuestions, paperSubCategories, papers } from './papers.ts';

/**
 * An assessment of a company; the newest is its current one. Only `transition` writes `status`. Each `…At` is a
 * milestone: set when its status is reached, cleared by a move back below it. Visibility depends on milestones, so it
 * survives a cancellation.
 */
export const assessmentProgresses = pgTable(
	'assessment_progresses',
	{
		id: primaryId(),
		companyId: integer('company_id')
			.notNull()
			.references(() => companies.id),
		paperId: integer('paper_id')
			.notNull()
			.references(() => papers.id),
		status: smallint('status').$type<StatusId>().notNull().default(1),
		statusSince: instantColumn('status_since').notNull(),
		startDate: date('start_date'),
		endDate: date('end_date'),
		submittedAt: instantColumn('submitted_at'),
		submittedBy: integer('submitted_by').references(() => users.id),
		/** Given with the first submission, and kept if it is submitted again. */
		receiptNumber: text('receipt_number'),
		gradedAt: instantColumn('graded_at'),
		evaluatedAt: instantColumn('evaluated_at'),
		proposedAt: instantColumn('proposed_at'),
		completedAt: instantColumn('completed_at'),
		reassessmentAt: instantColumn('reassessment_at'),
		regradedAt: instantColumn('regraded_at'),
		reevaluatedAt: instantColumn('reevaluated_at'),
		recompletedAt: instantColumn('recompleted_at'),
		appliedAt: instantColumn('applied_at'),
		issuedAt: instantColumn('issued_at'),
		/** When and by whom grading was requested; null unless pending. */
		gradingRequestedAt: instantColumn('grading_requested_at'),
		gradingRequestedBy: integer('grading_requested_by').references(() => users.id),
		/** Text key of why the last grading failed permanently; shown on the check page until the next request. */
		gradingError: text('grading_error'),
		createdAt: createdAt(),
		updatedAt: updatedAt(),
	},
	(t) => [
		check('assessment_progresses_status', oneOf(t.status, STATUS_IDS)),
		check('assessment_progresses_period', sql`${t.startDate} <= ${t.endDate}`),
		index('assessment_progresses_company').on(t.companyId, t.id.desc()),
		index('assessment_progresses_status_since').on(t.status, t.statusSince.desc()),
		/** Partial: few assessments are not submitted yet. */
		index('assessment_progresses_deadline').on(t.endDate, t.id).where(oneOf(t.status, ANSWERABLE)),
		/** Oldest first, whatever the status. */
		index('assessment_progresses_since').on(t.statusSince.asc().nullsFirst()),
		index('assessment_progresses_created').on(t.createdAt.desc(), t.id.desc()),
		uniqueIndex('assessment_progresses_receipt_number').on(t.receiptNumber),
		index('assessment_progresses_paper').on(t.paperId),
		/** The last finished steps, of which the usual days are computed. */
		index('assessment_progresses_completed').on(t.completedAt.desc()).where(sql`${t.completedAt} is not null`),
		index('assessment_progresses_recompleted').on(t.recompletedAt.desc()).where(sql`${t.recompletedAt} is not null`),
		index('assessment_progresses_issued').on(t.issuedAt.desc()).where(sql`${t.issuedAt} is not null`),
		uniqueIndex('assessment_progresses_one_under_way').on(t.companyId).where(oneOf(t.status, UNDER_WAY)),
	],
);

export const assessmentTransitions = pgTable(
	'assessment_transitions',
	{
		id: primaryId(),
		progressId: integer('progress_id')
			.notNull()
			.references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		event: text('event').$type<TransitionEvent>().notNull(),
		fromStatus: smallint('from_status').$type<StatusId>(),
		toStatus: smallint('to_status').$type<StatusId>().notNull(),
		/** Reason given by staff; never shown to a company. */
		reason: text('reason'),
		/** Shown to the company after a move back. */
		messageToCompany: text('message_to_company'),
		/** A move back that returned a report to its assessor; the company is not told of it. */
		isReturn: boolean('is_return').notNull().default(false),
		/** A finalization by somebody who had rated or written in the round (`FOUR_EYES`). */
		isSamePerson: boolean('is_same_person').notNull().default(false),
		actorId: integer('actor_id')
			.notNull()
			.references(() => users.id),
		createdAt: createdAt(),
	},
	(t) => [
		check(
			'assessment_transitions_event',
			oneOf(
				t.event,
				TRANSITIONS.map((row) => row.event),
			),
		),
		index('assessment_transitions_progress').on(t.progressId, t.id),
	],
);

/** Internal comments of staff on an assessment, never shown to a company. */
export const assessmentComments = pgTable(
	'assessment_comments',
	{
		id: primaryId(),
		progressId: integer('progress_id')
			.notNull()
			.references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		authorId: integer('author_id')
			.notNull()
			.references(() => users.id),
		content: text('content').notNull(),
		createdAt: createdAt(),
	},
	(t) => [index('assessment_comments_progress').on(t.progressId, t.createdAt)],
);

/** Round 1 is the assessment, round 2 the re-assessment. Archived sheets are kept but never shown. */
export const answerSheets = pgTable(
	'answer_sheets',
	{
		id: primaryId(),
		progressId: integer('progress_id')
			.notNull()
			.references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		round: smallint('round').$type<Round>().notNull(),
		archivedAt: instantColumn('archived_at'),
		createdAt: createdAt(),
	},
	(t) => [
		check('answer_sheets_round', oneOf(t.round, ROUNDS)),
		uniqueIndex('answer_sheets_current').on(t.progressId, t.round).where(sql`${t.archivedAt} is null`),
		index('answer_sheets_progress').on(t.progressId),
	],
);

export const answerCategories = pgTable(
	'answer_categories',
	{
		id: primaryId(),
		sheetId: integer('sheet_id')
			.notNull()
			.references(() => answerSheets.id, { onDelete: 'cascade' }),
		mainCategoryId: integer('main_category_id')
			.notNull()
			.references(() => paperMainCategories.id),
	},
	(t) => [uniqueIndex('answer_categories_sheet').on(t.sheetId, t.mainCategoryId)],
);

export const answerSubCategories = pgTable(
	'answer_sub_categories',
	{
		id: primaryId(),
		categoryId: integer('category_id')
			.notNull()
			.references(() => answerCategories.id, { onDelete: 'cascade' }),
		subCategoryId: integer('sub_category_id')
			.notNull()
			.references(() => paperSubCategories.id),
		/** When the company marked it as completed. */
		answeredAt: instantColumn('answered_at'),
		/** Last save by the company. */
		savedAt: instantColumn('saved_at'),
		savedBy: integer('saved_by').references(() => users.id),
		answerVersion: versionColumn('answer_version'),
		/** Member to whom the company's admin assigned it; advisory only. */
		assigneeId: integer('assignee_id').references(() => users.id, { onDelete: 'set null' }),
		/** When an assessor marked it as checked. */
		checkedAt: instantColumn('checked_at'),
		/** Last save by an assessor. */
		ratedAt: instantColumn('rated_at'),
		ratedBy: integer('rated_by').references(() => users.id),
		ratingVersion: versionColumn('rating_version'),
	},
	(t) => [
		uniqueIndex('answer_sub_categories_category').on(t.categoryId, t.subCategoryId),
		index('answer_sub_categories_assignee').on(t.assigneeId),
	],
);

export const answerContents = pgTable(
	'answer_contents',
	{
		id: primaryId(),
		answerSubCategoryId: integer('answer_sub_category_id')
			.notNull()
			.references(() => answerSubCategories.id, { onDelete: 'cascade' }),
		questionId: integer('question_id')
			.notNull()
			.references(() => paperQuestions.id),
		/** 1 yes, 2 no, 3 not applicable; null if unanswered. */
		answer: smallint('answer').$type<AnswerCode>(),
		extensionNote: text('extension_note'),
	},
	(t) => [
		check('answer_contents_answer', oneOf(t.answer, [1, 2, 3])),
		uniqueIndex('answer_contents_sub_category').on(t.answerSubCategoryId, t.questionId),
	],
);

export const answerEvaluations = pgTable(
	'answer_evaluations',
	{
		id: primaryId(),
		answerContentId: integer('answer_content_id')
			.notNull()
			.references(() => answerContents.id, { onDelete: 'cascade' }),
		checkItemId: integer('check_item_id')
			.notNull()
			.references(() => paperCheckItems.id),
		/** 0 ineligible, 1 = 0 %, 2 = 50 %, 3 = 100 %; null if unrated. */
		evaluationRate: smallint('evaluation_rate').$type<EvaluationRate>(),
		comment: text('comment'),
	},
	(t) => [
		check('answer_evaluations_rate', oneOf(t.evaluationRate, [0, 1, 2, 3])),
		uniqueIndex('answer_evaluations_content').on(t.answerContentId, t.checkItemId),
	],
);

/** Records that a company has ticked as at hand for an assessment, by their key in its paper. */
export const recordsAtHand = pgTable(
	'records_at_hand',
	{
		progressId: integer('progress_id')
			.notNull()
			.references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		record: text('record').notNull(),
		markedBy: integer('marked_by')
			.notNull()
			.references(() => users.id),
		markedAt: instantColumn('marked_at').notNull(),
	},
	(t) => [primaryKey({ columns: [t.progressId, t.record] })],
);

/** How ratings came about: changes of a check item's rating or memo, for staff only. */
export const ratingSteps = pgTable(
	'rating_steps',
	{
		id: primaryId(),
		evaluationId: integer('evaluation_id')
			.notNull()
			.references(() => answerEvaluations.id, { onDelete: 'cascade' }),
		ratedBy: integer('rated_by')
			.notNull()
			.references(() => users.id),
		/** First and last save of the step. */
		beganAt: instantColumn('began_at').notNull(),
		ratedAt: instantColumn('rated_at').notNull(),
		/** Null if unrated. */
		fromRate: smallint('from_rate').$type<EvaluationRate>(),
		toRate: smallint('to_rate').$type<EvaluationRate>(),
		memoChanged: boolean('memo_changed').notNull(),
	},
	(t) => [
		check('rating_steps_rates', sql`${t.fromRate} between 0 and 3 and ${t.toRate} between 0 and 3`),
		index('rating_steps_evaluation').on(t.evaluationId, t.id),
	],
);
