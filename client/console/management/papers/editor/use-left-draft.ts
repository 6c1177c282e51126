import { type Dispatch, useState } from 'react';
import { readDraft } from '#client/editing/draft-storage.ts';
import { useUnsaved } from '#client/editing/use-unsaved.ts';
import { paperDraft } from './draft.ts';
import { withNewKeys } from './nodes.ts';
import type { EditorAction, VersionedPaper } from './state.ts';

/** Debounce of storing the draft locally, since a paper with guidance is large. */
const STORE_DELAY_MS = 400;

type DraftOptions = {
	/** The key of the draft in sessionStorage. */
	name: string;
	/** The unsaved paper; null if everything is saved. */
	unsaved: VersionedPaper | null;
	changes: number;
	dispatch: Dispatch<EditorAction>;
	saveToGo: () => Promise<boolean>;
};

/**
 * Stores the unsaved paper locally, guards navigation, and offers the draft of an earlier visit, which may be older
 * than the stored one.
 */
export const useLeftDraft = ({ name, unsaved, changes, dispatch, saveToGo }: DraftOptions) => {
	const [left, setLeft] = useState(() => readDraft(name, (stored) => paperDraft.safeParse(stored).data ?? null));
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
