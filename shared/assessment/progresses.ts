import { z } from 'zod';
import { id, instant, optionalDate } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';
import { reportFlags } from './answering.ts';
import { AWAITING, type Round } from './round.ts';
import { isStatusId } from './status.ts';
import { namedStatus, statusFilter } from './status-filter.ts';

/** Assessment progresses in lists, and what staff do to them beside checking and reporting. */

const person = z.object({ id: id(), name: z.string() });

const progressFields = {
	id: id(),
	company_name: z.string(),
	status: namedStatus,
	start_date: z.string().nullable(),
	end_date: z.string().nullable(),
	submitted_at: instant().nullable(),
	submitted_by: person.nullable(),
	/** The date on the certificate. */
	issued_at: z.string().nullable(),
	/** Of the latest graded round that the reader may see. */
	score: z.number().int().nullable(),
	...reportFlags,
	updated_at: instant(),
};

/** An assessment in the company's own history. */
export const historyItem = z.object(progressFields);

/** An assessment in the lists of the console. */
export const progressRow = z.object({
	...progressFields,
	company_id: id(),
	/** Whose move it is; null where nobody is awaited. */
	waiting_on: z.enum(['company', 'assessor', 'admin']).nullable(),
	/** Since when it has its status. */
	since: instant(),
});

export const PROGRESS_SORTS = [
	'company_name',
	'status',
	'start_date',
	'end_date',
	'submitted_at',
	'submitted_by',
	'issued_at',
	'score',
	'since',
	'updated_at',
] as const;
export type ProgressSort = (typeof PROGRESS_SORTS)[number];

export const historyQuery = listQuery(PROGRESS_SORTS);

export const progressesQuery = {
	...listQuery(PROGRESS_SORTS),
	status: statusFilter(),
	/** What a console admin has to finalise: `first` assessments, `second` re-assessments. */
	awaiting: z
		.enum(['first', 'second'])
		.transform((which): Round => AWAITING[which])
		.optional(),
};

/** The status to go back to. Whether it may be is the table's to say (`moveBackTargets`). */
export const moveBackBody = { status: z.number().int().refine(isStatusId, 'validation.choice') };

/** What is left out stays as it is; null or '' empties it. */
export const periodBody = { start_date: optionalDate(), end_date: optionalDate() };
const period = z.object(periodBody);
export type PeriodInput = z.output<typeof period>;
