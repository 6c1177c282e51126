import { useMemo } from 'react';
import { useLatestReducer } from '#client/editing/use-latest-reducer.ts';
import { initialState, reduce, type VersionedPaper } from './state.ts';
import { useCheck } from './use-check.ts';
import { useLeftDraft } from './use-left-draft.ts';
import { useMoves } from './use-moves.ts';
import { usePaperSave } from './use-paper-save.ts';

type EditorOptions = { isPremium: boolean; loaded: VersionedPaper; onPublished: () => void };

/** All state of the paper editor: tree, focus, validation, saving, and the draft of an earlier visit. */
export const usePaperEditor = ({ isPremium, loaded, onPublished }: EditorOptions) => {
	const { state, read, apply: dispatch } = useLatestReducer(reduce, () => initialState(loaded));
	const { version, nodes, statements, touched } = state;
	const changes = touched.size;
	const paper = useMemo<VersionedPaper>(() => ({ version, nodes, statements }), [version, nodes, statements]);
	const unsaved = changes > 0 ? paper : null;
	const { moves, goTo, isStating, setStating } = useMoves(read, dispatch);
	const validation = useCheck({ isPremium, paper, read, goTo });
	const saving = usePaperSave({ isPremium, unsaved, read, dispatch, validation, onPublished });
	const draft = useLeftDraft({
		name: `paper:${isPremium ? 'regular' : 'simple'}`,
		unsaved,
		changes,
		dispatch,
		saveToGo: saving.saveToGo,
	});
	return { state, dispatch, moves, changes, validation, saving, draft, isStating, setStating };
};

export type PaperEditorTools = ReturnType<typeof usePaperEditor>;
