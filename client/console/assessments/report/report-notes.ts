import { api, type Outputs } from '#client/api/client.ts';
import { type Note, subField, targetField } from '#client/console/assessments/notes/note-list.ts';
import { hasSdg } from '#client/documents/report/has-sdg.ts';
import type { SavedText } from '#client/editing/state.ts';
import type { Round } from '#shared/assessment/round.ts';
import { canCall, type StatusId } from '#shared/assessment/status.ts';

export type EditedReport = Outputs['console']['reports']['first']['get']['data'];
export type Goal = EditedReport['result_index']['sdg_goal_results'][number];

export const targetName = (goal: Goal, number: string): string => `${goal.sdg_goal_id}.${number}`;

/** All notes of a report, in its order. */
export const notesOf = (report: EditedReport): Note[] => [
	...(hasSdg(report.result_index) ? report.result_index.sdg_goal_results : []).flatMap((goal) =>
		goal.sdg_target_results.map(({ id, target_number }) => ({
			field: targetField(id),
			title: `SDG ${targetName(goal, target_number)}`,
		})),
	),
	...report.result_index.main_category_results.flatMap((category) =>
		category.sub_category_results.map(({ id, content }) => ({ field: subField(id), title: content })),
	),
];

export const savedTextOf = ({ result_index: index, version, saved_at, saved_by }: EditedReport): SavedText => ({
	version,
	saved_at,
	saved_by,
	values: Object.fromEntries([
		...index.main_category_results.flatMap((category) =>
			category.sub_category_results.map(({ id, evaluation_note }) => [subField(id), evaluation_note]),
		),
		...index.sdg_goal_results.flatMap((goal) =>
			goal.sdg_target_results.map(({ id, evaluation_note }) => [targetField(id), evaluation_note]),
		),
	]),
});

export const isReportEditable = (round: Round, status: number): boolean =>
	canCall(round === 1 ? 'report' : 'report_again', status as StatusId);

/** The calls of a round's report; both have the same types. */
export const reportCallsOf = (round: Round) => (round === 1 ? api.console.reports.first : api.console.reports.second);

/** Fetches the report into the cache. */
export const useFreshReport = (round: Round, id: number): (() => Promise<EditedReport>) => {
	const utils = api.useUtils();
	const which = round === 1 ? 'first' : 'second';
	return async () => {
		const answer = await utils.client.console.reports[which].get.query({ id });
		utils.console.reports[which].get.setData({ id }, answer);
		return answer.data;
	};
};
