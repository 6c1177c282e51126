import { z } from 'zod';
import { paged } from '#server/calls/answer.ts';
import { consoleAdmin } from '#server/calls/define.ts';
import { SEARCHES } from '#server/calls/description/parameter-texts.ts';
import {
	failedJob,
	failedJobParams,
	failedJobsQuery,
	jobKind,
	opsLink,
	retried,
	retryBody,
} from '#shared/ops/schemas.ts';
import { countJobs, listFailedJobs } from './jobs.ts';
import { makeOpsLink } from './pass.ts';
import { retryJob, retryJobs } from './retry.ts';

export const consoleOps = {
	link: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/ops_link',
		summary: 'A link to the queues, good for 60 seconds',
		output: opsLink,
		success: 'ops.linked',
		handler: (deps, actor, _input, call) => makeOpsLink(deps, actor, call),
	}),
	jobs: consoleAdmin.query({
		path: '/console/jobs',
		summary: 'The numbers of jobs that wait, run and have failed, by kind',
		output: z.array(jobKind),
		handler: (deps, _actor, _input, call) => countJobs(deps, call),
	}),
	failedJobs: consoleAdmin.query({
		path: '/console/failed_jobs',
		summary: 'Jobs that failed for good, with what they were about, newest first',
		query: failedJobsQuery,
		parameterTexts: SEARCHES.jobs,
		output: z.array(failedJob),
		handler: async (deps, actor, input, call) => paged(await listFailedJobs(deps, actor, input, call)),
	}),
	retry: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/failed_jobs/:id/retry',
		summary: 'Retry a failed job',
		params: failedJobParams,
		success: 'ops.retried',
		handler: retryJob,
	}),
	retryAll: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/failed_jobs/retry',
		summary: 'Retry all failed jobs of a kind',
		body: retryBody,
		output: retried,
		success: 'ops.retriedAll',
		handler: retryJobs,
	}),
};
