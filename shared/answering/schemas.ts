import { z } from 'zod';
import { gradedScore, percent } from '#shared/assessment/graded-score.ts';
import { namedStatus } from '#shared/assessment/status-filter.ts';
import { autosave, id, instant, listOf, noteText, version } from '#shared/fields.ts';
import { evidenceDocument } from '#shared/files/documents.ts';
import { shownGuidance } from '#shared/papers/shown-guidance.ts';
import { placedCohort } from '#shared/position/schemas.ts';
import { savedAnswer, savedState } from '#shared/versions.ts';

/** The company's own assessment: responses, and the body of a save. */

/** Documents that the reader may open now. */
export const reportFlags = {
	has_first_evaluation_report: z.boolean(),
	has_second_evaluation_report: z.boolean(),
	has_improvement_proposal: z.boolean(),
};

/** A user as named in responses. */
export const person = z.object({ id: id(), name: z.string() });

/** A part of the answer sheet. */
const named = z.object({ id: id(), content: z.string() });

/** Member assigned to a sub-category; null for nobody. Advisory: everybody in the company may answer it. */
const assignee = person.nullable();
export type Assignee = z.input<typeof assignee>;

const subCategoryProgress = z.object({
	id: id(),
	content: z.string(),
	question_count: z.number().int(),
	unanswered_count: z.number().int(),
	/** Marked as completed. */
	is_answered: z.boolean(),
});

const teamMember = z.object({
	assignee,
	/** In paper order. */
	sub_categories: z.array(subCategoryProgress),
});
export type TeamMember = z.input<typeof teamMember>;

const overviewResult = gradedScore.extend({ is_first_time: z.boolean() });

/** The latest final result by category. */
const overviewOutcome = z.object({
	categories: z.array(
		z.object({
			/** Id in the report. */
			id: id(),
			content: z.string(),
			score: percent(),
			/** Of the first round, in a re-assessment. */
			first_score: percent(),
		}),
	),
	/** Total of the first round, in a re-assessment. */
	first_score: z.int().nullable(),
	/**
	 * Points missing for the next star, and how many questions of which set of the explanation reach it: the first set that fits
	 * into the improvement plan, or else the first; null unless the paper explains it.
	 */
	next_star: z
		.object({
			stars: z.union([z.literal(1), z.literal(2), z.literal(3)]),
			missing: z.int(),
			question_count: z.int(),
			set_number: z.int(),
		})
		.nullable(),
	/** The companies that its report compares it with: those of the industry, or else all; null if with none. */
	cohort: placedCohort.nullable(),
});
export type OverviewOutcome = z.input<typeof overviewOutcome>;

/** How far the improvement plan is. */
const overviewPlan = z.object({
	items: z.int(),
	answered: z.int(),
	/** Done or accepted, or declined with a reason. */
	settled: z.int(),
	/** Actions that staff returned and that were not changed since. */
	returned: z.int(),
	/** Others past their target date, neither done nor accepted. */
	overdue: z.int(),
});
export type OverviewPlan = z.input<typeof overviewPlan>;

export const assessmentOverview = z.object({
	id: id(),
	status: namedStatus,
	/** Who must act next; null for nobody. */
	waiting_on: z.enum(['company', 'assessor', 'admin']).nullable(),
	/** When it reached its status. */
	since: instant(),
	/** Message of staff with the last move back to this status. */
	message_to_company: z.string().nullable(),
	/** Introduction of the paper; null if there is none. */
	introduction: z.string().nullable(),
	...reportFlags,
	submitted_at: instant().nullable(),
	submitted_by: person.nullable(),
	/** Of the submission. */
	receipt_number: z.string().nullable(),
	/** When the first result became final. */
	completed_at: instant().nullable(),
	latest_result: overviewResult.nullable(),
	/** From 7 on. */
	outcome: overviewOutcome.nullable(),
	/** From 7 on; null if nothing was proposed. */
	plan: overviewPlan.nullable(),
	/** Names of the assessors who look after the company. */
	assessor_names: z.array(z.string()),
	/**
	 * While staff have the turn: within how many days half of the last finished assessments got through this step; null
	 * below ten.
	 */
	usual_days: z.int().nullable(),
	last_saved_at: instant().nullable(),
	answer_counts: z.object({
		yes: z.number().int(),
		no: z.number().int(),
		not_applicable: z.number().int(),
		unanswered: z.number().int(),
	}),
	/**
	 * While answers may change: number of unanswered questions with an answer in the last finished assessment, and when
	 * that was submitted; null if there are none.
	 */
	former_answers: z.object({ submitted_at: instant(), count: z.number().int() }).nullable(),
	/** The first incomplete sub-category, while answers may change. */
	next_step: z.object({ category: named, sub_category: named, unanswered_question_count: z.number().int() }).nullable(),
	/** Date on the certificate; null while it is withdrawn. */
	issued_at: z.string().nullable(),
	/** Last day on which the certificate is valid; null while there is none. */
	certificate_valid_until: z.string().nullable(),
	/** When the certificate replaced another; null if it did not. */
	certificate_reissued_at: instant().nullable(),
	/** When the certificate was withdrawn; null unless it was, without a re-issue since. */
	certificate_withdrawn_at: instant().nullable(),
	/** Inclusive deadline of the submission; null without one. */
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
	/** All sub-categories by the member to whom they are assigned, nobody's last; empty if none is assigned. */
	team: z.array(teamMember),
	company_document_files: z.array(evidenceDocument),
	/** Maximum number of documents, and bytes per document. */
	document_limits: z.object({ files: z.number().int(), bytes: z.number().int() }),
});
export type AssessmentOverview = z.input<typeof assessmentOverview>;

