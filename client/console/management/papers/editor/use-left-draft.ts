import { type Dispatch, useState } from 'react';
import { readDraft } from '#client/editing/draft-storage.ts';
import { useUnsaved } from '#client/editing/use-unsaved.ts';
import { paperDraft } from './draft.ts';
import { withNewKeys } from './nodes.ts';
import type { EditorAction, VersionedPaper } from './state.ts';

/** A paper with its guidance is large: it is stored when nothing was typed for this long. */
const STORE_DELAY_MS = 400;

type DraftOptions = {
	/** The key of the paper in the draft storage. */
	name: string;
	/** What is not saved; null where all is. */
	unsaved: VersionedPaper | null;
	changes: number;
	dispatch: Dispatch<EditorAction>;
	saveToGo: () => Promise<boolean>;
};

/** Stores the unsaved paper, guards navigation, and offers what an earlier visit left: it may be older than the draft. */
export const useLeftDraft = ({ name, unsaved, changes, dispatch, saveToGo }: DraftOptions) => {
	const [left, setLeft] = useState(() => readDraft(name, paperDraft));
	const drop = useUnsaved({ name, draft: unsaved ?? left, changes, saveToGo, delay: STORE_DELAY_MS });
	return {
		left,
		drop,
		restore: (): void => {
			if (!left) return;
			dispatch({ type: 'restore', paper: { ...left, nodes: withNewKeys(left.nodes) } });
			setLeft(null);
		},
		discard: (): void => {
			drop();
			setLeft(null);
		},
	};
};

export type LeftDraft = ReturnType<typeof useLeftDraft>;
