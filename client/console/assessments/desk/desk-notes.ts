import type { Value } from '#client/editing/edits.ts';
import { type DeskCategory, type EditedProposal, type EditedReport, goalsOf, targetName } from './contents.ts';
import { subField, targetField } from './note-fields.ts';
import { type NoteState, noteState } from './note-state.ts';
import { goalPlace, subPlace } from './places.ts';

/** A note, and the key of the part of the desk (`places.ts`) in which it is written. */
export type DeskNote = { field: string; title: string; place: string; state: NoteState };

/** Returns the current text of a note, including unsaved changes. */
type Read = (field: string) => Value;

/** The notes of the report, one for each sub-category and each SDG target. */
export const reportNotesOf = (report: EditedReport, categories: readonly DeskCategory[], read: Read): DeskNote[] => {
	const isConfirmed = report.updated_at !== null;
	const stateOf = (field: string, row: { evaluation_note: string; confirmed_note: string | null }): NoteState =>
		noteState(read(field), { isConfirmed, stored: row.evaluation_note, confirmed: row.confirmed_note });
	const ofSubs = categories.flatMap(({ subs }) =>
		subs.map((sub): DeskNote => {
			const field = subField(sub.id);
			return { field, title: sub.content, place: subPlace(sub.id), state: stateOf(field, sub) };
		}),
	);
	const ofTargets = goalsOf(report).flatMap((goal) =>
		goal.sdg_target_results.map((target): DeskNote => {
			const field = targetField(target.id);
			const title = `SDG ${targetName(goal, target.target_number)}`;
			return { field, title, place: goalPlace(goal.sdg_goal_id), state: stateOf(field, target) };
		}),
	);
	return [...ofSubs, ...ofTargets];
};

/** The notes of the proposal, one for each sub-category; none without a proposal. */
export const proposalNotesOf = (
	proposal: EditedProposal | null,
	categories: readonly DeskCategory[],
	read: Read,
): DeskNote[] => {
	if (!proposal) return [];
	const isConfirmed = proposal.updated_at !== null;
	const rows = proposal.main_category_results.flatMap((category) => category.sub_category_results);
	const rowById = new Map(rows.map((row) => [row.id, row]));
	return categories.flatMap(({ subs }) =>
		subs.map((sub): DeskNote => {
			const field = subField(sub.id);
			const row = rowById.get(sub.id);
			const stored = row?.proposal_note ?? '';
			const confirmed = row?.confirmed_note ?? null;
			const state = noteState(read(field), { isConfirmed, stored, confirmed });
			return { field, title: sub.content, place: subPlace(sub.id), state };
		}),
	);
};
