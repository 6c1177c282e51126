import { type Dispatch, useCallback, useEffect, useMemo, useState } from 'react';
import { focusSpot } from './focus.ts';
import { type KeyPath, newNode } from './nodes.ts';
import { type Field, isFolded, isStatement, nameOfField, spotName, spotOf } from './problems.ts';
import { type EditorAction, type EditorState, questionPaths } from './state.ts';

/** Focuses a field by its name once it is rendered. */
const useFocus = () => {
	const [focus, setFocus] = useState<string | null>(null);
	useEffect(() => {
		if (focus === null) return;
		focusSpot(focus);
		setFocus(null);
	}, [focus]);
	return setFocus;
};

/** What changes the tree and moves the focus with it. The functions stay the same while a paper is typed. */
export const useMoves = (read: () => EditorState, dispatch: Dispatch<EditorAction>) => {
	const focus = useFocus();
	/** Whether what the paper says as a whole is unfolded. */
	const [isStating, setStating] = useState(false);

	const moves = useMemo(
		() => ({
			/** Makes a node editable and focuses a field of it. */
			edit: (path: KeyPath, field: Field): void => {
				dispatch({ type: 'reveal', path, isUnfolded: isFolded({ path, field }) });
				focus(nameOfField(path.at(-1) ?? '', field));
			},
			/** Shows a node as text again, which keeps the focus. */
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
			/** Goes to the question before or after one, in whatever sub-category it stands. */
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

	/** Shows and focuses the field of an error, by its dotted path. */
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
