import { z } from 'zod';
import { gradedScore, percent } from '#shared/assessment/graded-score.ts';
import { namedStatus } from '#shared/assessment/status-filter.ts';
import { companyWire } from '#shared/companies/schemas.ts';
import { autosave, id, instant, listOf, noteText, version } from '#shared/fields.ts';
import { evidenceDocument } from '#shared/files/documents.ts';
import { shownAnchors, shownGuidance } from '#shared/papers/shown-guidance.ts';
import { savedAnswer, savedState } from '#shared/versions.ts';

/** Checking an assessment or a re-assessment: responses, and the body of a save. */

const subCategoryRow = z.object({
	id: id(),
	content: z.string(),
	is_checked: z.boolean(),
	question_count: z.number(),
	/** Version of the ratings. */
	version: z.int(),
	item_count: z.int(),
	unrated_count: z.int(),
	/** Answers were saved after they were rated, and have not been checked since. */
	is_stale: z.boolean(),
	/** Number of check items rated differently from the first round; null in the first round. */
	changed_item_count: z.int().nullable(),
});

const categoryRow = z.object({
	id: id(),
	content: z.string(),
	/** Whether all its sub-categories are checked. */
	is_checked: z.boolean(),
	answer_sub_categories: z.array(subCategoryRow),
});

/** Null at either end. */
const neighbours = { prev: id().nullable(), next: id().nullable() };

export const checkedSheet = z.object({
	id: id(),
	status: namedStatus,
	submitted_by: z.object({ id: id(), name: z.string() }).nullable(),
	submitted_at: instant().nullable(),
	company: companyWire,
	company_document_files: z.array(evidenceDocument),
	answer_categories: z.array(
		categoryRow.extend({
			sub_category_count: z.number(),
			/** Null until the round is graded, and where nothing of the category counts. */
			score: percent(),
		}),
	),
	is_grading_pending: z.boolean(),
	/** Why the last grading failed, in the reader's language; cleared by the next request. */
	grading_error: z.string().nullable(),
	/** Null until the round is graded. */
	result: gradedScore.nullable(),
	has_improvement_proposal: z.boolean(),
	/** Whether staff waived the improvement proposal. */
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
	/** Meaning of 100 %, 50 % and 0 %; null if the paper has none. */
	anchors: shownAnchors.nullable(),
	/** Whether rating it 0 % fails a critical question. */
	states_violation: z.boolean(),
	/** Null until rated. */
	evaluation_rate: evaluationRate().nullable(),
	comment: z.string().nullable(),
});

const subCategoryWith = <R extends z.ZodType>(evaluation: R) =>
	z.object({
		id: id(),
		/** Id in the paper, the same in both rounds. */
		sub_category_id: id(),
		content: z.string(),
		answer_category: z.object({ id: id(), content: z.string() }),
		is_checked: z.boolean(),
		is_editable: z.boolean(),
		/** Scope and definitions; null if the paper has none. */
		introduction: z.string().nullable(),
		answer_contents: z.array(
			z.object({
				id: id(),
				content: z.string(),
				/** 1 yes, 2 no, 3 not applicable. */
				answer: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
				extension_note: z.string().nullable(),
				/** Condition for answering "not applicable"; null if not allowed. */
				na_condition: z.string().nullable(),
				is_critical: z.boolean(),
				/** Whether a correction leaves it closed: only questions of upheld points are rated again. */
				is_locked: z.boolean(),
				guidance: shownGuidance.nullable(),
				/** Initial text of an evidence request on it. */
				ready_request: z.string(),
				answer_evaluations: z.array(evaluation),
			}),
		),
		...savedState,
		...neighbours,
	});

export const checkedSubCategory = subCategoryWith(rating);

/** A re-assessment also has rating and memo of the first round. */
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
	/** Whether the sender chose between these ratings and those of a concurrent save; for the audit log. */
	conflict_decided: z.boolean({ error: 'validation.choice' }).default(false),
};
const ratingsInput = z.object({ id: id(), ...ratingsBody });
export type RatingsInput = z.output<typeof ratingsInput>;

export const markBody = { version: version() };

/** Sub-categories of a re-assessment with the versions seen by the sender. */
export const markUnchangedBody = {
	versions: listOf(z.object({ id: id(), version: version().unwrap() }), MAX_SUB_CATEGORIES),
};
const markUnchangedInput = z.object({ id: id(), ...markUnchangedBody });
export type MarkUnchangedInput = z.output<typeof markUnchangedInput>;

