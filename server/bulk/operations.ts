import { z } from 'zod';
import { type Answer, answered } from '#server/calls/answer.ts';
import { consoleAdmin, consoleStaff } from '#server/calls/define.ts';
import { listLeftOut } from '#server/finalising/left-out.ts';
import {
	type BulkOutcome,
	bulkAssignBody,
	bulkFinaliseBody,
	bulkOutcome,
	bulkPeriodBody,
	finalisePreviewQuery,
	leftOutRow,
} from '#shared/bulk/schemas.ts';
import { assignRows, finaliseRows, updatePeriodRows } from './rows.ts';

const summarised = async (work: Promise<BulkOutcome>): Promise<Answer<BulkOutcome>> => {
	const outcome = await work;
	const { length: done } = outcome.succeeded;
	const { length: failed } = outcome.failed;
	return answered(outcome, failed > 0 ? 'assessment.rowsPartlyDone' : 'assessment.rowsDone', { done, failed });
};

/**
 * Actions on many rows of a list. Each row succeeds or fails as a whole; the response lists the failures with reasons.
 */
export const consoleBulk = {
	assign: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/bulk/assign',
		summary: 'Assign assessors to up to 200 companies',
		body: bulkAssignBody,
		output: bulkOutcome,
		handler: (deps, actor, input, call) => summarised(assignRows(deps, actor, input, call)),
	}),
	period: consoleStaff.mutation({
		method: 'POST',
		path: '/console/bulk/period',
		summary: 'Change the period of up to 200 assessments',
		body: bulkPeriodBody,
		output: bulkOutcome,
		handler: (deps, actor, input, call) => summarised(updatePeriodRows(deps, actor, input, call)),
	}),
	finalisePreview: consoleAdmin.query({
		path: '/console/bulk/finalise',
		summary: 'Those of the assessments that are left out when several are finalized, and why',
		query: finalisePreviewQuery,
		output: z.array(leftOutRow),
		handler: (deps, actor, input, { locale }) => listLeftOut(deps, actor, input, locale),
	}),
	finalise: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/bulk/finalise',
		summary:
			'Finalize up to 200 assessments and re-assessments; leaves out those whose approval sheet has to be looked at',
		body: bulkFinaliseBody,
		output: bulkOutcome,
		handler: (deps, actor, input, call) => summarised(finaliseRows(deps, actor, input, call)),
	}),
};
