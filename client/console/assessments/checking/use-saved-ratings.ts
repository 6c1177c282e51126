import { useMemo, useRef } from 'react';
import { useSingle } from '#client/base/use-single.ts';
import type { Value, Values } from '#client/editing/edits.ts';
import { useDialogEditing } from '#client/editing/use-dialog-editing.ts';
import { LIMITS } from '#shared/limits.ts';
import { preselected, savedTextOf } from './review-state.ts';
import { type Reviewed, useRatingCalls } from './use-rating-calls.ts';

const isTooLong = (value: Value): boolean => typeof value === 'string' && value.length > LIMITS.note;

/** The unsaved ratings and memos of a sub-category, saved by autosave, by button, and before marking as checked. */
export const useSavedRatings = ({ round, progressId, sub }: Reviewed) => {
	const calls = useRatingCalls({ round, progressId, sub });
	const isMarking = useRef(false);
	const edits = useDialogEditing({
		name: `check:${round}:${sub.id}`,
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
		/** Saves, marks the sub-category as checked, then calls `then`. */
		marking,
		isTooLong,
	};
};

export type SavedRatings = ReturnType<typeof useSavedRatings>;
