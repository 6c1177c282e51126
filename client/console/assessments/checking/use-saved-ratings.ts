import { useMemo, useRef, useState } from 'react';
import type { ApiFailure } from '#client/api/failure.ts';
import { isLostSignIn, reactToWrite } from '#client/api/reactions.ts';
import { useSingle } from '#client/api/use-single.ts';
import type { Value, Values } from '#client/editing/edits.ts';
import type { SaveOutcome, SavePort } from '#client/editing/save.ts';
import { saveStateOf } from '#client/editing/save-state.ts';
import { useDialogEditing } from '#client/editing/use-dialog-editing.ts';
import { LIMITS } from '#shared/fields.ts';
import { preselected, savedTextOf } from './review-state.ts';
import { type Reviewed, useRatingCalls } from './use-rating-calls.ts';

/** The last save of this visit: whether somebody asked for it, and whose changes it took over. */
export type LastSave = { isAsked: boolean; mergedName: string | null };

const isTooLong = (value: Value): boolean => typeof value === 'string' && value.length > LIMITS.note;

/** The ratings and memos of a sub-category as typed, and how they are saved: by itself, by hand, and before a check mark. */
export const useSavedRatings = ({ round, progressId, sub }: Reviewed) => {
	const calls = useRatingCalls({ round, progressId, sub });
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	const [lastSave, setLastSave] = useState<LastSave | null>(null);
	const isMarking = useRef(false);

	const send: SavePort['send'] = async (changed, from) => {
		const answer = await calls.save(changed, from);
		setFailure(null);
		setLastSave({ isAsked: from.cause === 'person', mergedName: null });
		return answer;
	};
	const onOutcome = (outcome: SaveOutcome): void => {
		if (outcome.kind === 'saved') {
			if (outcome.merged) setLastSave({ isAsked: false, mergedName: outcome.merged.name });
		} else if (isLostSignIn(outcome.failure)) reactToWrite(outcome.failure, true);
		// What a colleague saved first is told by the conflict, or taken over by the next attempt.
		else if (outcome.kind === 'refused') setFailure(outcome.failure);
	};
	const edits = useDialogEditing({
		name: `check:${round}:${sub.id}`,
		server: useMemo(() => savedTextOf(sub), [sub]),
		autosave: {
			isAllowed: (state) =>
				sub.is_editable && !isMarking.current && !Object.values(state.edits).some(({ to }) => isTooLong(to)),
			onOutcome,
		},
		save: send,
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
		/** The value as shown: typed, preselected or stored. */
		read: (key: string): Value => chosen[key] ?? edits.read(key),
		hasToSave,
		save,
		/** Saves and marks as checked, then calls `then`. */
		marking,
		isTooLong,
		failure,
		lastSave,
		state: saveStateOf({
			changes: edits.changes,
			hasConflict: edits.hasConflict,
			hasFailed: failure !== null,
			isSaving: edits.isSaving || save.busy,
		}),
	};
};

export type SavedRatings = ReturnType<typeof useSavedRatings>;
