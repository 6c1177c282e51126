import { z } from 'zod';
import { gradedScore, percent } from '#shared/assessment/graded-score.ts';
import { namedStatus } from '#shared/assessment/status-filter.ts';
import { companyWire } from '#shared/companies/schemas.ts';
import { autosave, id, instant, listOf, noteText, version } from '#shared/fields.ts';
import { evidenceDocument } from '#shared/files/documents.ts';
import { shownAnchors, shownGuidance } from '#shared/papers/shown-guidance.ts';
import { savedAnswer, savedState } from '#shared/versions.ts';

/** Checking the answers of an assessment or a re-assessment: responses, and the body of a save. */

const subCategoryRow = z.object({
	id: id(),
	content: z.string(),
	is_checked: z.boolean(),
	question_count: z.number(),
	/** Of the ratings. */
	version: z.int(),
	item_count: z.int(),
	unrated_count: z.int(),
	/** The company saved its answers after they were rated, and nobody has checked them since. */
	is_stale: z.boolean(),
	/** How many check items are rated otherwise than in the first round; null in the first round. */
	changed_item_count: z.int().nullable(),
});

const categoryRow = z.object({
	id: id(),
	content: z.string(),
	/** Whether all its sub-categories are checked. */
	is_checked: z.boolean(),
	answer_sub_categories: z.array(subCategoryRow),
});

/** Null for the first and the last sub-category. */
const neighbours = { prev: id().nullable(), next: id().nullable() };

export const checkedSheet = z.object({
	/** Id of the assessment progress. */
	id: id(),
	status: namedStatus,
	submitted_by: z.object({ id: id(), name: z.string() }).nullable(),
	submitted_at: instant().nullable(),
	company: companyWire,
	company_document_files: z.array(evidenceDocument),
	answer_categories: z.array(categoryRow.extend({ sub_category_count: z.number() })),
	/** Grading is requested and not finished. */
	is_grading_pending: z.boolean(),
	/** Why the last grading failed, in the reader's language; null after the next request. */
	grading_error: z.string().nullable(),
	/** Null until the round is graded. */
	result: gradedScore.nullable(),
	has_improvement_proposal: z.boolean(),
	/** Whether staff said that there will be no improvement proposal. */
	is_proposal_waived: z.boolean(),
});
export type CheckedSheet = z.input<typeof checkedSheet>;

export const checkedCategory = categoryRow.extend(neighbours);
export type CheckedCategory = z.input<typeof checkedCategory>;

/** 0 ineligible, 1 = 0 %, 2 = 50 %, 3 = 100 %. */
const evaluationRate = () =>
	z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)], { error: 'validation.choice' });

const rating = z.object({
	id: id(),
	content: z.string(),
	/** What 100 %, 50 % and 0 % mean; null where the paper does not say. */
	anchors: shownAnchors.nullable(),
	/** Whether the critical question has failed once this is rated 0 %. */
	states_violation: z.boolean(),
	/** Null until rated. */
	evaluation_rate: evaluationRate().nullable(),
	comment: z.string().nullable(),
});

const subCategoryWith = <R extends z.ZodType>(evaluation: R) =>
	z.object({
		id: id(),
		/** Of the paper, the same in both rounds. */
		sub_category_id: id(),
		content: z.string(),
		answer_category: z.object({ id: id(), content: z.string() }),
		is_checked: z.boolean(),
		/** Whether ratings may be saved now. */
		is_editable: z.boolean(),
		/** Who is meant and what words mean; null where the paper does not say. */
		introduction: z.string().nullable(),
		answer_contents: z.array(
			z.object({
				id: id(),
				content: z.string(),
				/** 1 yes, 2 no, 3 not applicable. */
				answer: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
				extension_note: z.string().nullable(),
				/** When "not applicable" may be answered; null: never. */
				na_condition: z.string().nullable(),
				is_critical: z.boolean(),
				guidance: shownGuidance.nullable(),
				/** With which a request for evidence on it begins. */
				ready_request: z.string(),
				answer_evaluations: z.array(evaluation),
			}),
		),
		...savedState,
		...neighbours,
	});

export const checkedSubCategory = subCategoryWith(rating);

/** A re-assessment also has the rating and memo of the first round. */
export const recheckedSubCategory = subCategoryWith(
	rating.extend({ first_evaluation_rate: evaluationRate().nullable(), first_comment: z.string().nullable() }),
);
export type RecheckedSubCategory = z.input<typeof recheckedSubCategory>;

