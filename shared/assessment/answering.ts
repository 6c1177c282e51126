import { z } from 'zod';
import { id, instant, noteText, version } from '#shared/fields.ts';
import { documentFile } from '#shared/files/documents.ts';
import { savedAnswer, savedState } from '#shared/versions.ts';
import { namedStatus } from './status-filter.ts';

/** A company's own assessment: what it sees, and the answers that it saves. */

/** Which documents of an assessment its reader may open now. */
export const reportFlags = {
	has_first_evaluation_report: z.boolean(),
	has_second_evaluation_report: z.boolean(),
	has_improvement_proposal: z.boolean(),
};

export const assessmentOverview = z.object({
	/** Of the assessment progress. */
	id: id(),
	status: namedStatus,
	...reportFlags,
	submitted_at: instant().nullable(),
	/** The date on the certificate. */
	issued_at: z.string().nullable(),
	/** The last instant at which it may be submitted; null where there is no deadline. */
	expired_at: instant().nullable(),
	categories: z.array(
		z.object({
			id: id(),
			content: z.string(),
			question_count: z.number().int(),
			sub_category_count: z.number().int(),
			completed_sub_category_count: z.number().int(),
			/** Whether all its sub-categories are. */
			is_answered: z.boolean(),
		}),
	),
	company_document_files: z.array(documentFile),
});
export type AssessmentOverview = z.input<typeof assessmentOverview>;

/** Null at the ends. */
const neighbours = { prev: id().nullable(), next: id().nullable() };

export const answeredCategory = z.object({
	id: id(),
	content: z.string(),
	is_answered: z.boolean(),
	is_submitted: z.boolean(),
	answer_sub_categories: z.array(
		z.object({
			id: id(),
			content: z.string(),
			question_count: z.number().int(),
			/** Marked as completed. */
			is_answered: z.boolean(),
			/** The last save; null before the first. */
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
	/** Once it is, answers can only be read. */
	is_submitted: z.boolean(),
	answer_contents: z.array(
		z.object({
			id: id(),
			content: z.string(),
			/** Null until answered. */
			answer: answerCode().nullable(),
			extension_note: z.string().nullable(),
		}),
	),
	...savedState,
	...neighbours,
});
export type AnsweredSubCategory = z.input<typeof answeredSubCategory>;

/** As many questions as a sub-category of a paper may have. */
const MAX_QUESTIONS = 200;

/** Answers of a sub-category, any of them. What is left out stays as it is; null clears. */
export const answersBody = {
	answer_contents: z
		.array(
			z.object({
				id: id(),
				answer: answerCode().nullable().optional(),
				extension_note: noteText().nullable().optional(),
			}),
		)
		.max(MAX_QUESTIONS),
	version: version(),
};
const answersInput = z.object({ id: id(), ...answersBody });
export type AnswersInput = z.output<typeof answersInput>;

/** What a save of answers tells. Clearing an answer un-marks a sub-category that was completed. */
export const savedAnswers = savedAnswer.extend({ is_answered: z.boolean() });
export type SavedAnswers = z.input<typeof savedAnswers>;
