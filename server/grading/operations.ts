import { accepted } from '#server/calls/answer.ts';
import { consoleStaff } from '#server/calls/define.ts';
import type { Round } from '#shared/assessment/round.ts';
import { pathId } from '#shared/fields.ts';
import { requestGrading } from './request-grading.ts';

/** Confirms the check of a round, which requests its grading. */
const gradingOf = (round: Round, path: string, which: string) => ({
	grade: consoleStaff.mutation({
		method: 'POST',
		path,
		summary: `Confirm the check of the ${which} and grade it; 202 where grading takes longer than this call waits`,
		params: { id: pathId() },
		traits: ['mayOutlastCall'],
		success: 'checking.gradingAccepted',
		handler: async (deps, actor, input) =>
			(await requestGrading(deps, actor, { id: input.id, round })) ? null : accepted(),
	}),
});

export const consoleGrading = gradingOf(1, '/console/pending_assessments/:id', 'assessment');

export const consoleRegrading = gradingOf(2, '/console/re_assessments/:id/calculate', 're-assessment');
