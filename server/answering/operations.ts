import { z } from 'zod';
import { silent } from '#server/calls/answer.ts';
import { BODY_LIMITS, company, companyAdmin } from '#server/calls/define.ts';
import { preparedRecords, recordAtHandBody, recordsSummary } from '#shared/answering/records.ts';
import {
	answeredCategory,
	answeredSubCategory,
	answersBody,
	assessmentOverview,
	assigneeBody,
	assigneesBody,
	assignments,
	ownSubCategory,
	remindBody,
	savedAnswers,
	sheetQuestions,
} from '#shared/answering/schemas.ts';
import { acceptBody, acceptedSuggestions, suggestions } from '#shared/answering/suggestions.ts';
import { pathId, version } from '#shared/fields.ts';
import { markAsCompleted, saveAnswers } from './answer.ts';
import { assignSubCategories, assignSubCategory } from './assign.ts';
import { getAssignments } from './assignments.ts';
import { markRecord } from './mark-record.ts';
import { listOwnSubCategories } from './mine.ts';
import { getOverview } from './overview.ts';
import { getPreparedRecords, getRecordsSummary } from './prepared-records.ts';
import { listQuestions } from './questions.ts';
import { getCategory, getSubCategory } from './read.ts';
import { remindAssignee } from './remind.ts';
import { submitAssessment } from './submit.ts';
import { acceptSuggestions, getSuggestions } from './suggestions.ts';

const params = { id: pathId() };

export const ownAssessment = {
	overview: company.query({
		path: '/app/assessment',
		summary: 'The current assessment with its categories and documents; null before the first',
		output: assessmentOverview.nullable(),
		handler: (deps, actor, _input, call) => getOverview(deps, actor, call),
	}),
	submit: company.mutation({
		method: 'POST',
		path: '/app/assessment',
		summary: 'Submit the answers; they cannot be changed afterward',
		mayBeMissing: true,
		success: 'assessment.submitted',
		handler: (deps, actor, _input, call) => submitAssessment(deps, actor, call),
	}),
	questions: company.query({
		path: '/app/assessment/questions',
		summary: 'All questions of the current assessment, by sub-category',
		output: z.array(sheetQuestions),
		handler: (deps, actor, _input, call) => listQuestions(deps, actor, call),
	}),
	category: company.query({
		path: '/app/assessment/answer_categories/:id',
		summary: 'A category of the answer sheet with its sub-categories',
		params,
		output: answeredCategory,
		handler: getCategory,
	}),
	subCategory: company.query({
		path: '/app/assessment/answer_sub_categories/:id',
		summary: 'The questions of a sub-category with their answers',
		params,
		output: answeredSubCategory,
		handler: getSubCategory,
	}),
	save: company.mutation({
		method: 'POST',
		path: '/app/assessment/answer_sub_categories/:id/save_changes',
		summary: 'Save answers of a sub-category, any of them; null clears one',
		details: 'With `autosave` the answer has an empty message; all else is the same.',
		params,
		body: answersBody,
		bodyLimit: BODY_LIMITS.texts,
		output: savedAnswers,
		success: 'assessment.saved',
		handler: async (deps, actor, input, call) => {
			const saved = await saveAnswers(deps, actor, input, call);
			return input.autosave ? silent(saved) : saved;
		},
	}),
	suggestions: company.query({
		path: '/app/assessment/answer_sub_categories/:id/suggestions',
		summary: 'What the last finished assessment answers to the open questions of a sub-category',
		details: 'Nothing is answered by it. Empty once the assessment is submitted.',
		params,
		output: suggestions,
		handler: getSuggestions,
	}),
	acceptSuggestions: company.mutation({
		method: 'POST',
		path: '/app/assessment/answer_sub_categories/:id/accept_suggestions',
		summary: 'Take suggestions as the answers of their questions, in one save',
		details:
			'All or none: 422 names each question that is answered already or has no suggestion, and each reworded one unless it is the only one. A note that is there already stays.',
		params,
		body: acceptBody,
		output: acceptedSuggestions,
		success: 'assessment.suggestionsAccepted',
		handler: acceptSuggestions,
	}),
	complete: company.mutation({
		method: 'POST',
		path: '/app/assessment/answer_sub_categories/:id/mark_as_completed',
		summary: 'Mark a sub-category as completed, once every question is answered',
		params,
		body: { version: version() },
		success: 'assessment.completed',
		handler: markAsCompleted,
	}),
	assign: companyAdmin.mutation({
		method: 'PUT',
		path: '/app/assessment/answer_sub_categories/:id/assignee',
		summary: 'Give a sub-category to a member of the company; null takes it back',
		details: 'Advisory: everybody in the company may still answer it.',
		params,
		body: assigneeBody,
		success: 'assessment.assigned',
		handler: assignSubCategory,
	}),
	records: company.query({
		path: '/app/assessment/records',
		summary: 'The records that the questions of the current assessment accept, with who usually keeps them',
		output: preparedRecords,
		handler: (deps, actor, _input, call) => getPreparedRecords(deps, actor, call),
	}),
	recordsSummary: company.query({
		path: '/app/assessment/records/summary',
		summary: 'How many records the questions of the current assessment accept, and how many are at hand',
		output: recordsSummary,
		handler: (deps, actor, _input, call) => getRecordsSummary(deps, actor, call),
	}),
	markRecord: company.mutation({
		method: 'PUT',
		path: '/app/assessment/records',
		summary: 'Say that a record of the current assessment is at hand, or no longer',
		details: 'Until the answers are submitted.',
		body: recordAtHandBody,
		labels: 'papers',
		mayBeMissing: true,
		handler: markRecord,
	}),
	assignments: companyAdmin.query({
		path: '/app/assessment/assignees',
		summary: 'Who answers which sub-category of the current assessment, and how far each is; null before the first',
		output: assignments.nullable(),
		handler: (deps, actor, _input, call) => getAssignments(deps, actor, call),
	}),
	assignMany: companyAdmin.mutation({
		method: 'PUT',
		path: '/app/assessment/assignees',
		summary: 'Give several sub-categories of the current assessment to one member; null takes them back',
		details: 'All or none: 422 names each that does not belong to the current assessment.',
		body: assigneesBody,
		mayBeMissing: true,
		success: 'assessment.assigned',
		handler: assignSubCategories,
	}),
	remind: companyAdmin.mutation({
		method: 'POST',
		path: '/app/assessment/reminders',
		summary: 'Remind a member of the sub-categories that they still have to complete',
		details: 'Once a day and person, as a notice that the person may have switched off.',
		body: remindBody,
		mayBeMissing: true,
		success: 'assessment.reminded',
		handler: remindAssignee,
	}),
	mine: company.query({
		path: '/app/assessment/mine',
		summary: 'The sub-categories of the current assessment that are given to oneself',
		output: z.array(ownSubCategory),
		handler: (deps, actor, _input, call) => listOwnSubCategories(deps, actor, call),
	}),
};
