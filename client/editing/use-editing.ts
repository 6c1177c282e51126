import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { reactToWrite } from '#client/api/reactions.ts';
import { draftOf } from './draft.ts';
import { readDraft } from './draft-storage.ts';
import { type Editable, editCount, type Values, valueIn } from './edits.ts';
import { type SaveCause, type SaveOutcome, type SavePort, saveEdits } from './save.ts';
import { failureIn } from './save-state.ts';
import {
	type EditingAction,
	type EditingState,
	openConflicts,
	openText,
	reduceEditing,
	type SavedText,
	type Side,
} from './state.ts';
import { type AutosavePolicy, useAutosave } from './use-autosave.ts';
import { useLatest } from './use-latest.ts';
import { useUnsaved } from './use-unsaved.ts';

export type EditingOptions<V extends Editable> = {
	/** The key of the text in the draft storage, such as 'check:1:23'. */
	name: string;
	/** The schema of a value, which validates stored drafts. */
	value: z.ZodType<V>;
	/** The stored text in the query cache. */
	server: SavedText<V>;
	isReadOnly?: boolean;
	/** Whether the page shows the conflicts of this state now, so that typing chooses the own text. */
	showsConflicts?: (state: EditingState<V>) => boolean;
	/** Saves without being asked, too. */
	autosave?: AutosavePolicy<V>;
	save: SavePort<V>['send'];
	reload: SavePort<V>['reload'];
};

/** Edits a versioned text, with draft storage and navigation guard; a failed save keeps the edits. */
export const useEditing = <V extends Editable>(options: EditingOptions<V>) => {
	const { name, value, server, isReadOnly = false, showsConflicts, autosave, save: send, reload } = options;
	const [state, setState] = useState(() => openText(server, isReadOnly ? null : readDraft(name, draftOf(value))));
	// A ref, since a save needs the current state, not that of the render that started it.
	const latest = useRef(state);
	const apply = useCallback((action: EditingAction<V>): void => {
		latest.current = reduceEditing(latest.current, action);
		setState(latest.current);
	}, []);
	useEffect(() => apply({ type: 'loaded', saved: server }), [apply, server]);

	// One save at a time: the version of the next is known when the last has ended.
	const queue = useRef<Promise<unknown>>(Promise.resolve());
	const enqueue = (cause: SaveCause, extra: Values<V> = {}): Promise<SaveOutcome<V>> => {
		const next = queue.current.then(() => saveEdits({ read: () => latest.current, apply, send, reload }, cause, extra));
		queue.current = next.catch(() => {});
		return next;
	};
	const { isSaving, leave, settle } = useAutosave({
		policy: autosave,
		state,
		latest: () => latest.current,
		save: enqueue,
	});

	/** A save that the person asked for may be under way: they are not asked about what it saves. */
	const saveToLeave = useLatest(async (): Promise<boolean> => {
		await queue.current;
		return leave();
	});

	/** 'Save and go': what is in conflict waits for a choice, and a failure is reported as that of any other save. */
	const saveToGo = useLatest(async (): Promise<boolean> => {
		if (openConflicts(latest.current).length > 0) return false;
		const outcome = await enqueue('person');
		const failure = failureIn(outcome);
		if (autosave) {
			settle(failure);
			autosave.onOutcome(outcome);
		} else if (failure) reactToWrite(failure, false);
		return failure === null && editCount(latest.current.edits) === 0;
	});

	const changes = editCount(state.edits);
	const drop = useUnsaved({
		name,
		draft: changes > 0 ? state.edits : null,
		changes,
		isReadOnly,
		...(autosave ? { save: saveToLeave } : {}),
		saveToGo,
	});

	return {
		state,
		/** The current state, also in callbacks of earlier renders. */
		latest: (): EditingState<V> => latest.current,
		changes,
		read: (key: string): V | null => valueIn(state.saved.values, state.edits, key),
		set: useCallback(
			(key: string, typed: V): void =>
				apply({ type: 'typed', key, value: typed, decides: showsConflicts?.(latest.current) ?? false }),
			[apply, showsConflicts],
		),
		choose: useCallback((key: string, side: Side): void => apply({ type: 'chosen', key, side }), [apply]),
		/** Resets to the saved text. */
		discard: (): void => {
			drop();
			apply({ type: 'reset' });
		},
		/** Whether a save that nobody asked for is under way. */
		isSaving,
		/** Saves because the person asked for it. */
		save: async (extra: Values<V> = {}): Promise<SaveOutcome<V>> => {
			const outcome = await enqueue('person', extra);
			if (autosave) settle(failureIn(outcome));
			return outcome;
		},
	};
};
