import { sql } from 'drizzle-orm';
import {
	boolean,
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	smallint,
	text,
	uniqueIndex,
} from 'drizzle-orm/pg-core';
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
import type { ImportContents } from '#shared/company-import/rows.ts';
import type { Locale, TextVariables } from '#shared/i18n/translate.ts';
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
		/** Of an import: links to set a password for the administrators, an hour. Null without. */
		mailsPerHour: integer('mails_per_hour'),
		/** Language of these mails. */
		locale: text('locale').$type<Locale>(),
		/** The import whose administrators are invited. */
		importId: integer('import_id'),
		state: text('state').$type<BulkState>().notNull().default('running'),
		createdAt: createdAt(),
		endedAt: instantColumn('ended_at'),
	},
	(t) => [
		index('bulk_jobs_maker').on(t.makerId, t.id.desc()),
		// An import is followed by one job at most.
		uniqueIndex('bulk_jobs_import').on(t.importId).where(sql`${t.importId} is not null`),
		foreignKey({ name: 'bulk_jobs_import_id', columns: [t.importId], foreignColumns: [t.id] }).onDelete('cascade'),
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
		/** Null for a company that an import has not made yet. */
		companyId: integer('company_id').references(() => companies.id, { onDelete: 'cascade' }),
		/** The assessment that the act is about; of a start, the one that it has made. */
		progressId: integer('progress_id').references(() => assessmentProgresses.id, { onDelete: 'cascade' }),
		/** Of an import: the company's name in the workbook. */
		label: text('label'),
		/** Of an import: what to write; forgotten once the row is run, or never will be. */
		contents: jsonb('contents').$type<ImportContents>(),
		/** Of an import: the administrators that it added; of an invitation, who is invited. */
		userIds: jsonb('user_ids').$type<readonly number[]>().notNull().default([]),
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
		check('bulk_job_rows_contents', sql`${t.contents} is null or ${t.state} = 'waiting'`),
		check('bulk_job_rows_company_known', sql`${t.companyId} is not null or ${t.label} is not null`),
		check('bulk_job_rows_waits', oneOf(t.waits, WAITS)),
		check('bulk_job_rows_ran', sql`(${t.state} in ('done', 'refused')) = (${t.doneAt} is not null)`),
	],
);
