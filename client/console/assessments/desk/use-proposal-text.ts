import { useMemo } from 'react';
import { AT_ONCE, api } from '#client/api/client.ts';
import { useStaff } from '#client/console/shell/staff.ts';
import type { Values } from '#client/editing/edits.ts';
import type { SaveAnswer } from '#client/editing/save.ts';
import type { SavedText } from '#client/editing/state.ts';
import { useDialogEditing } from '#client/editing/use-dialog-editing.ts';
import type { EditedProposal } from './contents.ts';
import { changedOf, fits, savedIn, subField } from './note-fields.ts';

const NOTHING: SavedText = { version: 0, saved_at: null, saved_by: null, values: {} };

const savedTextOf = ({ version, saved_at, saved_by, main_category_results }: EditedProposal): SavedText => ({
	version,
	saved_at,
	saved_by,
	values: Object.fromEntries(
		main_category_results.flatMap((category) =>
			category.sub_category_results.map(({ id, proposal_note }) => [subField(id), proposal_note ?? '']),
		),
	),
});

/** The proposal with saved notes, as a refetch would return it. */
const withSaved = (proposal: EditedProposal, changed: Values, saved: SaveAnswer, by: string): EditedProposal => ({
	...proposal,
	...saved,
	saved_by: by,
	has_draft: true,
	main_category_results: proposal.main_category_results.map((category) => ({
		...category,
		sub_category_results: category.sub_category_results.map((row) => {
			const { proposal_note } = savedIn(changed, subField(row.id), 'proposal_note');
			if (proposal_note === undefined) return row;
			return {
				...row,
				proposal_note,
				confirmed_note: row.confirmed_note ?? row.proposal_note ?? '',
				is_unedited_draft: false,
			};
		}),
	})),
});

/** Editing state of a proposal's notes; null if there is no proposal yet. */
export const useProposalText = (id: number, proposal: EditedProposal | null, isEditable: boolean) => {
	const utils = api.useUtils();
	const { name } = useStaff();
	const cached = utils.console.proposals.get;
	const save = api.console.proposals.save.useMutation({ meta: { handlesFailure: true } });
	// Not batched: the page may be closing.
	const autosave = api.console.proposals.save.useMutation({
		meta: { handlesFailure: true },
		trpc: { context: { [AT_ONCE]: true } },
	});
	return useDialogEditing({
		name: `proposal:${id}`,
		server: useMemo(() => (proposal ? savedTextOf(proposal) : NOTHING), [proposal]),
		isReadOnly: !isEditable,
		autosaveWhen: fits,
		save: async (changed, { version, cause }) => {
			const body = {
				id,
				sub_category_results: changedOf(changed, 'sub').map((note) => ({
					id: note.id,
					proposal_note: note.text === '' ? null : note.text,
				})),
				version,
			};
			const { data } = await (cause === 'person'
				? save.mutateAsync(body)
				: autosave.mutateAsync({ ...body, autosave: true }));
			void utils.console.invalidate(undefined, { refetchType: 'none' });
			cached.setData({ id }, (before) => before && { ...before, data: withSaved(before.data, changed, data, name) });
			return data;
		},
		reload: async () => {
			const answer = await utils.client.console.proposals.get.query({ id });
			cached.setData({ id }, answer);
			return savedTextOf(answer.data);
		},
	});
};
