import { z } from 'zod';
import { id, instant, listOf, noteText, version } from '#shared/fields.ts';
import { documentFile } from '#shared/files/documents.ts';
import { shownGuidance } from '#shared/papers/shown-guidance.ts';
import { savedAnswer, savedState } from '#shared/versions.ts';
import { namedStatus } from './status-filter.ts';

/** A company's own assessment: responses, and the body of a save. */

/** Which documents of an assessment the reader may open now. */
export const reportFlags = {
	has_first_evaluation_report: z.boolean(),
	has_second_evaluation_report: z.boolean(),
	has_improvement_proposal: z.boolean(),
};

export const assessmentOverview = z.object({
	/** Id of the assessment progress. */
	id: id(),
	status: namedStatus,
	...reportFlags,
	submitted_at: instant().nullable(),
	/** The date on the certificate. */
	issued_at: z.string().nullable(),
	/** Deadline of the submission, inclusive; null without one. */
	expired_at: instant().nullable(),
	categories: z.array(
		z.object({
			id: id(),
			content: z.string(),
			question_count: z.number().int(),
			sub_category_count: z.number().int(),
			completed_sub_category_count: z.number().int(),
			/** Whether all its sub-categories are completed. */
			is_answered: z.boolean(),
		}),
	),
	company_document_files: z.array(documentFile),
});
export type AssessmentOverview = z.input<typeof assessmentOverview>;

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
		}),
	),
	...neighbours,
});
export type AnsweredCategory = z.input<typeof answeredCategory>;

/** 1 yes, 2 no, 3 not applicable. */
const answerCode = () => z.union([z.literal(1), z.literal(2), z.literal(3)], { error: 'validation.choice' });

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
	...savedState,
	...neighbours,
});
export type AnsweredSubCategory = z.input<typeof answeredSubCategory>;

/** The limit of questions in a sub-category of a paper. */
const MAX_QUESTIONS = 200;

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
};
const answersInput = z.object({ id: id(), ...answersBody });
export type AnswersInput = z.output<typeof answersInput>;

/** Response of a save. Clearing an answer of a completed sub-category marks it as not completed. */
export const savedAnswers = savedAnswer.extend({ is_answered: z.boolean() });
export type SavedAnswers = z.input<typeof savedAnswers>;