/** Why a sub-category was not marked. */
const NOT_MARKED = [
	'changed',
	'unrated',
	'checked_before',
	'plan_done',
	'plan_undecided',
	'request_answered',
	'new_document',
] as const;
export type NotMarked = (typeof NOT_MARKED)[number];

export const markedUnchanged = z.object({
	marked: z.array(id()),
	not_marked: z.array(z.object({ id: id(), why: z.enum(NOT_MARKED) })),
});
/** The unchecked sub-categories: those that would be marked now, and those that would not. */
export const unchangedPreview = z.object({
	unchanged: z.array(z.object({ id: id(), version: z.int() })),
	left: z.array(z.object({ id: id(), why: z.enum(NOT_MARKED) })),
});
export type UnchangedPreview = z.input<typeof unchangedPreview>;
export type MarkedUnchanged = z.input<typeof markedUnchanged>;

/** Response of a save. Clearing a rating also removes the check mark of the sub-category. */
export const savedRatings = savedAnswer.extend({ is_checked: z.boolean() });
export type SavedRatings = z.input<typeof savedRatings>;

const rate = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).nullable();

/** Changes of ratings and memos, newest first; null is unrated. */
const ratingSteps = z.array(
	z.object({
		id: id(),
		rated_by: z.object({ id: id(), name: z.string() }),
		rated_at: instant(),
		from: rate,
		to: rate,
		memo_changed: z.boolean(),
	}),
);

/** By check item; without those of which nothing is known. */
export const ratingHistory = z.array(
	z.object({
		answer_evaluation_id: id(),
		steps: ratingSteps,
		/** Of the same item in the other round of the assessment. */
		other_round_steps: ratingSteps,
		/** In a re-assessment, the rating of the first round with which it began; null if unrated, and in the first round. */
		carried_over: rate,
	}),
);
export type RatingHistory = z.input<typeof ratingHistory>;

/** A question named to staff, with its place on the sheet. */
export const namedQuestion = z.object({
	id: id(),
	/** Numbered from the category down: '2-1-3'. */
	number: z.string(),
	content: z.string(),
	sub_category: z.object({ id: id(), content: z.string() }),
	category: z.object({ id: id(), content: z.string() }),
});
export type NamedQuestion = z.output<typeof namedQuestion>;

const substance = z.object({
	critical_failures: z.array(namedQuestion),
	/** Questions answered "not applicable" without a condition in the paper. */
	unconditional_na: z.array(namedQuestion),
});
export type Substance = z.input<typeof substance>;

const partScore = z.object({ id: id(), content: z.string(), score: percent() });

/** An undecided evidence request; without a question it is on the assessment as a whole. */
const undecidedRequest = z.object({
	id: id(),
	question: namedQuestion.nullable(),
	content: z.string(),
	due_on: z.string().nullable(),
});
export type UndecidedRequest = z.output<typeof undecidedRequest>;

/** Summary shown before grading. */
export const gradingPreview = substance.extend({
	/** Result if graded now; unrated items are left out. */
	provisional: gradedScore.extend({
		sdg_score: percent(),
		categories: z.array(partScore.extend({ sub_categories: z.array(partScore) })),
	}),
	unrated_item_count: z.int(),
	/** Questions whose ratings contradict the answer. `share` is the earned part of their points in percent. */
	far_from_answer: z.array(
		namedQuestion.extend({ answer: z.union([z.literal(1), z.literal(2)]), share: z.int().min(0).max(100) }),
	),
	/** Check items rated 0 % without a memo, of questions that count. */
	zero_without_memo: z.array(
		namedQuestion.extend({ check_item: z.object({ id: id(), number: z.string(), content: z.string() }) }),
	),
	/** Sub-categories that earn points without notes or files of the company or memos of the assessor. */
	without_evidence: z.array(partScore.extend({ category: z.object({ id: id(), content: z.string() }) })),
	/** Numbers of documents, and of those linked to no question. */
	document_count: z.int(),
	unlinked_document_count: z.int(),
	/** Unanswered evidence requests, which grading withdraws. */
	open_requests: z.array(undecidedRequest),
	/** Answered but undecided requests, which grading keeps. */
	answered_requests: z.array(undecidedRequest),
	/** Last day of the workers' open round, which grading does not affect; null without one. */
	open_voice_round: z.object({ closes_on: z.string() }).nullable(),
});
export type GradingPreview = z.input<typeof gradingPreview>;
