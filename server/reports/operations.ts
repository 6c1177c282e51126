import { silent } from '#server/calls/answer.ts';
import { BODY_LIMITS, company, consoleStaff } from '#server/calls/define.ts';
import { pdfOf } from '#server/exports/pdf.ts';
import type { Round } from '#shared/assessment/round.ts';
import { pathId } from '#shared/fields.ts';
import { currentPosition } from '#shared/position/schemas.ts';
import {
	assessmentResult,
	confirmReportBody,
	evaluationReport,
	firstDrafts,
	formerNotes,
	resultQuery,
	saveReportBody,
} from '#shared/reports/schemas.ts';
import { savedAnswer } from '#shared/versions.ts';
import { confirmReport, saveReport } from './evaluation-report.ts';
import { getFirstDrafts } from './first-drafts.ts';
import { getFormerNotes } from './former.ts';
import { ofRound } from './of-round.ts';
import { getCurrentPosition } from './position.ts';
import { getAssessmentResult, getEvaluationReport } from './read.ts';
import { reportWorkbook } from './workbook.ts';

export const params = { id: pathId() };

const POSITION_DETAILS =
	'Only groups of ten companies and more, rounded to five points. A finalized report says what it was on its day.';

const reportEditor = (round: Round, path: string, which: string) => ({
	get: consoleStaff.query({
		path,
		summary: `The ${which} for its editor, with drafts; from grading on`,
		params,
		output: evaluationReport,
		handler: (deps, actor, input, call) => getEvaluationReport(deps, actor, { id: input.id, round }, call),
	}),
	former: consoleStaff.query({
		path: `${path}/former_notes`,
		summary: `The confirmed notes on the same sub-categories that were written before those of the ${which}`,
		params,
		output: formerNotes,
		handler: (deps, actor, input) => getFormerNotes(deps, actor, { id: input.id, round }),
	}),
	firstDrafts: consoleStaff.query({
		path: `${path}/first_drafts`,
		summary: `First drafts of the notes of the ${which}, made by rule from ratings and anchors`,
		details:
			"Without memos, comments, marks and the workers' voice. A note saved as it was drafted is marked in the editor and on the approval sheet, until it is edited.",
		params,
		output: firstDrafts,
		handler: (deps, actor, input, call) => getFirstDrafts(deps, actor, { id: input.id, round }, call),
	}),
	save: consoleStaff.mutation({
		method: ['PUT', 'PATCH'],
		path: `${path}/save_changes`,
		summary: `Save a draft of the ${which}`,
		details: 'With `autosave` the answer has an empty message; all else is the same.',
		params,
		body: saveReportBody,
		bodyLimit: BODY_LIMITS.texts,
		output: savedAnswer,
		success: 'reports.draftSaved',
		handler: async (deps, actor, input, call) => {
			const saved = await saveReport(deps, actor, { ...input, round }, call);
			return input.autosave ? silent(saved) : saved;
		},
	}),
	confirm: consoleStaff.mutation({
		method: 'POST',
		path,
		summary: `Confirm the ${which}; later calls edit what was confirmed`,
		params,
		body: confirmReportBody,
		bodyLimit: BODY_LIMITS.texts,
		output: savedAnswer,
		success: 'reports.confirmed',
		handler: (deps, actor, input, call) => confirmReport(deps, actor, { ...input, round }, call),
	}),
});

export const consoleReports = {
	first: reportEditor(1, '/console/evaluation_reports/:id', 'evaluation report'),
	second: reportEditor(2, '/console/re_assessments/:id/evaluation_report', 're-assessment report'),
	result: consoleStaff.query({
		path: '/console/assessment_results/:id',
		summary: 'The evaluation report of a round as last confirmed',
		params,
		query: resultQuery,
		output: assessmentResult,
		handler: ofRound(getAssessmentResult),
	}),
	position: consoleStaff.query({
		path: '/console/assessment_results/:id/position',
		summary: 'Where the result of a round lies among other companies as of now',
		details: POSITION_DETAILS,
		params,
		query: resultQuery,
		output: currentPosition,
		handler: ofRound(getCurrentPosition),
	}),
	download: consoleStaff.workbook({
		path: '/console/assessment_results/:id/download',
		summary: 'The evaluation report of a round as an Excel workbook',
		params,
		query: resultQuery,
		handler: ofRound(reportWorkbook),
	}),
	pdf: consoleStaff.pdf({
		path: '/console/assessment_results/:id/pdf',
		summary: 'The evaluation report as PDF',
		params,
		query: resultQuery,
		handler: pdfOf('report', ofRound(getAssessmentResult)),
	}),
};

export const companyReports = {
	result: company.query({
		path: '/app/assessment_results/:id',
		summary: "One's own evaluation report of a round as last confirmed",
		params,
		query: resultQuery,
		output: assessmentResult,
		handler: ofRound(getAssessmentResult),
	}),
	position: company.query({
		path: '/app/assessment_results/:id/position',
		summary: "Where one's own result lies among other companies as of now",
		details: POSITION_DETAILS,
		params,
		query: resultQuery,
		output: currentPosition,
		handler: ofRound(getCurrentPosition),
	}),
	pdf: company.pdf({
		path: '/app/assessment_results/:id/pdf',
		summary: 'The evaluation report as PDF',
		params,
		query: resultQuery,
		handler: pdfOf('report', ofRound(getAssessmentResult)),
	}),
};
