import { z } from 'zod';
import { GRADES } from '#shared/assessment/grade.ts';
import { ROUNDS } from '#shared/assessment/round.ts';
import { id, instant, pathId, queryFlag } from '#shared/fields.ts';
import { listQuery } from '#shared/lists.ts';
import { PLAN_STATES } from '#shared/plans/states.ts';
import { filter, programmeQuery } from './filters.ts';

/** The rows behind figures of the programme: results and actions of plans, by the filters with which they were counted. */

const company = z.object({ id: id(), name: z.string() });

/** In which results a question is named: it lost points, was 'not applicable', or failed critically. */
const QUESTION_OUTCOMES = ['lost', 'not_applicable', 'critical'] as const;

/** A re-assessment with the first round, or a company's last result with that of a year before. */
const COMPARISONS = ['rounds', 'years'] as const;

const DIRECTIONS = ['up', 'down'] as const;

export const NO_GRADE = 'none';

/** What was counted of the results. */
export const resultFilters = {
	result_grade: filter(z.enum([...GRADES, NO_GRADE])),
	stars: filter(z.coerce.number<number>().int().min(0).max(3)),
	score_tenth: filter(z.coerce.number<number>().int().min(0).max(9)),
	has_critical: queryFlag().optional(),
	/** Key of a category or sub-category: only results with a score of it. */
	part_key: filter(z.uuid()),
	question_key: filter(z.uuid()),
	question_outcome: filter(z.enum(QUESTION_OUTCOMES)),
	compared_by: filter(z.enum(COMPARISONS)),
	/** With `compared_by`: only what became better, or worse. */
	change_direction: filter(z.enum(DIRECTIONS)),
	/** Rounds that this person rated, by the day of the grading; also those that were not finalized. */
	rater_id: filter(pathId()),
};

export const resultRowsQuery = {
	...listQuery([
		'company_name',
		'graded_on',
		'finalised_on',
		'result_percent',
		'part_percent',
		'lost_percent',
		'former_percent',
	]),
	...programmeQuery,
	...resultFilters,
};
const resultRowsInput = z.object(resultRowsQuery);
export type ResultRowsInput = z.output<typeof resultRowsInput>;

const percent = () => z.number().min(0).max(100).nullable();

export const resultRow = z.object({
	/** Of the answer sheet. */
	id: id(),
	progress_id: id(),
	company,
	round: z.union(ROUNDS.map((one) => z.literal(one))),
	/** Tokyo days. */
	graded_on: z.string(),
	finalised_on: z.string().nullable(),
	result_percent: percent(),
	grade: z.enum(GRADES).nullable(),
	stars: z.int(),
	critical_count: z.int(),
	/** Of the part, the question and the comparison that were asked for; else null. */
	part_percent: percent(),
	lost_percent: percent(),
	former_percent: percent(),
});
export type ResultRow = z.output<typeof resultRow>;

/** Actions of improvement plans whose date has come. */
const ACTION_OUTCOMES = ['in_time', 'done_late', 'not_done'] as const;
export type ActionOutcome = (typeof ACTION_OUTCOMES)[number];

export const actionFilters = { action_outcome: filter(z.enum(ACTION_OUTCOMES)) };

export const actionRowsQuery = {
	...listQuery(['company_name', 'target_date', 'saved_at']),
	...programmeQuery,
	...actionFilters,
};
const actionRowsInput = z.object(actionRowsQuery);
export type ActionRowsInput = z.output<typeof actionRowsInput>;

export const actionRow = z.object({
	id: id(),
	progress_id: id(),
	company,
	sub_category: z.string(),
	measure: z.string(),
	owner: z.string(),
	/** Tokyo day. */
	target_date: z.string(),
	action_state: z.enum(PLAN_STATES),
	action_outcome: z.enum(ACTION_OUTCOMES),
	/** When the company last saved it. */
	saved_at: instant(),
});
export type ActionRow = z.output<typeof actionRow>;

const { part_key, question_key, rater_id } = resultFilters;

export const countedQuery = { part_key, question_key, rater_id, assessor_id: programmeQuery.assessor_id };
const countedInput = z.object(countedQuery);
export type CountedInput = z.output<typeof countedInput>;

/** What a list of rows is about, for its heading. */
export const counted = z.object({
	/** When the facts were last compared with everything; null before the first time. */
	facts_as_of: instant().nullable(),
	/** In the newest paper that has it, with its number. */
	part_name: z.string().nullable(),
	question_content: z.string().nullable(),
	rater_name: z.string().nullable(),
	assessor_name: z.string().nullable(),
});
export type CountedAs = z.output<typeof counted>;
