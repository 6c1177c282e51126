import { z } from 'zod';
import { person } from '#shared/answering/schemas.ts';
import { namedStatus } from '#shared/assessment/status-filter.ts';
import { assignedFilter } from '#shared/companies/assigned.ts';
import { commentText, id, instant, listOf, pathId, queryFlag, version } from '#shared/fields.ts';
import { documentFile } from '#shared/files/documents.ts';
import { listQuery } from '#shared/lists.ts';
import { MAX_POINTS, NOT_OBJECTABLE, OBJECTION_STATES, OBJECTION_WITHDRAWALS } from './rules.ts';

/** Objections of companies to results: bodies and answers of both areas. */

/** Exactly one of the two: the question, or the sub-category where the paper explains no questions. */
const filedPoint = z.object({
	/** A question of the company's sheet. */
	answer_content_id: id().nullish(),
	/** A sub-category of the company's sheet. */
	sub_category_id: id().nullish(),
	reason: commentText(),
});

export const fileObjectionBody = {
	progress_id: id(),
	objection_points: listOf(filedPoint, MAX_POINTS).refine((points) => points.length > 0, 'validation.required'),
};
const fileObjectionInput = z.object(fileObjectionBody);
export type FileObjectionInput = z.output<typeof fileObjectionInput>;

export const withdrawObjectionBody = { version: version() };

export const decideObjectionBody = {
	/** Every point of the objection, each once. */
	objection_points: listOf(z.object({ id: id(), is_upheld: z.boolean(), reason: commentText() }), MAX_POINTS),
	version: version(),
};
const decideObjectionInput = z.object({ id: id(), ...decideObjectionBody });
export type DecideObjectionInput = z.output<typeof decideObjectionInput>;

export const objectionsQuery = {
	...listQuery(['filed_at', 'due_on', 'decided_at']),
	progress_id: pathId().optional(),
	status: z.enum(OBJECTION_STATES, { error: 'validation.choice' }).optional(),
};

/** Staff also filter by assessor, and by what should have been decided. */
export const staffObjectionsQuery = {
	...objectionsQuery,
	company_id: pathId().optional(),
	assigned: assignedFilter(),
	only_overdue: queryFlag().optional(),
};
const objectionsInput = z.object(staffObjectionsQuery);
export type ObjectionsInput = z.output<typeof objectionsInput>;

const objectionFields = {
	id: id(),
	progress_id: id(),
	company: z.object({ id: id(), name: z.string() }),
	round: z.union([z.literal(1), z.literal(2)]),
	status: z.enum(OBJECTION_STATES),
	filed_at: instant(),
	/** The member of the company. */
	filed_by: person,
	/** Tokyo day by which it should be decided. */
	due_on: z.string(),
	/** Whether it is undecided after that day. */
	is_overdue: z.boolean(),
	withdrawn_at: instant().nullable(),
	withdrawn_because: z.enum(OBJECTION_WITHDRAWALS).nullable(),
	decided_at: instant().nullable(),
	/** Null before the decision, and for the company, which does not learn which member of staff decided. */
	decided_by: person.nullable(),
	/** Decided by an admin who had rated or finalized the round, since there was nobody else. */
	decided_by_involved: z.boolean(),
	point_count: z.int(),
	/** Null before the decision. */
	upheld_count: z.int().nullable(),
	file_count: z.int(),
	is_being_corrected: z.boolean(),
	corrected_at: instant().nullable(),
	version: z.int(),
};

export const objectionRow = z.object(objectionFields);
export type ObjectionRow = z.output<typeof objectionRow>;

const objectionPoint = z.object({
	id: id(),
	/** As in the score breakdown; null for a sub-category. */
	question: z.object({ id: id().nullable(), number: z.string(), content: z.string() }).nullable(),
	sub_category: z.object({
		/** Of the paper. */
		id: id(),
		/** On the reader's sheet; null once that is archived. */
		answer_category_id: id().nullable(),
		answer_sub_category_id: id().nullable(),
		number: z.string(),
		content: z.string(),
	}),
	/** Of the company. */
	reason: z.string(),
	is_upheld: z.boolean().nullable(),
	/** Why it was upheld or not. */
	decision_reason: z.string().nullable(),
});

export const objection = z.object({
	...objectionFields,
	objection_points: z.array(objectionPoint),
	files: z.array(documentFile),
});
export type Objection = z.output<typeof objection>;

/** An objection as staff read it: with who may decide, and what deciding does. */
export const staffObjection = objection.extend({
	progress_status: namedStatus,
	/** Null: the reader may decide it. */
	why_not_decide: z.enum(['decided', 'involved', 'conflict']).nullable(),
	/** The reader rated or finalized the round, and may decide since there is nobody else: marked. */
	is_marked_as_involved: z.boolean(),
	rated_by: z.array(person),
	finalised_by: z.array(person),
	/** Who may decide; an assessor has to be assigned to the company first. */
	may_decide: z.array(person.extend({ is_assigned: z.boolean() })),
	/** The statuses that an upheld decision moves back to, in order; empty where it moves nothing. */
	moves: z.array(namedStatus),
});
export type StaffObjection = z.output<typeof staffObjection>;

/** Where the company's current assessment stands with objections. */
export const objectionStanding = z.object({
	/** Null without an assessment. */
	progress_id: id().nullable(),
	round: z.union([z.literal(1), z.literal(2)]).nullable(),
	/** Null if one can be filed. */
	why_not: z.enum(NOT_OBJECTABLE).nullable(),
	/** Last Tokyo day to file one; null without a finalized result. */
	last_day: z.string().nullable(),
	/** With today and the last day; 0 afterwards. */
	days_left: z.int(),
	/** How many days there are to file one, from the finalizing on. */
	filing_days: z.int(),
	/** The level at which points are named: questions, or sub-categories. */
	by_question: z.boolean(),
	/** The newest objection of the assessment. */
	objection: objectionRow.nullable(),
});
export type ObjectionStanding = z.output<typeof objectionStanding>;

/** What a report says of the objection to its round. */
export const reportObjection = z.object({
	status: z.enum(['filed', 'decided']),
	/** Tokyo day on which it was filed, or decided. */
	on: z.string(),
	point_count: z.int(),
	/** Null while it is filed. */
	upheld_count: z.int().nullable(),
	/** Tokyo day of the finalizing that followed the correction. */
	corrected_on: z.string().nullable(),
});
export type ReportObjection = z.output<typeof reportObjection>;

/** The next change must send this `version`. */
export const objectionVersion = z.object({ id: id(), status: z.enum(OBJECTION_STATES), version: z.int() });
export type ObjectionVersion = z.output<typeof objectionVersion>;

/** What staff's screens of an assessment have to know before it goes on. */
export const objectionNotice = z.object({
	/** A filed objection, which holds the assessment. */
	filed_id: id().nullable(),
	/** Last Tokyo day on which the company may still file one; null if it cannot. */
	open_until: z.string().nullable(),
	/** The correction of the round after an upheld objection; `is_limited` until a second move back. */
	correction: z.object({ objection_id: id(), is_limited: z.boolean() }).nullable(),
});
export type ObjectionNotice = z.output<typeof objectionNotice>;
