import type { Outputs } from '#client/api/client.ts';
import { hasSdg } from '#client/documents/report/has-sdg.ts';

/** The contents of the desk, in the order of the paper. */

export type EditedReport = Outputs['console']['reports']['first']['get']['data'];
export type EditedProposal = Outputs['console']['proposals']['get']['data'];
export type Goal = EditedReport['result_index']['sdg_goal_results'][number];

type ResultSub = EditedReport['result_index']['main_category_results'][number]['sub_category_results'][number];

/** A sub-category with its category, and with its id on the checked sheet. */
export type DeskSub = ResultSub & { category: string; checkedId: number | null };

export type DeskCategory = { id: number; content: string; subs: DeskSub[] };

/** The categories that have sub-categories. The checked sheet has the same ones in the same order. */
export const categoriesOf = ({ result_index: index, answer_categories: checked }: EditedReport): DeskCategory[] =>
	index.main_category_results
		.map(({ id, content, sub_category_results }, at) => ({
			id,
			content,
			subs: sub_category_results.map((sub, subAt) => ({
				...sub,
				category: content,
				checkedId: checked[at]?.answer_sub_categories[subAt]?.id ?? null,
			})),
		}))
		.filter(({ subs }) => subs.length > 0);

/** The goals of the SDG section; none if the report has no such section. */
export const goalsOf = ({ result_index: index }: EditedReport): readonly Goal[] =>
	hasSdg(index) ? index.sdg_goal_results : [];

export const targetName = (goal: Goal, number: string): string => `${goal.sdg_goal_id}.${number}`;
