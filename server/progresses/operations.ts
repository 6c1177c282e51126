import { z } from 'zod';
import { paged } from '#server/calls/answer.ts';
import { company, consoleStaff } from '#server/calls/define.ts';
import { pathId } from '#shared/fields.ts';
import { wholeListQuery } from '#shared/lists.ts';
import {
	cancelBody,
	historyItem,
	historyQuery,
	moveBackBody,
	periodBody,
	progressesQuery,
	progressRow,
	workCounts,
} from '#shared/progresses/schemas.ts';
import { getProgress, listHistory, listProgresses } from './list.ts';
import { cancelAssessment, moveBack, updatePeriod } from './moves.ts';
import { startAssessment } from './start.ts';
import { countWork } from './work.ts';
import { progressesWorkbook } from './workbook.ts';

/** Company id; the operation applies to its current assessment. */
const params = { id: pathId() };

/** Assessments of all companies, and operations on a company's current one. */
export const consoleProgresses = {
	list: consoleStaff.query({
		path: '/console/assessment_progresses',
		summary: 'Assessments, also earlier ones; `awaiting` asks for those that wait to be finalized',
		fromReplica: true,
		query: progressesQuery,
		output: z.array(progressRow),
		handler: async (deps, actor, input, call) => paged(await listProgresses(deps, actor, input, call)),
	}),
	get: consoleStaff.query({
		path: '/console/assessment_progresses/:id',
		summary: 'One row of the list: who must act since when and until when, and the assessors',
		params: { id: pathId() },
		output: progressRow,
		handler: getProgress,
	}),
	download: consoleStaff.workbook({
		path: '/console/assessment_progresses/download',
		summary: 'The whole list as an Excel workbook, with the filters and the order of the list',
		fromReplica: true,
		query: wholeListQuery(progressesQuery),
		handler: progressesWorkbook,
	}),
	work: consoleStaff.query({
		path: '/console/work',
		summary: 'How much work waits for whom: the counts of the side bar and of "my work"',
		fromReplica: true,
		output: workCounts,
		handler: countWork,
	}),
	start: consoleStaff.mutation({
		method: 'POST',
		path: '/console/companies/:id/start_assessment',
		summary: 'Start an assessment on the active paper, from today to one year later',
		params,
		success: 'assessment.started',
		handler: async (deps, actor, input, call) => {
			await startAssessment(deps, actor, input, call);
			return null;
		},
	}),
	cancel: consoleStaff.mutation({
		method: 'POST',
		path: '/console/companies/:id/cancel_assessment',
		summary: 'Cancel the current assessment',
		params,
		body: cancelBody,
		success: 'assessment.cancelled',
		handler: cancelAssessment,
	}),
	moveBack: consoleStaff.mutation({
		method: 'POST',
		path: '/console/companies/:id/update_status',
		summary: 'Move the current assessment back to an earlier status; nothing is deleted',
		params,
		body: moveBackBody,
		success: 'assessment.movedBack',
		handler: moveBack,
	}),
	updatePeriod: consoleStaff.mutation({
		method: 'POST',
		path: '/console/companies/:id/update_assessment_date',
		summary: 'Change the period of the current assessment',
		params,
		body: periodBody,
		success: 'assessment.datesUpdated',
		handler: updatePeriod,
	}),
};

export const ownHistory = {
	history: company.query({
		path: '/app/assessment_history',
		summary: "All of the company's assessments",
		query: historyQuery,
		output: z.array(historyItem),
		handler: async (deps, actor, input, call) => paged(await listHistory(deps, actor, input, call)),
	}),
};
