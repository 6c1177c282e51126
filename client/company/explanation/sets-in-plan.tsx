import type { SetsInPlan } from '#client/documents/explanation/next-star.tsx';
import type { Explanation } from '#shared/explanation/schemas.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import { SetIntoPlan } from './set-into-plan.tsx';
import { fitsIn, isDoneIn, setLinesOf } from './set-lines.ts';

/** The sets of an explanation beside the plan that takes them. @param lead what a measure begins with */
export const setsIn = (explanation: Explanation, plan: ImprovementPlan, lead: string): SetsInPlan => ({
	fits: (set) => fitsIn(setLinesOf(explanation, plan, set, lead)),
	isDone: (set) => isDoneIn(setLinesOf(explanation, plan, set, lead)),
	action: (set, number) => <SetIntoPlan explanation={explanation} plan={plan} set={set} number={number} />,
});
