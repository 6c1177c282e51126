import { useCallback, useEffect, useMemo } from 'react';
import { useUnsavedChanges } from '#client/ui/unsaved.tsx';
import { draftKey, dropDraft, writeDraft } from './draft-storage.ts';

type UnsavedOptions = {
	/** Names the text among all that this person edits, such as 'check:1:23'. */
	name: string;
	/** What has to survive a reload; null where all is saved. The same object while nothing changed. */
	draft: unknown;
	/** While above 0, leaving asks. */
	changes: number;
	/** A text that only can be read keeps its draft as it is, and is left without asking. */
	isReadOnly?: boolean;
};

/** Keeps what is unsaved in the draft storage, and asks before it is left. `drop` forgets it. */
export const useUnsaved = ({ name, draft, changes, isReadOnly = false }: UnsavedOptions): (() => void) => {
	const key = useMemo(() => draftKey(name), [name]);
	useEffect(() => {
		if (isReadOnly) return;
		if (draft === null) dropDraft(key);
		else writeDraft(key, draft);
	}, [key, draft, isReadOnly]);
	const drop = useCallback(() => dropDraft(key), [key]);
	useUnsavedChanges(isReadOnly ? 0 : changes, 'changes', drop);
	return drop;
};
