import type { InPlan } from '#server/explanation/next-star.ts';
import { takesQuestions } from '#shared/plans/set-standing.ts';
import type { StoredAction } from './queries.ts';

/** What a plan says of the sub-categories that a set of the explanation raises. */

type Plan = { actions: readonly StoredAction[]; proposed: readonly number[] };

/** Whether the plan has, or can take, the questions of a sub-category: it has a line, which is not closed to them. */
export const inPlanOf =
	({ actions, proposed }: Plan): InPlan =>
	(subCategoryId, questions) => {
		const action = actions.find((one) => one.subCategoryId === subCategoryId) ?? null;
		return (action !== null || proposed.includes(subCategoryId)) && takesQuestions(action, questions, '');
	};
