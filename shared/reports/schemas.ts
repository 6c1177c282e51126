import { z } from 'zod';
import { criticalFailures } from '#shared/assessment/critical-failures.ts';
import { percent } from '#shared/assessment/graded-score.ts';
import { checkedSheet } from '#shared/checking/schemas.ts';
import { companyWire } from '#shared/companies/schemas.ts';
import { autosave, id, instant, listOf, noteText, queryFlag, reasonText, version } from '#shared/fields.ts';
import { reportObjection } from '#shared/objections/schemas.ts';
import { position } from '#shared/position/schemas.ts';
import { savedState } from '#shared/versions.ts';
import { roundComparison } from './comparison.ts';

/**
 * The evaluation report and the improvement proposal. Responses are also the view models of screen, PDF and workbook.
 */

const subCategoryResult = z.object({
	id: id(),
	content: z.string(),
	score: percent(),
	evaluation_note: z.string(),
});

const mainCategoryResult = z.object({
	id: id(),
	content: z.string(),
	score: percent(),
	sub_category_results: z.array(subCategoryResult),
});
export type MainCategoryResult = z.input<typeof mainCategoryResult>;

const sdgTargetResult = z.object({
	id: id(),
	/** The part after the dot: '8', 'b'. */
	target_number: z.string(),
	description: z.string(),
	score: percent(),
	evaluation_note: z.string(),
});

const sdgGoalResult = z.object({
	id: id(),
	sdg_goal_id: z.number().int().min(1).max(17),
	name: z.string(),
	score: percent(),
	sdg_target_results: z.array(sdgTargetResult),
});

const scores = {
	score: z.number().int().nullable(),
	/** Maximum score of the paper, 100 per main category; grades depend on the share of it. */
	max_score: z.number().int(),
	sdg_score: percent(),
	main_category_results: z.array(mainCategoryResult),
};

const resultIndex = z.object({ ...scores, sdg_goal_results: z.array(sdgGoalResult) });
export type ResultIndex = z.input<typeof resultIndex>;

const rankedCategory = z.object({ id: id(), content: z.string(), score: z.number().int().min(0).max(100) });

const rankedSubCategory = rankedCategory.extend({ main_category: z.string() });
export type RankedSubCategory = z.input<typeof rankedSubCategory>;

/** First page of the report, see summary.ts. */
const reportSummary = z.object({
	highest: rankedCategory.nullable(),
	lowest: rankedCategory.nullable(),
	/** Sub-categories with a score, with 80 points or more, and with less than 60. */
	scored_count: z.number().int(),
	high_count: z.number().int(),
	low_count: z.number().int(),
	strengths: z.array(rankedSubCategory),
	to_improve: z.array(rankedSubCategory),
});
export type ReportSummary = z.input<typeof reportSummary>;

/** Evaluation report of a round, as last confirmed. */
export const assessmentResult = z.object({
	id: id(),
	is_first_time: z.boolean(),
	company: companyWire,
	summary: reportSummary,
	critical_failures: criticalFailures,
	/** Changes since the first round; null in the report of the first round. */
	comparison: roundComparison.nullable(),
	result: resultIndex,
	/** Position among other companies on the day of finalizing; null before that, and if not shown. */
	position: position.nullable(),
	/** The objection to this round; null without one, and if it was withdrawn. */
	objection: reportObjection.nullable(),
	updated_at: instant(),
});
export type AssessmentResult = z.input<typeof assessmentResult>;

/** Contents of the report on screen and on paper. */
export type ReportContent = Omit<
	AssessmentResult,
	'company' | 'summary' | 'critical_failures' | 'comparison' | 'position' | 'objection'
> & {
	/** Missing in documents enqueued by a former version. */
	summary?: ReportSummary;
	/** Missing in documents enqueued by a former version. */
	critical_failures?: AssessmentResult['critical_failures'];
	comparison?: AssessmentResult['comparison'];
	/** Missing in documents enqueued by a former version. */
	position?: AssessmentResult['position'];
	/** Missing in documents enqueued by a former version. */
	objection?: AssessmentResult['objection'];
	company: Pick<AssessmentResult['company'], 'company_name' | 'registration_number' | 'start_date' | 'end_date'>;
};

