import { useCallback, useMemo, useState } from 'react';
import { useLatestReducer } from '#client/editing/use-latest-reducer.ts';
import type { KeyPath } from './nodes.ts';
import { type Spot, spotOf } from './problems.ts';
import type { Hit } from './search.ts';
import { initialState, reduce, type VersionedPaper } from './state.ts';
import { isColumn } from './table/columns.ts';
import { useCheck } from './use-check.ts';
import { useLeftDraft } from './use-left-draft.ts';
import { useMoves } from './use-moves.ts';
import { usePaperSave } from './use-paper-save.ts';

/** Cards, one sub-category at a time, or all questions as a table. */
export type View = 'cards' | 'table';

/** Whether the table has a cell for a spot. */
const isInTable = ({ path, field }: Spot): boolean => path.length === 3 && isColumn(field);

type EditorOptions = { isPremium: boolean; loaded: VersionedPaper; onPublished: () => void };

/** All state of the paper editor: tree, focus, validation, saving, and the draft of an earlier visit. */
export const usePaperEditor = ({ isPremium, loaded, onPublished }: EditorOptions) => {
	const { state, read, apply: dispatch } = useLatestReducer(reduce, () => initialState(loaded));
	const { version, nodes, statements, touched } = state;
	const changes = touched.size;
	const paper = useMemo<VersionedPaper>(() => ({ version, nodes, statements }), [version, nodes, statements]);
	const unsaved = changes > 0 ? paper : null;
	const { moves, goTo: reveal, isStating, setStating } = useMoves(read, dispatch);
	const [view, setView] = useState<View>('cards');
	/** Goes to the field of an error; to one that the table lacks, in the cards. */
	const goTo = useCallback(
		(dotted: string): void => {
			if (!isInTable(spotOf(read().nodes, dotted))) setView('cards');
			reveal(dotted);
		},
		[read, reveal],
	);
	/** Goes to a match of the search, and selects it. */
	const goToHit = ({ path, field, from, to }: Hit): void => {
		if (!isInTable({ path, field })) setView('cards');
		moves.edit(path, field, { from, to });
	};
	/** Opens a question of the table as a card. */
	const openCard = useCallback(
		(path: KeyPath): void => {
			setView('cards');
			moves.edit(path, 'content');
		},
		[moves],
	);
	const validation = useCheck({ isPremium, paper, read, goTo });
	const saving = usePaperSave({ isPremium, unsaved, read, dispatch, validation, onPublished });
	const draft = useLeftDraft({
		name: `paper:${isPremium ? 'regular' : 'simple'}`,
		unsaved,
		changes,
		dispatch,
		saveToGo: saving.saveToGo,
	});
	return {
		state,
		dispatch,
		moves,
		changes,
		validation,
		saving,
		draft,
		isStating,
		setStating,
		view,
		setView,
		goToHit,
		openCard,
	};
};

export type PaperEditorTools = ReturnType<typeof usePaperEditor>;
