import { useMemo } from 'react';
import { AT_ONCE, api } from '#client/api/client.ts';
import { useStaff } from '#client/console/shell/staff.ts';
import type { Values } from '#client/editing/edits.ts';
import type { SaveAnswer } from '#client/editing/save.ts';
import type { SavedText } from '#client/editing/state.ts';
import { useDialogEditing } from '#client/editing/use-dialog-editing.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { EditedReport } from './contents.ts';
import { changedOf, fits, savedIn, subField, targetField } from './note-fields.ts';

/** The calls of a round's report; their types are the same. */
export const reportCallsOf = (round: Round) => (round === 1 ? api.console.reports.first : api.console.reports.second);

const savedTextOf = ({ result_index: index, version, saved_at, saved_by }: EditedReport): SavedText => ({
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

/** Keeps the text that readers see: the note as it was before its first change after confirmation. */
const stillConfirmed = <R extends { evaluation_note: string; confirmed_note: string | null }>(
	row: R,
	saved: { evaluation_note?: string },
): R => {
	if (saved.evaluation_note === undefined) return row;
	return { ...row, ...saved, confirmed_note: row.confirmed_note ?? row.evaluation_note };
};

/** The report with saved notes, as a refetch would return it. */
const withSaved = (report: EditedReport, changed: Values, saved: SaveAnswer, by: string): EditedReport => ({
	...report,
	...saved,
	saved_by: by,
	has_draft: true,
	result_index: {
		...report.result_index,
		main_category_results: report.result_index.main_category_results.map((category) => ({
			...category,
			sub_category_results: category.sub_category_results.map((row) => {
				const saved = savedIn(changed, subField(row.id), 'evaluation_note');
				const isSaved = saved.evaluation_note !== undefined;
				return { ...stillConfirmed(row, saved), is_unedited_draft: !isSaved && row.is_unedited_draft };
			}),
		})),
		sdg_goal_results: report.result_index.sdg_goal_results.map((goal) => ({
			...goal,
			sdg_target_results: goal.sdg_target_results.map((row) =>
				stillConfirmed(row, savedIn(changed, targetField(row.id), 'evaluation_note')),
			),
		})),
	},
});

/** Editing state of a report's notes. */
export const useReportText = (round: Round, report: EditedReport, isEditable: boolean) => {
	const { id } = report;
	const which = round === 1 ? 'first' : 'second';
	const calls = reportCallsOf(round);
	const utils = api.useUtils();
	const { name } = useStaff();
	const cached = utils.console.reports[which].get;
	const save = calls.save.useMutation({ meta: { handlesFailure: true } });
	// Not batched: the page may be closing.
	const autosave = calls.save.useMutation({
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	});
	return useDialogEditing({
		name: `report:${round}:${id}`,
		server: useMemo(() => savedTextOf(report), [report]),
		isReadOnly: !isEditable,
		autosaveWhen: fits,
		save: async (changed, { version, cause }) => {
			const body = {
				id,
				sub_category_results: changedOf(changed, 'sub').map((note) => ({ id: note.id, evaluation_note: note.text })),
				sdg_target_results: changedOf(changed, 'target').map((note) => ({ id: note.id, evaluation_note: note.text })),
				version,
			};
			const { data } = await (cause === 'person'
				? save.mutateAsync(body)
				: autosave.mutateAsync({ ...body, autosave: true }));
			// Other screens refetch when they are opened; this one has updated its cache.
			void utils.console.invalidate(undefined, { refetchType: 'none' });
			cached.setData({ id }, (before) => before && { ...before, data: withSaved(before.data, changed, data, name) });
			return data;
		},
		reload: async () => {
			const answer = await utils.client.console.reports[which].get.query({ id });
			cached.setData({ id }, answer);
			return savedTextOf(answer.data);
		},
	});
};
