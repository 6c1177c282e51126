import { consoleAdmin } from '#server/calls/define.ts';
import { params } from '#server/reports/operations.ts';
import { finaliseBody } from '#shared/reports/schemas.ts';
import { finalise } from './finalise.ts';
import { prerenderReport } from './prerender.ts';

export const consoleFinalising = {
	assessment: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/assessment_progresses/:id/confirm',
		summary: 'Finalize an assessment',
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
		params,
		body: finaliseBody,
		success: 'reports.refinalised',
		handler: async (deps, actor, { id, reason }, call) => {
			await finalise(deps, actor, { id, round: 2, reason }, call);
			await prerenderReport(deps, actor, { id, round: 2 });
			return null;
		},
	}),
};
