import { useMemo, useRef } from 'react';
import { useSingle } from '#client/base/use-single.ts';
import type { Value, Values } from '#client/editing/edits.ts';
import type { SavePort } from '#client/editing/save.ts';
import { useDialogEditing } from '#client/editing/use-dialog-editing.ts';
import { LIMITS } from '#shared/limits.ts';
import { commentKey, itemNumbersOf, preselected, type RatedSheet, savedTextOf } from './review-state.ts';

const isTooLong = (value: Value): boolean => typeof value === 'string' && value.length > LIMITS.note;

type SavedRatingsOptions = {
	/** The key of the draft in sessionStorage, such as 'check:1:23'. */
	name: string;
	sub: RatedSheet;
	calls: {
		save: SavePort['send'];
		reload: SavePort['reload'];
		/** Marks a sub-category as checked, or completes a second rating. */
		mark: (version: number) => Promise<void>;
	};
};

/** The unsaved ratings and memos of a sheet, saved by autosave, by button, and before marking it as checked. */
export const useSavedRatings = ({ name, sub, calls }: SavedRatingsOptions) => {
	const isMarking = useRef(false);
	const edits = useDialogEditing({
		name,
		server: useMemo(() => savedTextOf(sub), [sub]),
		autosaveWhen: (state) =>
			sub.is_editable && !isMarking.current && !Object.values(state.edits).some(({ to }) => isTooLong(to)),
		sendsDecisions: true,
		save: calls.save,
		reload: calls.reload,
	});

	const chosen: Values = preselected(sub, edits.read);
	const hasToSave = edits.changes > 0 || Object.keys(chosen).length > 0;
	const save = useSingle(async () => {
		if (sub.is_editable && hasToSave) await edits.saveNow(chosen);
	});
	const marking = useSingle(async (then?: () => void) => {
		if (save.busy) return;
		isMarking.current = true;
		try {
			const version = hasToSave ? await edits.saveNow(chosen) : edits.version;
			if (version === null) return;
			await calls.mark(version);
		} finally {
			isMarking.current = false;
		}
		then?.();
	});

	return {
		edits,
		/** The current value: typed, preselected or stored. */
		read: (key: string): Value => chosen[key] ?? edits.read(key),
		hasToSave,
		save,
		/** Saves, marks as checked, then calls `then`. */
		marking,
	};
};

export type SavedRatings = ReturnType<typeof useSavedRatings>;

/** Numbers of the items whose memo exceeds the limit. */
export const tooLongIn = (sub: RatedSheet, { read }: SavedRatings): string[] =>
	[...itemNumbersOf(sub)].filter(([item]) => isTooLong(read(commentKey(item)))).map(([, number]) => number);
