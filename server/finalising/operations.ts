import { consoleAdmin } from '#server/calls/define.ts';
import { params } from '#server/reports/operations.ts';
import { approvalSheet, returnBody } from '#shared/finalising/schemas.ts';
import { finaliseBody } from '#shared/reports/schemas.ts';
import { getApprovalSheet } from './approval.ts';
import { finalise } from './finalise.ts';
import { prerenderReport } from './prerender.ts';
import { returnToAssessor } from './returns.ts';

const FOUR_EYES_TEXT =
	'Whoever rated or wrote in the round is marked (FOUR_EYES=mark), or gets 409 while another admin did neither, and without a reason where there is none (FOUR_EYES=require).';

export const consoleFinalising = {
	assessment: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/assessment_progresses/:id/confirm',
		summary: 'Finalize an assessment',
		details: FOUR_EYES_TEXT,
		params,
		body: finaliseBody,
		success: 'reports.finalised',
		handler: async (deps, actor, { id, reason }, call) => {
			await finalise(deps, actor, { id, round: 1, reason }, call);
			await prerenderReport(deps, actor, { id, round: 1 });
			return null;
		},
	}),
	reassessment: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/re_assessments/:id/confirm',
		summary: 'Finalize a re-assessment',
		details: FOUR_EYES_TEXT,
		params,
		body: finaliseBody,
		success: 'reports.refinalised',
		handler: async (deps, actor, { id, reason }, call) => {
			await finalise(deps, actor, { id, round: 2, reason }, call);
			await prerenderReport(deps, actor, { id, round: 2 });
			return null;
		},
	}),
	approval: consoleAdmin.query({
		path: '/console/assessment_progresses/:id/approval',
		summary: 'What to look at before finalizing an assessment: result, notes, and who rated and wrote',
		params,
		output: approvalSheet,
		handler: (deps, actor, { id }, call) => getApprovalSheet(deps, actor, { id, round: 1 }, call),
	}),
	reapproval: consoleAdmin.query({
		path: '/console/re_assessments/:id/approval',
		summary: 'What to look at before finalizing a re-assessment: result, notes, and who rated and wrote',
		params,
		output: approvalSheet,
		handler: (deps, actor, { id }, call) => getApprovalSheet(deps, actor, { id, round: 2 }, call),
	}),
	returnAssessment: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/assessment_progresses/:id/return',
		summary: 'Return an assessment to its assessor instead of finalizing it; the company is not told',
		params,
		body: returnBody,
		success: 'reports.returned',
		handler: (deps, actor, { id, reason }, call) => returnToAssessor(deps, actor, { id, round: 1, reason }, call),
	}),
	returnReassessment: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/re_assessments/:id/return',
		summary: 'Return a re-assessment to its assessor instead of finalizing it; the company is not told',
		params,
		body: returnBody,
		success: 'reports.returned',
		handler: (deps, actor, { id, reason }, call) => returnToAssessor(deps, actor, { id, round: 2, reason }, call),
	}),
};
