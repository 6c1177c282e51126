import { company, consoleStaff } from '#server/calls/define.ts';
import { roundOf } from '#shared/assessment/round.ts';
import { explanation } from '#shared/explanation/schemas.ts';
import { pathId } from '#shared/fields.ts';
import { resultQuery } from '#shared/reports/schemas.ts';
import { getExplanation } from './read.ts';

const params = { id: pathId() };

const roundFrom = ({ id, is_first_time }: { id: number; is_first_time: boolean }) => ({
	id,
	round: roundOf(is_first_time),
});

/** Where a score came from, for staff: whole, from grading on. */
export const consoleExplanation = {
	get: consoleStaff.query({
		path: '/console/assessment_results/:id/explanation',
		summary: 'Where the score of a round came from, and what the next star takes',
		params,
		query: resultQuery,
		output: explanation,
		handler: ({ deps, actor, input, call }) => getExplanation(deps, actor, roundFrom(input), call),
	}),
};

/** The same for the company, with its report and as far as the paper says. */
export const companyExplanation = {
	get: company.query({
		path: '/app/assessment_results/:id/explanation',
		summary: "Where one's own score came from, as far as the paper says",
		details: 'From the status on at which the report is shown. Never memos; ratings only at the level of the paper.',
		params,
		query: resultQuery,
		output: explanation,
		handler: ({ deps, actor, input, call }) => getExplanation(deps, actor, roundFrom(input), call),
	}),
};
