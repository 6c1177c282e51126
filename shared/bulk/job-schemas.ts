import { z } from 'zod';
import { assessor } from '#shared/companies/assigned.ts';
import { companiesQuery } from '#shared/companies/schemas.ts';
import { id, instant, listOf } from '#shared/fields.ts';
import { listQuery, wholeListQuery } from '#shared/lists.ts';
import { periodBody, progressesQuery } from '#shared/progresses/schemas.ts';
import { ASSESSOR_CHOICES, BULK_ACTS, BULK_STATES, LIST_ACTS, MAX_JOB_ROWS, ROW_STATES } from './job-states.ts';
import { MAX_ROWS } from './limits.ts';

/** Acts over all rows of a list, which run as a job. */

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
	z.enum(values, { error: 'validation.choice' });

const perDay = () => z.number().int().min(0).max(MAX_JOB_ROWS);

/**
 * Exactly one of the first four says which rows: ids, or the filters of a list, whose matches are the rows from then on.
 */
export const bulkJobBody = {
	company_ids: listOf(id(), MAX_JOB_ROWS).optional(),
	assessment_ids: listOf(id(), MAX_JOB_ROWS).optional(),
	company_filters: z.object(wholeListQuery(companiesQuery)).optional(),
	assessment_filters: z.object(wholeListQuery(progressesQuery)).optional(),
	act: choice(LIST_ACTS),
	/** For `assign`, and for `start` unless the assessors stay. None for `spread`: all assessors. */
	user_ids: listOf(id(), MAX_ROWS).default([]),
	/** For `assign`: whether they replace the current ones; otherwise they are added. */
	replaces: z.boolean().default(false),
	/** For `period`; for `start`, by default from the day of its wave to one year later. */
	...periodBody,
	/** For `start`. */
	assessor_choice: choice(ASSESSOR_CHOICES).default('keep'),
	/** For `start`: companies a day; 0 for all at once. */
	per_day: perDay().default(0),
};
const bulkJobInput = z.object(bulkJobBody);
export type BulkJobInput = z.output<typeof bulkJobInput>;

const wave = z.object({ day: z.string(), count: z.int() });

/** What a job would do if it ran now. */
export const bulkJobPreview = z.object({
	/** Rows that match. */
	total: z.int(),
	/** Rows on which the act is possible. */
	possible: z.int(),
	/** Why the others would be refused. */
	refused: z.array(z.object({ reason: z.string(), count: z.int() })),
	/** How many companies each assessor would get. */
	assessors: z.array(assessor.extend({ count: z.int() })),
	waves: z.array(wave),
	/** Of a `start`: companies whose assessment is running. It goes on, and no other one is started. */
	running: z.int(),
	/** Of a `start`: companies whose finalized assessment can then no longer be re-assessed or certified. */
	superseded: z.int(),
});
export type BulkJobPreview = z.output<typeof bulkJobPreview>;

const counts = z.object({ waiting: z.int(), done: z.int(), refused: z.int(), stopped: z.int() });

export const bulkJobWire = z.object({
	id: id(),
	act: z.enum(BULK_ACTS),
	state: z.enum(BULK_STATES),
	/** Who made it. */
	made_by: assessor,
	created_at: instant(),
	/** When it ended or was stopped. */
	ended_at: instant().nullable(),
	total: z.int(),
	counts,
	/** Of a `start`: companies a day; 0 for all at once. */
	per_day: z.int(),
	/** When the next rows are due, if none is now. */
	next_at: instant().nullable(),
});
export type BulkJob = z.output<typeof bulkJobWire>;

export const bulkJobDetail = bulkJobWire.extend({
	start_date: z.string().nullable(),
	end_date: z.string().nullable(),
	assessor_choice: z.enum(ASSESSOR_CHOICES).nullable(),
	/** Named for the act. */
	assessors: z.array(assessor),
	/** Of an import, and of the job that then invites: links to set a password, an hour; null without. */
	mails_per_hour: z.int().nullable(),
	/** Of an import that has ended: the job that invites the administrators. */
	invite_job_id: id().nullable(),
	/** What is still to come, by day. */
	waves: z.array(wave),
	/** Why rows were refused, most frequent first. */
	refused: z.array(z.object({ reason: z.string(), count: z.int() })),
	/** Of a `start`: companies that were passed over, since their assessment was running. */
	running: z.int(),
});
export type BulkJobDetail = z.output<typeof bulkJobDetail>;

/** Without a search: the rows say whose they are. */
const listed = <const Field extends string>(sortable: readonly Field[]) => {
	const { q: _, ...query } = listQuery(sortable);
	return query;
};

export const bulkJobsQuery = listed(['created_at']);

const BULK_ROW_SORTS = ['due_at', 'done_at'] as const;

export const bulkRowsQuery = {
	...listed(BULK_ROW_SORTS),
	state: choice(ROW_STATES).optional(),
};

export const bulkRow = z.object({
	id: id(),
	/** Without a name if the reader may no longer see it; without an id if an import has not made it. */
	company: z.object({ id: id().nullable(), name: z.string().nullable() }),
	/** Id of the assessment that it is about; of a start, the new one. */
	assessment_id: id().nullable(),
	state: z.enum(ROW_STATES),
	due_at: instant(),
	done_at: instant().nullable(),
	/** HTTP status and message that the single act would return; null unless refused. */
	status: z.int().nullable(),
	reason: z.string().nullable(),
	/** Who is to assess the company, if the job says so. */
	assessor: assessor.nullable(),
});
export type BulkRow = z.output<typeof bulkRow>;

export const bulkPaceBody = { per_day: perDay() };