/** Only limits; the services check the ids against the sheet. */
const MAX_SUB_CATEGORIES = 1_000;
const MAX_QUESTIONS = 200;
const MAX_ITEMS = 50;

/** Ratings of a sub-category. Omitted fields stay unchanged; null clears. */
export const ratingsBody = {
	answer_contents: listOf(
		z.object({
			id: id(),
			answer_evaluations: listOf(
				z.object({
					id: id(),
					evaluation_rate: evaluationRate().nullable().optional(),
					comment: noteText().nullable().optional(),
				}),
				MAX_ITEMS,
			).default([]),
		}),
		MAX_QUESTIONS,
	),
	version: version(),
	autosave: autosave(),
};
const ratingsInput = z.object({ id: id(), ...ratingsBody });
export type RatingsInput = z.output<typeof ratingsInput>;

export const markBody = { version: version() };

/** The sub-categories of a re-assessment that the sender has seen, each with the version that they saw. */
export const markUnchangedBody = {
	versions: listOf(z.object({ id: id(), version: version().unwrap() }), MAX_SUB_CATEGORIES),
};
const markUnchangedInput = z.object({ id: id(), ...markUnchangedBody });
export type MarkUnchangedInput = z.output<typeof markUnchangedInput>;

/** Why a sub-category was not marked. */
export const NOT_MARKED = ['changed', 'unrated', 'checked_before'] as const;

export const markedUnchanged = z.object({
	marked: z.array(id()),
	not_marked: z.array(z.object({ id: id(), why: z.enum(NOT_MARKED) })),
});
export type MarkedUnchanged = z.input<typeof markedUnchanged>;

/** Response of a save. Clearing a rating of a checked sub-category marks it as not checked. */
export const savedRatings = savedAnswer.extend({ is_checked: z.boolean() });
export type SavedRatings = z.input<typeof savedRatings>;

/** A question that staff are told about, with the place where it is rated. */
export const namedQuestion = z.object({
	id: id(),
	/** As the paper numbers it, from the category down: '2-1-3'. */
	number: z.string(),
	content: z.string(),
	sub_category: z.object({ id: id(), content: z.string() }),
	category: z.object({ id: id(), content: z.string() }),
});
export type NamedQuestion = z.output<typeof namedQuestion>;

/** What staff are told about a sheet beside its score. */
const substance = z.object({
	/** Critical questions that failed. */
	critical_failures: z.array(namedQuestion),
	/** Questions answered "not applicable" for which the paper names no condition. */
	unconditional_na: z.array(namedQuestion),
});
export type Substance = z.input<typeof substance>;

const partScore = z.object({ id: id(), content: z.string(), score: percent() });

/** A request for evidence that is not decided; without a question it is on the assessment as a whole. */
const undecidedRequest = z.object({
	id: id(),
	question: namedQuestion.nullable(),
	content: z.string(),
	due_on: z.string().nullable(),
});
export type UndecidedRequest = z.output<typeof undecidedRequest>;

/** What the assessor should have seen before grading. */
export const gradingPreview = substance.extend({
	/** What grading would store now; what is not rated yet is left out. */
	provisional: gradedScore.extend({
		sdg_score: percent(),
		categories: z.array(partScore.extend({ sub_categories: z.array(partScore) })),
	}),
	unrated_item_count: z.int(),
	/** Questions whose ratings say the opposite of the answer. `share` is the earned part of their points in percent. */
	far_from_answer: z.array(
		namedQuestion.extend({ answer: z.union([z.literal(1), z.literal(2)]), share: z.int().min(0).max(100) }),
	),
	/** Check items of questions that count, rated 0 % without a memo. */
	zero_without_memo: z.array(
		namedQuestion.extend({ check_item: z.object({ id: id(), number: z.string(), content: z.string() }) }),
	),
	/**
	 * Sub-categories that earn points although the company neither wrote nor showed anything for them, and the assessor
	 * wrote nothing.
	 */
	without_evidence: z.array(partScore.extend({ category: z.object({ id: id(), content: z.string() }) })),
	/** The documents of the assessment, and those of them that support no question. */
	document_count: z.int(),
	unlinked_document_count: z.int(),
	/** Requests for evidence without an answer: grading withdraws them. */
	open_requests: z.array(undecidedRequest),
	/** Those with an answer that nobody has decided: they stay as they are. */
	answered_requests: z.array(undecidedRequest),
	/** The workers of the company are still answering, until the end of this day: grading leaves that as it is. */
	open_voice_round: z.object({ closes_on: z.string() }).nullable(),
});
export type GradingPreview = z.input<typeof gradingPreview>;