export const resultQuery = { is_first_time: queryFlag().default(true) };

const answerContent = z.object({
	id: id(),
	content: z.string(),
	answer: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
	extension_note: z.string().nullable(),
});

/** State of an edited text: version, last editor, and whether there are unconfirmed changes. */
export const draftState = { ...savedState, has_draft: z.boolean() };

/** In the editor: the confirmed text of a note if it differs from the draft. */
export const confirmedNote = { confirmed_note: z.string().nullable() };

/** In the editor: whether a note is a first draft as the rule made it. */
export const uneditedDraft = { is_unedited_draft: z.boolean() };

/** The result with drafts of the notes, and the answers linked to each SDG target. */
const editedResultIndex = z.object({
	...scores,
	main_category_results: z.array(
		mainCategoryResult.extend({
			sub_category_results: z.array(
				/** Key of the sub-category in all papers. */
				subCategoryResult.extend({ key: z.uuid(), ...confirmedNote, ...uneditedDraft }),
			),
		}),
	),
	sdg_goal_results: z.array(
		sdgGoalResult.extend({
			sdg_target_results: z.array(
				sdgTargetResult.extend({ answer_contents: z.array(answerContent), ...confirmedNote }),
			),
		}),
	),
});

/** The evaluation report in its editor: the checked sheet, its result and the drafts of the notes. */
export const evaluationReport = checkedSheet
	.omit({ is_grading_pending: true, grading_error: true, result: true })
	.extend({
		result_index: editedResultIndex,
		/** Last confirmation; null for a draft. */
		updated_at: instant().nullable(),
		...draftState,
	});
export type EvaluationReport = z.input<typeof evaluationReport>;

/**
 * Latest earlier notes on the same sub-categories and targets: those of the first round for a re-assessment, otherwise
 * of the company's last finished assessment. Confirmed notes only; sub-categories of other papers are matched by key.
 */
export const formerNotes = z.object({
	sub_category_results: z.array(
		z.object({
			/** Ids of the result being edited. */
			id: id(),
			round: z.union([z.literal(1), z.literal(2)]),
			score: percent(),
			evaluation_note: z.string(),
			proposal_note: z.string().nullable(),
			confirmed_at: instant(),
		}),
	),
	sdg_target_results: z.array(
		z.object({ id: id(), score: percent(), evaluation_note: z.string(), confirmed_at: instant() }),
	),
});
export type FormerNotes = z.input<typeof formerNotes>;

/** First drafts of the notes on each sub-category in the reader's language, made by rule; nothing is stored. */
export const firstDrafts = z.object({
	sub_category_results: z.array(
		z.object({
			id: id(),
			evaluation_note: z.string(),
			/** Null in a re-assessment. */ proposal_note: z.string().nullable(),
		}),
	),
});
export type FirstDrafts = z.input<typeof firstDrafts>;

/** Only limits; the service checks the ids against the result. */
const MAX_SUB_CATEGORIES = 5_000;
const MAX_TARGETS = 169;

const evaluationNotes = (max: number) => listOf(z.object({ id: id(), evaluation_note: noteText() }), max).default([]);

const reportBody = {
	sub_category_results: evaluationNotes(MAX_SUB_CATEGORIES),
	sdg_target_results: evaluationNotes(MAX_TARGETS),
	version: version(),
};
/** A draft; `autosave` marks saves by the client after typing and on leaving. */
export const saveReportBody = { ...reportBody, autosave: autosave() };

const reportInput = z.object({ id: id(), ...reportBody });
export type EvaluationReportInput = z.output<typeof reportInput>;

export const confirmReportBody = { ...reportBody, reason: reasonText() };
const confirmReportInput = z.object({ id: id(), ...confirmReportBody });
export type ConfirmReportInput = z.output<typeof confirmReportInput>;

export const finaliseBody = { reason: reasonText() };
