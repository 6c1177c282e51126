import { consoleAdmin } from '#server/calls/define.ts';
import { params } from '#server/reports/operations.ts';
import { finalise } from './finalise.ts';
import { prerenderReport } from './prerender.ts';

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
			await prerenderReport(deps, actor, { id, round: 1 });
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
			await prerenderReport(deps, actor, { id, round: 2 });
			return null;
		},
	}),
};
