import { addedTo, namedIn, type RaisedQuestion } from './measure.ts';
import type { PlanDecision, PlanState, Review } from './states.ts';

/** Whether a line of the plan can take the questions of a set that reaches the next star. Pure functions. */

export type FixedBy = Review | 'done';

/** Why a line takes no addition: it has been reviewed or is done; null while it takes one. */
export const fixedBy = ({ state, review }: { state: PlanState; review: Review | null }): FixedBy | null =>
	review ?? (state === 'done' ? 'done' : null);

export type WrittenLine = { decision: PlanDecision; measure: string; state: PlanState; review: Review | null };

/** Whether the line names the questions, or can be made to. @param line null while nothing is written */
export const takesQuestions = (
	line: WrittenLine | null,
	raises: readonly RaisedQuestion[],
	/** What the addition begins with. */
	lead: string,
): boolean => {
	if (line === null) return true;
	if (line.decision === 'not') return false;
	const missing = raises.filter((raise) => !namedIn(line.measure, raise));
	return missing.length === 0 || (fixedBy(line) === null && addedTo(line.measure, lead, missing) !== null);
};
