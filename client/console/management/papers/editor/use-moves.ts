import { type Dispatch, useCallback, useEffect, useMemo, useState } from 'react';
import { focusSpot, type Selected } from './focus.ts';
import { type KeyPath, newNode } from './nodes.ts';
import { type Field, isFolded, isStatement, nameOfField, spotName, spotOf } from './problems.ts';
import { type EditorAction, type EditorState, questionPaths } from './state.ts';

/** Focuses a field by name once it is rendered, and selects a part of its text. */
const useFocus = () => {
	const [focus, setFocus] = useState<{ name: string; selected: Selected | null } | null>(null);
	useEffect(() => {
		if (focus === null) return;
		focusSpot(focus.name, focus.selected);
		setFocus(null);
	}, [focus]);
	return useCallback((name: string, selected: Selected | null = null): void => setFocus({ name, selected }), []);
};

/** Changes of the tree that also move the focus. Referentially stable while typing. */
export const useMoves = (read: () => EditorState, dispatch: Dispatch<EditorAction>) => {
	const focus = useFocus();
	/** Whether the statements about the paper are expanded. */
	const [isStating, setStating] = useState(false);

	const moves = useMemo(
		() => ({
			/** Switches a node to inputs and focuses a field. */
			edit: (path: KeyPath, field: Field, selected: Selected | null = null): void => {
				dispatch({ type: 'reveal', path, isUnfolded: isFolded({ path, field }) });
				focus(nameOfField(path.at(-1) ?? '', field), selected);
			},
			/** Switches a node back to text, which takes the focus. */
			finish: (path: KeyPath): void => {
				dispatch({ type: 'edit', path, isEditing: false });
				focus(nameOfField(path.at(-1) ?? '', 'content'));
			},
			/** Adds a node and focuses its text. */
			add: (parent: KeyPath, after?: string): void => {
				const node = newNode();
				dispatch({ type: 'add', parent, node, after });
				focus(nameOfField(node.key, 'content'));
			},
			/** Moves to the previous or next question, also across sub-categories. */
			step: (question: string, by: 1 | -1): void => {
				const all = questionPaths(read().nodes);
				const path = all[all.findIndex((one) => one.at(-1) === question) + by];
				if (!path) return;
				const [category = '', subCategory = null, key = ''] = path;
				dispatch({ type: 'open', category, subCategory });
				focus(nameOfField(key, 'content'));
			},
			focus,
		}),
		[read, dispatch, focus],
	);

	/** Reveals and focuses the field of an error, by dotted path. */
	const goTo = useCallback(
		(dotted: string): void => {
			const spot = spotOf(read().nodes, dotted);
			if (isStatement(spot)) setStating(true);
			else dispatch({ type: 'reveal', path: spot.path, isUnfolded: isFolded(spot) });
			focus(spotName(spot));
		},
		[read, dispatch, focus],
	);
	return { moves, goTo, isStating, setStating };
};