/** Null at either end. */
const neighbours = { prev: id().nullable(), next: id().nullable() };

export const answeredCategory = z.object({
	id: id(),
	content: z.string(),
	is_answered: z.boolean(),
	is_submitted: z.boolean(),
	/** Scope and definitions; null if the paper has none. */
	introduction: z.string().nullable(),
	answer_sub_categories: z.array(
		z.object({
			id: id(),
			content: z.string(),
			question_count: z.number().int(),
			answered_question_count: z.number().int(),
			/** Marked as completed. */
			is_answered: z.boolean(),
			/** Last save; null before the first. */
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
	/** Scope and definitions; null if the paper has none. */
	introduction: z.string().nullable(),
	answer_contents: z.array(
		z.object({
			id: id(),
			content: z.string(),
			/** Whether its failure is named in the report, whatever the score. */
			is_critical: z.boolean(),
			/** Condition for answering "not applicable"; null if the paper has none. */
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

/** Questions by sub-category, for the list of all questions. */
export const sheetQuestions = z.object({
	sub_category: named,
	category: z.string(),
	answer_contents: z.array(named),
});
export type SheetQuestions = z.input<typeof sheetQuestions>;

/** Maximum number of questions in a sub-category of a paper. */
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

/** Response of a save. Clearing an answer also removes the check mark of the sub-category. */
export const savedAnswers = savedAnswer.extend({ is_answered: z.boolean() });
export type SavedAnswers = z.input<typeof savedAnswers>;

/** Assigns a sub-category to a member of the company; null unassigns it. */
export const assigneeBody = { user_id: id().nullable() };
const assigneeInput = z.object({ id: id(), ...assigneeBody });
export type AssigneeInput = z.output<typeof assigneeInput>;

const MAX_SUB_CATEGORIES = 1_000;

/** Assigns several sub-categories of the current assessment to one member, all or none. */
export const assigneesBody = { answer_sub_category_ids: listOf(id(), MAX_SUB_CATEGORIES), ...assigneeBody };
const assigneesInput = z.object(assigneesBody);
export type AssigneesInput = z.output<typeof assigneesInput>;

/** Reminds a member of the sub-categories that they still have to complete. */
export const remindBody = { user_id: id() };
const remindInput = z.object(remindBody);
export type RemindInput = z.output<typeof remindInput>;

/** Who answers what in the current assessment, in paper order. */
export const assignments = z.object({
	is_submitted: z.boolean(),
	categories: z.array(
		z.object({
			id: id(),
			content: z.string(),
			sub_categories: z.array(subCategoryProgress.extend({ assignee })),
		}),
	),
	/** Who was reminded today. */
	reminded_user_ids: z.array(id()),
});
export type Assignments = z.input<typeof assignments>;

export const ownSubCategory = z.object({
	id: id(),
	content: z.string(),
	answer_category: z.object({ id: id(), content: z.string() }),
	question_count: z.number().int(),
	unanswered_count: z.number().int(),
	/** Marked as completed. */
	is_answered: z.boolean(),
});
export type OwnSubCategory = z.input<typeof ownSubCategory>;
