import { useCallback, useEffect } from 'react';
import { reactToWrite } from '#client/api/reactions.ts';
import { editsIn, type IsValue } from './draft.ts';
import { readDraft } from './draft-storage.ts';
import { type Editable, editCount, type Values, valueIn } from './edits.ts';
import { type SaveCause, type SaveOutcome, type SavePort, saveEdits } from './save.ts';
import { failureIn, readinessOf } from './save-state.ts';
import {
	type EditingAction,
	type EditingState,
	openConflicts,
	openText,
	reduceEditing,
	type SavedText,
	type Side,
} from './state.ts';
import { useAutosave } from './use-autosave.ts';
import { useLatest } from './use-latest.ts';
import { useLatestReducer } from './use-latest-reducer.ts';
import { useQueue } from './use-queue.ts';
import { useUnsaved } from './use-unsaved.ts';

type AutosavePolicy<V extends Editable> = {
	/** Whether the server would accept this text now. */
	isAllowed: (state: EditingState<V>) => boolean;
	/** Called after each autosave. */
	onOutcome: (outcome: SaveOutcome<V>) => void;
};

export type EditingOptions<V extends Editable> = {
	/** The key of the draft in sessionStorage, such as 'check:1:23'. */
	name: string;
	/** Checks the values of a stored draft. */
	isValue: IsValue<V>;
	/** The stored text from the query cache. */
	server: SavedText<V>;
	isReadOnly?: boolean;
	/** Whether the page shows this state's conflicts, so that typing chooses the user's own text. */
	showsConflicts?: (state: EditingState<V>) => boolean;
	/** Enables autosave. */
	autosave?: AutosavePolicy<V>;
	save: SavePort<V>['send'];
	reload: SavePort<V>['reload'];
};

/** Edits a versioned text, with draft storage and navigation guard; a failed save keeps the edits. */
export const useEditing = <V extends Editable>(options: EditingOptions<V>) => {
	const { name, isValue, server, isReadOnly = false, showsConflicts, autosave, save: send, reload } = options;
	const {
		state,
		read: latest,
		apply,
	} = useLatestReducer<EditingState<V>, EditingAction<V>>(reduceEditing, () =>
		openText(server, isReadOnly ? null : readDraft(name, editsIn(isValue))),
	);
	useEffect(() => apply({ type: 'loaded', saved: server }), [apply, server]);

	const queue = useQueue();
	const enqueue = (cause: SaveCause, extra: Values<V> = {}): Promise<SaveOutcome<V>> =>
		queue.run(() => saveEdits({ read: latest, apply, send, reload }, cause, extra));
	const changes = editCount(state.edits);
	const { isSaving, leave, settle } = useAutosave({
		unsaved: autosave && state.hasTyped && changes > 0 ? state.edits : null,
		idle: queue.settled,
		readiness: () => readinessOf(latest(), autosave?.isAllowed(latest()) ?? false),
		save: async (cause) => {
			const outcome = await enqueue(cause);
			autosave?.onOutcome(outcome);
			return failureIn(outcome);
		},
	});

	/** 'Save and go' in the leave dialog. A conflict keeps the user on the screen; a failure is shown as usual. */
	const saveToGo = useLatest(async (): Promise<boolean> => {
		if (openConflicts(latest()).length > 0) return false;
		const outcome = await enqueue('person');
		const failure = failureIn(outcome);
		if (autosave) {
			settle(failure);
			autosave.onOutcome(outcome);
		} else if (failure) reactToWrite(failure, false);
		return failure === null && editCount(latest().edits) === 0;
	});

	const drop = useUnsaved({
		name,
		draft: changes > 0 ? state.edits : null,
		changes,
		isReadOnly,
		...(autosave ? { save: leave } : {}),
		saveToGo,
	});

	return {
		state,
		/** Returns the current state, also in callbacks of earlier renders. */
		latest,
		changes,
		read: (key: string): V | null => valueIn(state.saved.values, state.edits, key),
		set: useCallback(
			(key: string, typed: V): void =>
				apply({ type: 'typed', key, value: typed, decides: showsConflicts?.(latest()) ?? false }),
			[apply, latest, showsConflicts],
		),
		choose: useCallback((key: string, side: Side): void => apply({ type: 'chosen', key, side }), [apply]),
		/** Discards all edits. */
		discard: (): void => {
			drop();
			apply({ type: 'reset' });
		},
		/** Whether an autosave is running. */
		isSaving,
		/** Saves on the user's request. */
		save: async (extra: Values<V> = {}): Promise<SaveOutcome<V>> => {
			const outcome = await enqueue('person', extra);
			if (autosave) settle(failureIn(outcome));
			return outcome;
		},
	};
};
