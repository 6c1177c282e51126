import { z } from 'zod';
import { id, instant, optionalDate, reasonText } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';
import { person, reportFlags } from './answering.ts';
import { AWAITING, type Round } from './round.ts';
import { isStatusId } from './status.ts';
import { namedStatus, statusFilter } from './status-filter.ts';

/** Lists of assessment progresses, and the staff's calls on them apart from checking and reporting. */

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
	/** Score of the latest graded round that the reader may see. */
	score: z.number().int().nullable(),
	...reportFlags,
	updated_at: instant(),
};

/** A row of the company's own history. */
export const historyItem = z.object(progressFields);

/** A row of the console's lists. */
export const progressRow = z.object({
	...progressFields,
	company_id: id(),
	/** Whether staff said that there will be no improvement proposal. */
	is_proposal_waived: z.boolean(),
	/** Who has to act next; null for nobody. */
	waiting_on: z.enum(['company', 'assessor', 'admin']).nullable(),
	/** When it reached its status. */
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
	/** Waiting for finalisation by a console admin: `first` assessments, `second` re-assessments. */
	awaiting: z
		.enum(['first', 'second'])
		.transform((which): Round => AWAITING[which])
		.optional(),
};

/** The status to move back to; the server checks it against `moveBackTargets`. */
export const moveBackBody = {
	status: z.number().int().refine(isStatusId, 'validation.choice'),
	reason: reasonText(),
	/** What the company is told on its overview, until the next status. */
	message_to_company: reasonText(),
};

export const cancelBody = { reason: reasonText() };

/** Omitted fields stay unchanged; null or '' clears. */
export const periodBody = { start_date: optionalDate(), end_date: optionalDate() };
const period = z.object(periodBody);
export type PeriodInput = z.output<typeof period>;
