import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, oneOf, primaryId } from '#server/db/columns.ts';
import {
	type AssessorChoice,
	BULK_ACTS,
	BULK_STATES,
	type BulkAct,
	type BulkState,
	ROW_STATES,
	type RowState,
	WAITS,
	type Waits,
} from '#shared/bulk/job-states.ts';
import type { TextVariables } from '#shared/i18n/translate.ts';
import type { ServerText } from '#shared/texts/server.ts';
import { users } from './accounts.ts';
import { assessmentProgresses } from './assessment.ts';
import { companies } from './companies.ts';

/** Acts over many rows. How far a job is, is in its rows alone (docs/decisions/bulk-jobs.md). */
export const bulkJobs = pgTable(
	'bulk_jobs',
	{
		id: primaryId(),
		act: text('act').$type<BulkAct>().notNull(),
		makerId: integer('maker_id')
			.notNull()
			.references(() => users.id),
		/** Named for the act; of a start that is spread, those who may be given companies. */
		userIds: jsonb('user_ids').$type<readonly number[]>().notNull().default([]),
		replaces: boolean('replaces').notNull().default(false),
		/** Null: none given. An empty text clears the date. */
		startDate: text('start_date'),
		endDate: text('end_date'),
		/** Only of a start. */
		assessors: text('assessors').$type<AssessorChoice>(),
		/** Companies a day; 0 for all at once. */
		perDay: integer('per_day').notNull().default(0),
		state: text('state').$type<BulkState>().notNull().default('running'),
		createdAt: createdAt(),
		endedAt: instantColumn('ended_at'),
	},
	(t) => [
		index('bulk_jobs_maker').on(t.makerId, t.id.desc()),
		index('bulk_jobs_running').on(t.id).where(sql`${t.state} = 'running'`),
		check('bulk_jobs_act', oneOf(t.act, BULK_ACTS)),
		check('bulk_jobs_state', oneOf(t.state, BULK_STATES)),
	],
);

/** A row is run in the transaction that changes its state, so it is run once, whoever is killed. */
export const bulkJobRows = pgTable(
	'bulk_job_rows',
	{
		id: primaryId(),
		jobId: integer('job_id')
			.notNull()
			.references(() => bulkJobs.id, { onDelete: 'cascade' }),
		companyId: integer('company_id')
			.notNull()
			.references(() => companies.id, { onDelete: 'cascade' }),
		/** The assessment that the act is about; of a start, the one that it has made. */
		progressId: integer('progress_id').references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		/** Who is planned to assess the company. */
		assessorId: integer('assessor_id').references(() => users.id),
		dueAt: instantColumn('due_at').notNull(),
		state: text('state').$type<RowState>().notNull().default('waiting'),
		/** When it was run or refused. */
		doneAt: instantColumn('done_at'),
		/** HTTP status that the single act would answer; null unless refused. */
		status: smallint('status'),
		/** Key of the text that says why it was refused, and its variables: worded in the language of the reader. */
		refusal: text('refusal').$type<ServerText>(),
		refusalVariables: jsonb('refusal_variables').$type<TextVariables>().notNull().default({}),
		/** What the company was reminded of. */
		waits: text('waits').$type<Waits>(),
	},
	(t) => [
		index('bulk_job_rows_job').on(t.jobId, t.id),
		index('bulk_job_rows_waiting').on(t.jobId, t.dueAt, t.id).where(sql`${t.state} = 'waiting'`),
		index('bulk_job_rows_company').on(t.companyId),
		index('bulk_job_rows_progress').on(t.progressId).where(sql`${t.progressId} is not null`),
		check('bulk_job_rows_state', oneOf(t.state, ROW_STATES)),
		check('bulk_job_rows_waits', oneOf(t.waits, WAITS)),
		check('bulk_job_rows_ran', sql`(${t.state} in ('done', 'refused')) = (${t.doneAt} is not null)`),
	],
);
