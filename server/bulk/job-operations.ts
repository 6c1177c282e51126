import { z } from 'zod';
import { paged } from '#server/calls/answer.ts';
import { BODY_LIMITS, consoleStaff } from '#server/calls/define.ts';
import {
	bulkJobBody,
	bulkJobDetail,
	bulkJobPreview,
	bulkJobsQuery,
	bulkJobWire,
	bulkPaceBody,
	bulkRow,
	bulkRowsQuery,
} from '#shared/bulk/job-schemas.ts';
import { id, pathId } from '#shared/fields.ts';
import { wholeListQuery } from '#shared/lists.ts';
import { changePace, stopJob } from './jobs/change.ts';
import { createJob, previewJob } from './jobs/create.ts';
import { getJob, listJobs, listRows } from './jobs/read.ts';
import { rowsWorkbook } from './jobs/workbook.ts';

const params = { id: pathId() };

const STATES = { state: 'Only rows in this state.' };

/** Acts over all rows of a list: each row is run by a worker with the rights that the maker then has. */
export const consoleBulkJobs = {
	list: consoleStaff.query({
		path: '/console/bulk_jobs',
		summary: "The reader's own jobs over many rows, newest first",
		query: bulkJobsQuery,
		output: z.array(bulkJobWire),
		handler: async (deps, actor, input) => paged(await listJobs(deps, actor, input)),
	}),
	preview: consoleStaff.mutation({
		method: 'POST',
		path: '/console/bulk_jobs/preview',
		summary: 'What a job would do: how many rows, why others cannot, who gets which, and on which days',
		body: bulkJobBody,
		bodyLimit: BODY_LIMITS.texts,
		labels: 'bulk',
		mayBeMissing: true,
		output: bulkJobPreview,
		handler: previewJob,
	}),
	create: consoleStaff.mutation({
		method: 'POST',
		path: '/console/bulk_jobs',
		summary: 'Assign, change the period of, start or remind all companies or assessments of a list',
		details:
			'Takes ids, or the filters of a list; what matches then are the rows of the job. Only admins assign, or start with other assessors than the current ones.',
		body: bulkJobBody,
		bodyLimit: BODY_LIMITS.texts,
		labels: 'bulk',
		mayBeMissing: true,
		output: z.object({ id: id() }),
		success: 'bulk.created',
		handler: createJob,
	}),
	get: consoleStaff.query({
		path: '/console/bulk_jobs/:id',
		summary: 'How far a job is, why rows were refused, and what is still to come by day',
		params,
		output: bulkJobDetail,
		handler: getJob,
	}),
	rows: consoleStaff.query({
		path: '/console/bulk_jobs/:id/rows',
		summary: 'The rows of a job with their outcomes',
		params,
		query: bulkRowsQuery,
		parameterTexts: STATES,
		output: z.array(bulkRow),
		handler: async (deps, actor, input, call) => paged(await listRows(deps, actor, input, call)),
	}),
	download: consoleStaff.workbook({
		path: '/console/bulk_jobs/:id/download',
		summary: 'The rows of a job as an Excel workbook, with the filter and the order of the list',
		params,
		query: wholeListQuery(bulkRowsQuery),
		parameterTexts: STATES,
		handler: rowsWorkbook,
	}),
	stop: consoleStaff.mutation({
		method: 'POST',
		path: '/console/bulk_jobs/:id/stop',
		summary: 'Stop a job: rows that are not begun stay as they are',
		params,
		success: 'bulk.stopped',
		handler: stopJob,
	}),
	pace: consoleStaff.mutation({
		method: 'PUT',
		path: '/console/bulk_jobs/:id/pace',
		summary: 'Change how many companies of a start are started a day',
		params,
		body: bulkPaceBody,
		labels: 'bulk',
		success: 'bulk.paced',
		handler: changePace,
	}),
};
