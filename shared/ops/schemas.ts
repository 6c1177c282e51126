import { z } from 'zod';
import { id, instant, pathId, shortText } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';

/** A path on this site that opens the queue dashboard; valid for 60 seconds. */
export const opsLink = z.object({ url: z.string() });

const JOB_FAILURES = ['connection', 'timeout', 'storage', 'unknown_job', 'payload', 'other'] as const;
export type JobFailure = (typeof JOB_FAILURES)[number];

/** Jobs of one kind. Jobs delayed in the queue count as waiting. */
export const jobKind = z.object({
	job_name: z.string(),
	/** Description of the job. */
	job_words: z.string(),
	waiting: z.int(),
	/** Null if the queue does not respond. */
	running: z.int().nullable(),
	failed: z.int(),
	/** Number of waiting jobs that only a worker of a newer version can run. */
	for_newer: z.int(),
});

export type JobKind = z.output<typeof jobKind>;

export const failedJobsQuery = {
	...listQuery(['failed_at']),
	job_name: shortText().optional(),
};

/** A failed job without its payload, which may contain secrets; `error` is the line in the log. */
export const failedJob = z.object({
	id: id(),
	job_name: z.string(),
	job_words: z.string(),
	failure: z.enum(JOB_FAILURES),
	/** `failure` in words. */
	failure_words: z.string(),
	error: z.string().nullable(),
	subject_name: z.string().nullable(),
	/** Console page of the subject; null without one. */
	subject_path: z.string().nullable(),
	created_at: instant(),
	failed_at: instant(),
});

export type FailedJobRow = z.output<typeof failedJob>;

export const failedJobParams = { id: pathId() };

export const retryBody = { job_name: shortText().min(1, 'validation.required') };
export const retried = z.object({ retried: z.int() });
