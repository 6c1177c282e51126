import type { Value } from '#client/editing/edits.ts';
import { type DeskCategory, type EditedProposal, type EditedReport, goalsOf, targetName } from './contents.ts';
import { type FirstDraft, isFirstDraft } from './first-drafts.ts';
import { subField, targetField, textOf } from './note-fields.ts';
import type { NoteKind } from './note-kinds.ts';
import { type NoteState, noteState } from './note-state.ts';
import { goalPlace, subPlace } from './places.ts';

/** A note, and the key of the part of the desk (`places.ts`) in which it is written. */
export type DeskNote = {
	kind: NoteKind;
	field: string;
	title: string;
	place: string;
	state: NoteState;
	/** Whether it is a first draft as the rule made it, whatever readers see. */
	isUnedited: boolean;
};

type Drafts = ReadonlyMap<number, FirstDraft>;

/** Returns the current text of a note, including unsaved changes. */
type Read = (field: string) => Value;

/** The notes of the report, one for each sub-category and each SDG target. */
export const reportNotesOf = (
	report: EditedReport,
	categories: readonly DeskCategory[],
	{ read, drafts }: { read: Read; drafts: Drafts },
): DeskNote[] => {
	const isConfirmed = report.updated_at !== null;
	const kind = 'evaluation';
	const ofSubs = categories.flatMap(({ subs }) =>
		subs.map((sub): DeskNote => {
			const field = subField(sub.id);
			const stored = sub.evaluation_note;
			const isUnedited = isFirstDraft(textOf(read(field)), {
				draft: drafts.get(sub.id)?.evaluation_note,
				stored,
				isMarked: sub.is_unedited_draft,
			});
			const state = noteState(read(field), { isConfirmed, stored, confirmed: sub.confirmed_note, isUnedited });
			return { kind, field, title: sub.content, place: subPlace(sub.id), state, isUnedited };
		}),
	);
	const ofTargets = goalsOf(report).flatMap((goal) =>
		goal.sdg_target_results.map((target): DeskNote => {
			const field = targetField(target.id);
			const title = `SDG ${targetName(goal, target.target_number)}`;
			const { evaluation_note: stored, confirmed_note: confirmed } = target;
			const state = noteState(read(field), { isConfirmed, stored, confirmed });
			return { kind, field, title, place: goalPlace(goal.sdg_goal_id), state, isUnedited: false };
		}),
	);
	return [...ofSubs, ...ofTargets];
};

/** The notes of the proposal, one for each sub-category; none without a proposal. */
export const proposalNotesOf = (
	proposal: EditedProposal | null,
	categories: readonly DeskCategory[],
	{ read, drafts }: { read: Read; drafts: Drafts },
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
			const isUnedited = isFirstDraft(textOf(read(field)), {
				draft: drafts.get(sub.id)?.proposal_note,
				stored,
				isMarked: row?.is_unedited_draft === true,
			});
			const state = noteState(read(field), { isConfirmed, stored, confirmed, isUnedited });
			return { kind: 'proposal', field, title: sub.content, place: subPlace(sub.id), state, isUnedited };
		}),
	);
};
