import { useCallback, useEffect, useMemo } from 'react';
import { useUnsavedChanges } from '#client/ui/unsaved.tsx';
import { draftKey, dropDraft, writeDraft } from './draft-storage.ts';

type UnsavedOptions = {
	/** The key of the text in the draft storage, such as 'check:1:23'. */
	name: string;
	/** The data to store; null where all is saved. Must be referentially stable while nothing changes. */
	draft: unknown;
	/** Guards navigation while above 0. */
	changes: number;
	/** A read-only text leaves its draft as it is, and has no navigation guard. */
	isReadOnly?: boolean;
	/** Saves on leaving, so that nobody is asked; returns whether everything is saved. */
	save?: () => Promise<boolean>;
};

/** Stores unsaved data as a draft and guards navigation. Returns a function that removes the draft. */
export const useUnsaved = ({ name, draft, changes, isReadOnly = false, save }: UnsavedOptions): (() => void) => {
	const key = useMemo(() => draftKey(name), [name]);
	useEffect(() => {
		if (isReadOnly) return;
		if (draft === null) dropDraft(key);
		else writeDraft(key, draft);
	}, [key, draft, isReadOnly]);
	const drop = useCallback(() => dropDraft(key), [key]);
	useUnsavedChanges(isReadOnly ? 0 : changes, 'changes', drop, save);
	return drop;
};
