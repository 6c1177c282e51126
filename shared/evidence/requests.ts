import { z } from 'zod';
import { person } from '#shared/answering/schemas.ts';
import { AGEINGS } from '#shared/assessment/age.ts';
import { namedQuestion } from '#shared/checking/schemas.ts';
import { assignedFilter } from '#shared/companies/assigned.ts';
import { commentText, dateOnly, emptied, id, instant, listOf, pathId, queryFlag, version } from '#shared/fields.ts';
import { documentFile } from '#shared/files/documents.ts';
import { listQuery } from '#shared/lists.ts';
import { companyFilters, month } from '#shared/programme/filters.ts';
import { MESSAGE_KINDS, REQUEST_STATES, WITHDRAWALS } from './states.ts';

/** Requests for evidence: staff ask, the company answers with texts and files (contract, second part, section 3). */

const dueOn = () => z.union([dateOnly(), emptied()], 'validation.date').nullish();

/** A question of the round's sheet. Omitted or null: on the assessment as a whole. */
export const openRequestBody = {
	progress_id: id(),
	answer_content_id: id().nullish(),
	content: commentText(),
	/** Tokyo date by which the company should answer, today or later. Omitted, null or '': none. */
	due_on: dueOn(),
};
const openRequestInput = z.object(openRequestBody);
export type OpenRequestInput = z.output<typeof openRequestInput>;

/** More questions than any paper has. */
const MAX_QUESTIONS = 1_000;

export const openSeveralBody = {
	progress_id: id(),
	/** Questions of the round's sheet, at least one. */
	answer_content_ids: listOf(id(), MAX_QUESTIONS).refine((ids) => ids.length > 0, 'validation.required'),
	/** Shared due date. Omitted: a week from today; null or '': none. */
	due_on: dueOn(),
};

export const askableQuestionsQuery = { progress_id: pathId() };

/** A question on which evidence can be requested, with the initial text of a request. */
export const askableQuestion = namedQuestion.extend({ ready_request: z.string() });
export type AskableQuestion = z.output<typeof askableQuestion>;

export const messageBody = { content: commentText(), version: version() };

/** The text is optional if there is a file. */
export const answerRequestBody = { content: z.union([emptied(), commentText()]).nullish(), version: version() };

export const decideRequestBody = { version: version() };

export const requestsQuery = {
	...listQuery(['created_at', 'due_on', 'answered_at', 'updated_at', 'since']),
	progress_id: pathId().optional(),
	/** `all` is what our screens say for none. */
	status: z
		.enum([...REQUEST_STATES, 'all'], { error: 'validation.choice' })
		.transform((state) => (state === 'all' ? undefined : state))
		.optional(),
};
/** As the programme's figures count requests: by the months in which they were sent, and the company. */
export const countedRequestsQuery = {
	...companyFilters,
	month_from: month(),
	month_to: month(),
	/** Whether the company has ever answered it; an answer may have been returned since. */
	is_answered: queryFlag().optional(),
};
/**
 * Staff also filter by assessor, by age, with `is_mine` what they asked themselves or their own companies were asked, and
 * with `is_active` what can still be answered or decided.
 */
export const staffRequestsQuery = {
	...requestsQuery,
	...countedRequestsQuery,
	assigned: assignedFilter(),
	is_mine: queryFlag().optional(),
	is_active: queryFlag().optional(),
	ageing: z.enum(AGEINGS, { error: 'validation.choice' }).optional(),
};
const requestsInput = z.object(staffRequestsQuery);
export type RequestsInput = z.output<typeof requestsInput>;

const requestedQuestion = z.object({
	/** Id on the round's sheet for staff, on the first sheet for the company; null once that sheet is archived. */
	answer_content_id: id().nullable(),
	content: z.string(),
	/** Position within the sub-category, from 1. */
	number: z.int(),
	sub_category: z.object({ id: id().nullable(), content: z.string() }),
	category: z.object({ id: id().nullable(), content: z.string() }),
});

const requestFields = {
	id: id(),
	progress_id: id(),
	company: z.object({ id: id(), name: z.string() }),
	/** 1 the assessment, 2 the re-assessment. */
	round: z.union([z.literal(1), z.literal(2)]),
	status: z.enum(REQUEST_STATES),
	/** Null: on the assessment as a whole. */
	question: requestedQuestion.nullable(),
	content: z.string(),
	due_on: z.string().nullable(),
	/** Whether messages, files and decisions are accepted now: its round is being checked, and it is undecided. */
	is_active: z.boolean(),
	/** For staff, of an active one: how long it has waited for its answer, or for a decision on it. */
	waiting: z
		.object({
			since: instant(),
			age_days: z.int(),
			/** Whether it has waited for staff longer than a limit (`AGE_WARN_DAYS`, `AGE_LATE_DAYS`). */
			ageing: z.enum(AGEINGS).nullable(),
		})
		.nullable(),
	file_count: z.int(),
	message_count: z.int(),
	/** Null for the company, which only learns that it was staff. */
	created_by: person.nullable(),
	created_at: instant(),
	/** Time of the current answer; null again once it was returned. */
	answered_at: instant().nullable(),
	decided_at: instant().nullable(),
	withdrawn_because: z.enum(WITHDRAWALS).nullable(),
	updated_at: instant(),
	version: z.int(),
};

export const requestRow = z.object(requestFields);
export type RequestRow = z.output<typeof requestRow>;

export const requestFile = documentFile.extend({ is_by_phone: z.boolean() });
export type RequestFile = z.output<typeof requestFile>;

const requestMessage = z.object({
	id: id(),
	kind: z.enum(MESSAGE_KINDS),
	side: z.enum(['staff', 'company']),
	/** Null for staff as seen by the company. */
	author: person.nullable(),
	/** '' for an answer with files only. */
	content: z.string(),
	created_at: instant(),
});

export const evidenceRequest = z.object({
	...requestFields,
	files: z.array(requestFile),
	/** Oldest first. */
	messages: z.array(requestMessage),
});
export type EvidenceRequest = z.output<typeof evidenceRequest>;

/** The next change must send this `version`. */
export const requestVersion = z.object({ id: id(), status: z.enum(REQUEST_STATES), version: z.int() });
export type RequestVersion = z.output<typeof requestVersion>;
