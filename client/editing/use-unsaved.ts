import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useUnsavedChanges } from '#client/ui/unsaved.tsx';
import { draftKey, dropDraft, hasDraft, writeDraft } from './draft-storage.ts';

type UnsavedOptions = {
	/** The key of the draft in sessionStorage, such as 'check:1:23'. */
	name: string;
	/** The data to store; null if everything is saved. Must be referentially stable while nothing changes. */
	draft: unknown;
	/** Number of unsaved changes; above 0, navigation is guarded. */
	changes: number;
	/** If true, the draft is left as it is, and navigation is not guarded. */
	isReadOnly?: boolean;
	/** Saves on leaving without asking the user; returns whether everything is saved. */
	save?: () => Promise<boolean>;
	/** Saves if the user chooses so in the leave dialog. Must be referentially stable. */
	saveToGo?: () => Promise<boolean>;
	/** Debounce in ms for large data; leaving the page stores at once. */
	delay?: number;
};

/** Stores unsaved data as a draft and guards navigation. Returns a function that removes the draft. */
export const useUnsaved = ({
	name,
	draft,
	changes,
	isReadOnly = false,
	save,
	saveToGo,
	delay = 0,
}: UnsavedOptions): (() => void) => {
	const key = useMemo(() => draftKey(name), [name]);
	const pending = useRef<(() => void) | null>(null);
	useEffect(() => {
		if (isReadOnly) return;
		pending.current = null;
		if (draft === null) return dropDraft(key);
		if (delay === 0) return writeDraft(key, draft);
		const write = (): void => {
			pending.current = null;
			writeDraft(key, draft);
		};
		pending.current = write;
		const timer = setTimeout(write, delay);
		const flush = (): void => pending.current?.();
		addEventListener('pagehide', flush);
		return () => {
			clearTimeout(timer);
			removeEventListener('pagehide', flush);
		};
	}, [key, draft, isReadOnly, delay]);
	useEffect(() => () => pending.current?.(), []);
	const drop = useCallback(() => {
		pending.current = null;
		dropDraft(key);
	}, [key]);
	const isKept = useCallback((): boolean => {
		pending.current?.();
		return hasDraft(key);
	}, [key]);
	useUnsavedChanges(isReadOnly ? 0 : changes, { onDiscard: drop, save, saveToGo, isKept });
	return drop;
};
