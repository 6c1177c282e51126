import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, oneOf, primaryId, versionColumn } from '#server/db/columns.ts';
import type { EvaluationRate } from '#shared/assessment/grading.ts';
import { users } from './accounts.ts';
import { answerEvaluations, answerSheets, answerSubCategories, assessmentProgresses } from './assessment.ts';

/** Second ratings of a few sub-categories of drawn sheets, by assessors who do not know the first ones. They enter no score. */
export const calibrations = pgTable(
	'calibrations',
	{
		id: primaryId(),
		progressId: integer('progress_id')
			.notNull()
			.references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		sheetId: integer('sheet_id')
			.notNull()
			.references(() => answerSheets.id, { onDelete: 'cascade' }),
		/** Null while nobody can rate it. */
		secondRaterId: integer('second_rater_id').references(() => users.id),
		givenAt: instantColumn('given_at'),
		/** When the second rating was complete, which ends what the second rater may read. */
		ratedAt: instantColumn('rated_at'),
		/** Last save of the second ratings. */
		savedAt: instantColumn('saved_at'),
		version: versionColumn(),
		drawnAt: createdAt(),
	},
	(t) => [
		check('calibrations_given', sql`(${t.secondRaterId} is null) = (${t.givenAt} is null)`),
		check('calibrations_rated', sql`${t.ratedAt} is null or ${t.secondRaterId} is not null`),
		uniqueIndex('calibrations_sheet').on(t.sheetId),
		index('calibrations_progress').on(t.progressId),
		index('calibrations_second_rater').on(t.secondRaterId, t.id.desc()),
		index('calibrations_drawn_at').on(t.drawnAt.desc(), t.id.desc()),
		index('calibrations_open').on(t.id).where(sql`${t.ratedAt} is null`),
	],
);

/** The drawn sub-categories of a sheet, and who had rated each when it was graded. */
export const calibrationParts = pgTable(
	'calibration_parts',
	{
		calibrationId: integer('calibration_id')
			.notNull()
			.references(() => calibrations.id, { onDelete: 'cascade' }),
		answerSubCategoryId: integer('answer_sub_category_id')
			.notNull()
			.references(() => answerSubCategories.id, { onDelete: 'cascade' }),
		firstRaterId: integer('first_rater_id').references(() => users.id),
	},
	(t) => [
		primaryKey({ columns: [t.calibrationId, t.answerSubCategoryId] }),
		index('calibration_parts_sub_category').on(t.answerSubCategoryId),
		index('calibration_parts_first_rater').on(t.firstRaterId),
	],
);

/** The first ratings as they were graded, whatever becomes of the sheet, and the second ones. */
export const calibrationRatings = pgTable(
	'calibration_ratings',
	{
		calibrationId: integer('calibration_id')
			.notNull()
			.references(() => calibrations.id, { onDelete: 'cascade' }),
		evaluationId: integer('evaluation_id')
			.notNull()
			.references(() => answerEvaluations.id, { onDelete: 'cascade' }),
		firstRate: smallint('first_rate').$type<EvaluationRate>().notNull(),
		firstComment: text('first_comment'),
		secondRate: smallint('second_rate').$type<EvaluationRate>(),
		secondComment: text('second_comment'),
	},
	(t) => [
		primaryKey({ columns: [t.calibrationId, t.evaluationId] }),
		check('calibration_ratings_first', oneOf(t.firstRate, [0, 1, 2, 3])),
		check('calibration_ratings_second', oneOf(t.secondRate, [0, 1, 2, 3])),
		index('calibration_ratings_evaluation').on(t.evaluationId),
	],
);

/** Who declined a second rating; they are not asked for it again. */
export const calibrationDeclines = pgTable(
	'calibration_declines',
	{
		calibrationId: integer('calibration_id')
			.notNull()
			.references(() => calibrations.id, { onDelete: 'cascade' }),
		userId: integer('user_id')
			.notNull()
			.references(() => users.id),
		reason: text('reason').notNull(),
		declinedAt: createdAt(),
	},
	(t) => [primaryKey({ columns: [t.calibrationId, t.userId] })],
);

/** What the raters and admins say about the two ratings. */
export const calibrationMessages = pgTable(
	'calibration_messages',
	{
		id: primaryId(),
		calibrationId: integer('calibration_id')
			.notNull()
			.references(() => calibrations.id, { onDelete: 'cascade' }),
		authorId: integer('author_id')
			.notNull()
			.references(() => users.id),
		content: text('content').notNull(),
		createdAt: createdAt(),
	},
	(t) => [index('calibration_messages_calibration').on(t.calibrationId, t.id)],
);
