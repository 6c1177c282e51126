import { z } from 'zod';
import { person, reportFlags } from '#shared/answering/schemas.ts';
import { AGEINGS } from '#shared/assessment/age.ts';
import { percent } from '#shared/assessment/graded-score.ts';
import { AWAITING, type Round } from '#shared/assessment/round.ts';
import { isStatusId, WAITING_ON } from '#shared/assessment/status.ts';
import { namedStatus, statusFilter } from '#shared/assessment/status-filter.ts';
import { CERTIFICATE_STATES } from '#shared/certificates/validity.ts';
import { assessor, assignedFilter } from '#shared/companies/assigned.ts';
import { id, instant, optionalDate, reasonText } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';
import { OBJECTION_STANDINGS } from '#shared/objections/rules.ts';
import { PLAN_ACTS } from '#shared/plans/states.ts';
import { factsQuery } from '#shared/programme/filters.ts';

/** Lists of assessment progresses, and calls of staff on them besides checking and reporting. */

const progressFields = {
	id: id(),
	company_name: z.string(),
	status: namedStatus,
	start_date: z.string().nullable(),
	end_date: z.string().nullable(),
	submitted_at: instant().nullable(),
	submitted_by: person.nullable(),
	/** Of the submission; null before it. */
	receipt_number: z.string().nullable(),
	/** Date on the certificate; null while it is withdrawn. */
	issued_at: z.string().nullable(),
	/** Score of the latest graded round visible to the reader. */
	score: z.number().int().nullable(),
	...reportFlags,
	updated_at: instant(),
};

const planActs = z.array(z.object({ kind: z.enum(PLAN_ACTS), date: z.string(), count: z.int() }));
export type PlanActs = z.output<typeof planActs>;

const certificate = z.object({
	/** Last day on which it is valid, unless withdrawn. */
	valid_until: z.string(),
	state: z.enum(CERTIFICATE_STATES),
	withdrawn_at: instant().nullable(),
});

export const historyItem = z.object({
	...progressFields,
	/** 100 per main category of its paper. */
	max_score: z.int(),
	/** Its graded rounds, as far as they may be read: the first one, and the re-assessment. */
	rounds: z.array(
		z.object({
			is_first_time: z.boolean(),
			score: z.int().nullable(),
			/** Day of the report; null while it is being corrected. */
			reported_at: instant().nullable(),
			/** `key` is the same over the years. */
			categories: z.array(z.object({ key: z.uuid(), content: z.string(), score: percent() })),
		}),
	),
	/** By day in Tokyo, oldest first. */
	plan_acts: planActs,
	/** To results of this assessment, oldest first. */
	objections: z.array(z.object({ id: id(), is_first_time: z.boolean(), standing: z.enum(OBJECTION_STANDINGS) })),
	/** Newest certificate of this assessment, even if withdrawn; null before the issue. */
	certificate: certificate.nullable(),
});

export const progressRow = z.object({
	...progressFields,
	company_id: id(),
	/** Whether staff waived the improvement proposal. */
	is_proposal_waived: z.boolean(),
	/** Who must act next; null for nobody. */
	waiting_on: z.enum(WAITING_ON).nullable(),
	/** When it reached its status. */
	since: instant(),
	age_days: z.number().int(),
	/** Whether it has waited for staff longer than a limit (`AGE_WARN_DAYS`, `AGE_LATE_DAYS`). */
	ageing: z.enum(AGEINGS).nullable(),
	/**
	 * Due date of the company, assessor or admin; null without one, or if nobody must act. For a company that owes
	 * evidence, the earliest due date of its open requests.
	 */
	due_on: z.string().nullable(),
	/** Evidence requests of the round being checked: unanswered ones, and answered ones to be decided. */
	open_request_count: z.int(),
	answered_request_count: z.int(),
	assessors: z.array(assessor),
	/** Whether critical failures block the certificate, according to the setting. */
	is_certificate_blocked: z.boolean(),
});

/** An assessment on the screen of its company. */
export const progressOfCompany = progressRow.extend({
	/** 100 per main category of its paper. */
	max_score: z.int(),
	completed_at: instant().nullable(),
	certificate: certificate.nullable(),
	/** Score of the first round beside that of the re-assessment; null before the latter. */
	first_score: z.int().nullable(),
	/** Actions of its improvement plan: written ones, and those that staff have accepted or returned; null without any. */
	plan: z.object({ actions: z.int(), accepted: z.int(), returned: z.int() }).nullable(),
	/** Whether whoever finalized the result that stands had rated or written in its round. */
	is_by_same_person: z.boolean(),
	/** The undecided objection to its result, which holds the assessment; null without one. */
	filed_objection: z.object({ id: id(), filed_on: z.string(), due_on: z.string() }).nullable(),
	/** Its newest round of the workers' voice, and whether workers may answer still; null without one. */
	voice: z.object({ id: id(), closes_on: z.string(), is_open: z.boolean() }).nullable(),
});

const PROGRESS_SORTS = [
	'company_name',
	'status',
	'start_date',
	'end_date',
	'submitted_at',
	'submitted_by',
	'issued_at',
	'score',
	'since',
	/** Longest first with `-age_days`. */
	'age_days',
	'due_on',
	/** Longest first: what waits for staff, then for companies, then the rest. */
	'waiting',
	'created_at',
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
	/** Waiting for finalization by a console admin: `first` assessments, `second` re-assessments. */
	awaiting: z
		.enum(['first', 'second'])
		.transform((which): Round => AWAITING[which])
		.optional(),
	assigned: assignedFilter(),
	waiting_on: waitingFilter(),
	/** Waiting for staff longer than a limit: `warn` includes late ones. */
	ageing: z.enum(AGEINGS, { error: 'validation.choice' }).optional(),
	...factsQuery,
};

/** Counts for the side bar and "My work"; only assessments that wait for somebody. */
export const workCounts = z.object({
	/** Waiting for the signed-in user: an assessor's companies, or finalizations by admins. */
	mine: z.number().int(),
	/** Waiting for any assessor or admin. */
	team: z.number().int(),
	/** Companies without an assessor, whoever must act. */
	unassigned: z.number().int(),
	/** Waiting for an assessor or admin for too long. */
	late: z.number().int(),
	/** Waiting for the company. */
	company: z.number().int(),
	/** Waiting for others than the signed-in user: for the company, and of an assessor's companies also for admins. */
	waiting: z.number().int(),
	/** Submissions and re-assessments waiting for an assessor, and applications for a certificate. */
	checks: z.number().int(),
	reassessments: z.number().int(),
	certifications: z.number().int(),
	/** Evidence requests without an answer, and answers that are not decided. */
	open_requests: z.number().int(),
	answered_requests: z.number().int(),
	/** Objections that are not decided. */
	filed_objections: z.number().int(),
	confirm_assessments: z.number().int(),
	confirm_reassessments: z.number().int(),
	warn_days: z.number().int(),
	late_days: z.number().int(),
});
export type WorkCounts = z.input<typeof workCounts>;

/** Target status; the server checks it against `moveBackTargets`. */
export const moveBackBody = {
	status: z.number().int().refine(isStatusId, 'validation.choice'),
	reason: reasonText(),
	/** Shown on the company's overview until the next change of status. */
	message_to_company: reasonText(),
};

export const cancelBody = { reason: reasonText() };

/** Omitted fields stay unchanged; null or '' clears. */
export const periodBody = { start_date: optionalDate(), end_date: optionalDate() };
const period = z.object(periodBody);
export type PeriodInput = z.output<typeof period>;
