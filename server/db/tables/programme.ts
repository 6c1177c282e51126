import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '#server/db/columns.ts';
import type { Grade } from '#shared/assessment/grade.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { StatusId } from '#shared/assessment/status.ts';
import type { StatementId } from '#shared/voice/statements.ts';

/**
 * Facts of the programme's desk: copies of what other tables say, in the shape of its figures. Written with each
 * transition and repaired by a sweep (`server/programme-facts`). They have no foreign keys: the sweep would wait for
 * whoever has locked an assessment, and who waits for the sweep.
 */

/** One row an assessment. Days are Tokyo's. */
export const programmeAssessments = pgTable(
	'programme_assessments',
	{
		progressId: integer('progress_id').primaryKey(),
		companyId: integer('company_id').notNull(),
		/** Of the company's profile now: the letter of its industry, its prefecture (null if unknown) and its size. */
		industry: text('industry').notNull(),
		prefecture: smallint('prefecture'),
		/** `sizeBandOf`; 0 if unknown. */
		sizeBand: smallint('size_band').notNull(),
		status: smallint('status').$type<StatusId>().notNull(),
		sinceOn: date('since_on').notNull(),
		/** Whether it is the company's current assessment. */
		isNewest: boolean('is_newest').notNull(),
		startedOn: date('started_on').notNull(),
		submittedOn: date('submitted_on'),
		gradedOn: date('graded_on'),
		finalisedOn: date('finalised_on'),
		reassessedOn: date('reassessed_on'),
		certifiedOn: date('certified_on'),
		cancelledOn: date('cancelled_on'),
		/** `updated_at` of the assessment that was copied: an older copy never replaces a newer one. */
		asOf: instantColumn('as_of').notNull(),
	},
	(t) => [
		index('programme_assessments_company').on(t.companyId),
		/** Partial: a company has one. */
		index('programme_assessments_newest').on(t.status, t.sinceOn).where(sql`${t.isNewest}`),
		/** The companies of a group of the figures. */
		index('programme_assessments_group')
			.on(t.industry, t.prefecture, t.sizeBand, t.companyId)
			.where(sql`${t.isNewest}`),
		/** The flow counts the days of each step alone. */
		index('programme_assessments_started').on(t.startedOn),
		index('programme_assessments_submitted').on(t.submittedOn).where(sql`${t.submittedOn} is not null`),
		index('programme_assessments_graded').on(t.gradedOn).where(sql`${t.gradedOn} is not null`),
		index('programme_assessments_finalised').on(t.finalisedOn).where(sql`${t.finalisedOn} is not null`),
		index('programme_assessments_reassessed').on(t.reassessedOn).where(sql`${t.reassessedOn} is not null`),
		index('programme_assessments_certified').on(t.certifiedOn).where(sql`${t.certifiedOn} is not null`),
		index('programme_assessments_cancelled').on(t.cancelledOn).where(sql`${t.cancelledOn} is not null`),
	],
);

/** One row a graded round that stands; none for canceled assessments. */
export const programmeRounds = pgTable(
	'programme_rounds',
	{
		sheetId: integer('sheet_id').primaryKey(),
		progressId: integer('progress_id').notNull(),
		companyId: integer('company_id').notNull(),
		paperId: integer('paper_id').notNull(),
		round: smallint('round').$type<Round>().notNull(),
		/** The milestone: graded again, it differs. */
		gradedAt: instantColumn('graded_at').notNull(),
		gradedOn: date('graded_on').notNull(),
		/** Days from the submission, or the application for the re-assessment, to the grading. */
		days: integer('days').notNull(),
		finalisedOn: date('finalised_on'),
		/** Whether it is the last finalized round of its assessment. */
		isStanding: boolean('is_standing').notNull(),
		score: smallint('score'),
		maxScore: smallint('max_score').notNull(),
		grade: text('grade').$type<Grade>(),
		stars: smallint('stars').notNull(),
		/** By main category and by sub-category, in the order of the paper; -1 without a score. */
		categoryScores: smallint('category_scores').array().notNull(),
		subScores: smallint('sub_scores').array().notNull(),
		/** Thousandths of its points that each question lost, in the order of the paper; 0 where it did not count. */
		lost: smallint('lost').array().notNull(),
		/** Questions that did not count, of those the ones answered 'not applicable', and critical failures. */
		leftOutIds: integer('left_out_ids').array().notNull(),
		notApplicableIds: integer('not_applicable_ids').array().notNull(),
		criticalIds: integer('critical_ids').array().notNull(),
	},
	(t) => [
		index('programme_rounds_progress').on(t.progressId, t.round),
		index('programme_rounds_company').on(t.companyId),
		index('programme_rounds_standing').on(t.finalisedOn).where(sql`${t.isStanding}`),
		/** With all that a comparison of years reads: the rows themselves are wide. */
		index('programme_rounds_standing_scores')
			.on(t.finalisedOn, t.companyId, t.sheetId, t.score, t.maxScore)
			.where(sql`${t.isStanding}`),
		index('programme_rounds_graded').on(t.gradedOn),
	],
);

/** Who rated a graded round: how many of its check items stand as rated last by whom, by rate. */
export const programmeRaters = pgTable(
	'programme_raters',
	{
		sheetId: integer('sheet_id').notNull(),
		userId: integer('user_id').notNull(),
		companyId: integer('company_id').notNull(),
		none: integer('rated_none').notNull(),
		half: integer('rated_half').notNull(),
		full: integer('rated_full').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.sheetId, t.userId] }),
		index('programme_raters_user').on(t.userId),
		index('programme_raters_company').on(t.companyId),
	],
);

/** When the facts were last compared with everything; a single row. */
export const programmeSweeps = pgTable(
	'programme_sweeps',
	{
		id: smallint('id').primaryKey().default(1),
		sweptAt: instantColumn('swept_at').notNull(),
	},
	(t) => [check('programme_sweeps_one_row', sql`${t.id} = 1`)],
);

/** Free results that were deleted after FREE_CONTACT_RETENTION_DAYS, counted by Tokyo month and referer. */
export const formerVisits = pgTable(
	'former_visits',
	{
		/** First day of the month. */
		month: date('month').notNull(),
		/** '' without one. */
		referer: text('referer').notNull(),
		results: integer('results').notNull(),
	},
	(t) => [primaryKey({ columns: [t.month, t.referer] }), check('former_visits_results', sql`${t.results} > 0`)],
);

/**
 * What workers said to a statement over all companies, as `shared/programme/voice.ts` lets it be made. Names rounds by number, to
 * know which are new.
 */
export const programmeVoice = pgTable('programme_voice', {
	statement: text('statement').$type<StatementId>().primaryKey(),
	roundIds: integer('round_ids').array().notNull(),
	/** Answers of well-treated workers, the opposite, and neither. */
	good: integer('good').notNull(),
	bad: integer('bad').notNull(),
	neither: integer('neither').notNull(),
	madeAt: instantColumn('made_at').notNull(),
});
