import { z } from 'zod';
import { person, reportFlags } from '#shared/answering/schemas.ts';
import { AGEINGS } from '#shared/assessment/age.ts';
import { AWAITING, type Round } from '#shared/assessment/round.ts';
import { isStatusId, WAITING_ON } from '#shared/assessment/status.ts';
import { namedStatus, statusFilter } from '#shared/assessment/status-filter.ts';
import { CERTIFICATE_STATES } from '#shared/certificates/validity.ts';
import { assessor, assignedFilter } from '#shared/companies/assigned.ts';
import { id, instant, optionalDate, reasonText } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';

/** Lists of assessment progresses, and the staff's calls on them apart from checking and reporting. */

const progressFields = {
	id: id(),
	company_name: z.string(),
	status: namedStatus,
	start_date: z.string().nullable(),
	end_date: z.string().nullable(),
	submitted_at: instant().nullable(),
	submitted_by: person.nullable(),
	/** The date on the certificate; null while it is withdrawn. */
	issued_at: z.string().nullable(),
	/** Score of the latest graded round that the reader may see. */
	score: z.number().int().nullable(),
	...reportFlags,
	updated_at: instant(),
};

/** A row of the company's own history. */
export const historyItem = z.object({
	...progressFields,
	/** The newest certificate of this assessment, also a withdrawn one; null before the issue. */
	certificate: z
		.object({
			/** The last day on which it is valid, unless it is withdrawn. */
			valid_until: z.string(),
			state: z.enum(CERTIFICATE_STATES),
			withdrawn_at: instant().nullable(),
		})
		.nullable(),
});

/** A row of the console's lists. */
export const progressRow = z.object({
	...progressFields,
	company_id: id(),
	/** Whether staff said that there will be no improvement proposal. */
	is_proposal_waived: z.boolean(),
	/** Who has to act next; null for nobody. */
	waiting_on: z.enum(WAITING_ON).nullable(),
	/** When it reached its status. */
	since: instant(),
	/** For how many days it has been at its status. */
	age_days: z.number().int(),
	/** Whether it has waited for staff past one of the two limits (`AGE_WARN_DAYS`, `AGE_LATE_DAYS`). */
	ageing: z.enum(AGEINGS).nullable(),
	/**
	 * By when the company, the assessor or the admin should act; null without a date, or if nobody has to. A company that
	 * owes evidence: by the earliest day of what is open.
	 */
	due_on: z.string().nullable(),
	/** Requests for evidence of the round that is checked: those without an answer, and those with one to be decided. */
	open_request_count: z.int(),
	answered_request_count: z.int(),
	/** Who looks after the company. */
	assessors: z.array(assessor),
	/** Whether critical failures keep it from its certificate, by the setting. */
	is_certificate_blocked: z.boolean(),
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
	/** Longest first: `-age_days`. */
	'age_days',
	'due_on',
	'updated_at',
] as const;
export type ProgressSort = (typeof PROGRESS_SORTS)[number];

export const historyQuery = listQuery(PROGRESS_SORTS);

/** Comma-separated; '' means all. */
const waitingFilter = () =>
	z
		.string()
		.transform((text) => text.split(',').filter((part) => part !== ''))
		.pipe(z.array(z.enum(WAITING_ON, { error: 'validation.choice' })))
		.optional();

export const progressesQuery = {
	...listQuery(PROGRESS_SORTS),
	status: statusFilter(),
	/** Waiting for finalisation by a console admin: `first` assessments, `second` re-assessments. */
	awaiting: z
		.enum(['first', 'second'])
		.transform((which): Round => AWAITING[which])
		.optional(),
	assigned: assignedFilter(),
	waiting_on: waitingFilter(),
	/** Waiting for staff past a limit: `warn` includes what is late. */
	ageing: z.enum(AGEINGS, { error: 'validation.choice' }).optional(),
};

/** How much work there is, for the side bar and the views of "my work"; only what waits for somebody. */
export const workCounts = z.object({
	/** Waiting for the signed-in person: an assessor's companies, or finalisations by admins. */
	mine: z.number().int(),
	/** Waiting for any assessor or admin. */
	team: z.number().int(),
	/** Of companies without an assessor, whoever has to act. */
	unassigned: z.number().int(),
	/** Waiting for an assessor or admin for too long. */
	late: z.number().int(),
	/** Waiting for the company. */
	company: z.number().int(),
	/** Submissions and re-assessments that wait for an assessor, and applications for a certificate. */
	checks: z.number().int(),
	reassessments: z.number().int(),
	certifications: z.number().int(),
	/** Requests for evidence that the company owes an answer to, and answers that nobody has decided. */
	open_requests: z.number().int(),
	answered_requests: z.number().int(),
	confirm_assessments: z.number().int(),
	confirm_reassessments: z.number().int(),
	/** The two limits of ageing. */
	warn_days: z.number().int(),
	late_days: z.number().int(),
});
export type WorkCounts = z.input<typeof workCounts>;

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
