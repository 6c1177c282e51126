import { z } from 'zod';
import { gradedScore } from '#shared/assessment/graded-score.ts';
import { namedStatus } from '#shared/assessment/status-filter.ts';
import { autosave, id, instant, listOf, noteText, version } from '#shared/fields.ts';
import { evidenceDocument } from '#shared/files/documents.ts';
import { shownGuidance } from '#shared/papers/shown-guidance.ts';
import { savedAnswer, savedState } from '#shared/versions.ts';

/** A company's own assessment: responses, and the body of a save. */

/** Which documents of an assessment the reader may open now. */
export const reportFlags = {
	has_first_evaluation_report: z.boolean(),
	has_second_evaluation_report: z.boolean(),
	has_improvement_proposal: z.boolean(),
};

/** A user as responses name one. */
export const person = z.object({ id: id(), name: z.string() });

/** An item of the answer sheet, by its name. */
const named = z.object({ id: id(), content: z.string() });

const overviewResult = gradedScore.extend({ is_first_time: z.boolean() });

export const assessmentOverview = z.object({
	/** Id of the assessment progress. */
	id: id(),
	status: namedStatus,
	/** Who has to act next; null for nobody. */
	waiting_on: z.enum(['company', 'assessor', 'admin']).nullable(),
	/** When it reached its status. */
	since: instant(),
	/** What staff wrote to the company when they moved the assessment back to this status. */
	message_to_company: z.string().nullable(),
	/** What the paper says before its questions; null if nothing. */
	introduction: z.string().nullable(),
	...reportFlags,
	submitted_at: instant().nullable(),
	submitted_by: person.nullable(),
	/** When the first result became final. */
	completed_at: instant().nullable(),
	/** The latest result that the company may read. */
	latest_result: overviewResult.nullable(),
	/** The time of the last save of any answer. */
	last_saved_at: instant().nullable(),
	/** The number of questions by their answer. */
	answer_counts: z.object({
		yes: z.number().int(),
		no: z.number().int(),
		not_applicable: z.number().int(),
		unanswered: z.number().int(),
	}),
	/**
	 * While answers may change: how many questions without one the last finished assessment has an answer to, and when
	 * its answers were submitted; null where there are none.
	 */
	former_answers: z.object({ submitted_at: instant(), count: z.number().int() }).nullable(),
	/** The first sub-category that is not completed, while answers may change. */
	next_step: z.object({ category: named, sub_category: named, unanswered_question_count: z.number().int() }).nullable(),
	/** The date on the certificate; null while it is withdrawn. */
	issued_at: z.string().nullable(),
	/** When the certificate was issued in place of another, which is no longer valid; null unless it was. */
	certificate_reissued_at: instant().nullable(),
	/** When the certificate was withdrawn; null unless it was and no other was issued since. */
	certificate_withdrawn_at: instant().nullable(),
	/** Deadline of the submission, inclusive; null without one. */
	expired_at: instant().nullable(),
	categories: z.array(
		z.object({
			id: id(),
			content: z.string(),
			question_count: z.number().int(),
			answered_question_count: z.number().int(),
			sub_category_count: z.number().int(),
			completed_sub_category_count: z.number().int(),
			/** Whether all its sub-categories are completed. */
			is_answered: z.boolean(),
		}),
	),
	company_document_files: z.array(evidenceDocument),
	/** How many documents there may be, and how large each. */
	document_limits: z.object({ files: z.number().int(), bytes: z.number().int() }),
});
export type AssessmentOverview = z.input<typeof assessmentOverview>;

/** The member who is to answer a sub-category; null for nobody. Advisory: everybody in the company may answer it. */
const assignee = z.object({ id: id(), name: z.string() }).nullable();
export type Assignee = z.input<typeof assignee>;

/** Null for the first and the last sub-category. */
const neighbours = { prev: id().nullable(), next: id().nullable() };

export const answeredCategory = z.object({
	id: id(),
	content: z.string(),
	is_answered: z.boolean(),
	is_submitted: z.boolean(),
	/** Who is meant and what words mean; null where the paper does not say. */
	introduction: z.string().nullable(),
	answer_sub_categories: z.array(
		z.object({
			id: id(),
			content: z.string(),
			question_count: z.number().int(),
			/** Marked as completed. */
			is_answered: z.boolean(),
			/** Time of the last save; null before the first. */
			updated_at: instant().nullable(),
			assignee,
		}),
	),
	...neighbours,
});
export type AnsweredCategory = z.input<typeof answeredCategory>;

/** 1 yes, 2 no, 3 not applicable. */
export const answerCode = () => z.union([z.literal(1), z.literal(2), z.literal(3)], { error: 'validation.choice' });

export const answeredSubCategory = z.object({
	id: id(),
	content: z.string(),
	answer_category: z.object({ id: id(), content: z.string() }),
	is_answered: z.boolean(),
	/** Answers are read-only after submission. */
	is_submitted: z.boolean(),
	/** Who is meant and what words mean; null where the paper does not say. */
	introduction: z.string().nullable(),
	answer_contents: z.array(
		z.object({
			id: id(),
			content: z.string(),
			/** When "not applicable" may be answered; null where the paper does not say. */
			na_condition: z.string().nullable(),
			guidance: shownGuidance.nullable(),
			/** Null until answered. */
			answer: answerCode().nullable(),
			extension_note: z.string().nullable(),
		}),
	),
	/** All documents of the assessment, with the questions of its sheet that each supports. */
	company_document_files: z.array(evidenceDocument),
	assignee,
	...savedState,
	...neighbours,
});
export type AnsweredSubCategory = z.input<typeof answeredSubCategory>;

/** The questions of a sub-category by their texts, for a list of all questions. */
export const sheetQuestions = z.object({
	sub_category: named,
	category: z.string(),
	answer_contents: z.array(named),
});
export type SheetQuestions = z.input<typeof sheetQuestions>;

/** The limit of questions in a sub-category of a paper. */
export const MAX_QUESTIONS = 200;

/** Answers to any questions of a sub-category. Omitted fields stay unchanged; null clears. */
export const answersBody = {
	answer_contents: listOf(
		z.object({
			id: id(),
			answer: answerCode().nullable().optional(),
			extension_note: noteText().nullable().optional(),
		}),
		MAX_QUESTIONS,
	),
	version: version(),
	autosave: autosave(),
};
const answersInput = z.object({ id: id(), ...answersBody });
export type AnswersInput = z.output<typeof answersInput>;

/** Response of a save. Clearing an answer of a completed sub-category marks it as not completed. */
export const savedAnswers = savedAnswer.extend({ is_answered: z.boolean() });
export type SavedAnswers = z.input<typeof savedAnswers>;

/** Gives a sub-category to a member of the company; null takes it back. */
export const assigneeBody = { user_id: id().nullable() };
const assigneeInput = z.object({ id: id(), ...assigneeBody });
export type AssigneeInput = z.output<typeof assigneeInput>;

/** A sub-category that is given to the caller. */
export const ownSubCategory = z.object({
	id: id(),
	content: z.string(),
	answer_category: z.object({ id: id(), content: z.string() }),
	question_count: z.number().int(),
	/** Questions without an answer. */
	unanswered_count: z.number().int(),
	/** Marked as completed. */
	is_answered: z.boolean(),
});
export type OwnSubCategory = z.input<typeof ownSubCategory>;
