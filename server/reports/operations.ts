import { company, consoleAdmin, consoleStaff } from '#server/calls/operation.ts';
import { finalise } from '#server/finalising/finalise.ts';
import { printReportAhead } from '#server/finalising/prerender.ts';
import { pathId } from '#shared/fields.ts';
import { assessmentResult, evaluationReport, reportBody, resultQuery } from '#shared/reports/schemas.ts';
import { savedAnswer } from '#shared/versions.ts';
import { confirmReport, saveReport } from './evaluation-report.ts';
import type { Round } from './queries.ts';
import { getAssessmentResult, getEvaluationReport } from './read.ts';

const params = { id: pathId() };

/** The editor of one round's report, at its own path. */
const reportEditor = (round: Round, path: string, which: string) => ({
	get: consoleStaff.query({
		path,
		summary: `The ${which} for its editor, with drafts; from grading on`,
		params,
		output: evaluationReport,
		handler: ({ deps, actor, input, call }) => getEvaluationReport(deps, actor, { id: input.id, round }, call),
	}),
	save: consoleStaff.mutation({
		method: ['PUT', 'PATCH'],
		path: `${path}/save_changes`,
		summary: `Save a draft of the ${which}`,
		params,
		body: reportBody,
		output: savedAnswer,
		success: 'reports.draftSaved',
		handler: ({ deps, actor, input, call }) => saveReport(deps, actor, { ...input, round }, call),
	}),
	confirm: consoleStaff.mutation({
		method: 'POST',
		path,
		summary: `Confirm the ${which}; later calls edit what was confirmed`,
		params,
		body: reportBody,
		output: savedAnswer,
		success: 'reports.confirmed',
		handler: ({ deps, actor, input, call }) => confirmReport(deps, actor, { ...input, round }, call),
	}),
});

/** Evaluation reports in the console. */
export const consoleReports = {
	first: reportEditor(1, '/console/evaluation_reports/:id', 'evaluation report'),
	second: reportEditor(2, '/console/re_assessments/:id/evaluation_report', 're-assessment report'),
	result: consoleStaff.query({
		path: '/console/assessment_results/:id',
		summary: 'The evaluation report of a round as last confirmed',
		params,
		query: resultQuery,
		output: assessmentResult,
		handler: ({ deps, actor, input, call }) => getAssessmentResult(deps, actor, input, call),
	}),
};

/** Finalising, by console admins. */
export const consoleFinalising = {
	assessment: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/assessment_progresses/:id/confirm',
		summary: 'Finalise an assessment',
		params,
		success: 'reports.finalised',
		handler: async ({ deps, actor, input: { id }, call }) => {
			await finalise(deps, actor, { id, event: 'finalise' }, call);
			await printReportAhead(deps, actor, { id, is_first_time: true });
			return null;
		},
	}),
	reassessment: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/re_assessments/:id/confirm',
		summary: 'Finalise a re-assessment',
		params,
		success: 'reports.refinalised',
		handler: async ({ deps, actor, input: { id }, call }) => {
			await finalise(deps, actor, { id, event: 'finalise_again' }, call);
			await printReportAhead(deps, actor, { id, is_first_time: false });
			return null;
		},
	}),
};

/** A company's own evaluation reports. */
export const companyReports = {
	result: company.query({
		path: '/app/assessment_results/:id',
		summary: "One's own evaluation report of a round as last confirmed",
		params,
		query: resultQuery,
		output: assessmentResult,
		handler: ({ deps, actor, input, call }) => getAssessmentResult(deps, actor, input, call),
	}),
};
