import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { draftOf } from './draft.ts';
import { readDraft } from './draft-storage.ts';
import { type Editable, editCount, type Values, valueIn } from './edits.ts';
import { type SaveCause, type SaveOutcome, type SavePort, saveEdits } from './save.ts';
import { type EditingAction, type EditingState, openText, reduceEditing, type SavedText, type Side } from './state.ts';
import { useUnsaved } from './use-unsaved.ts';

export type EditingOptions<V extends Editable> = {
	/** The key of the text in the draft storage, such as 'check:1:23'. */
	name: string;
	/** The schema of a value, which validates stored drafts. */
	value: z.ZodType<V>;
	/** The stored text in the query cache. */
	server: SavedText<V>;
	isReadOnly?: boolean;
	/** Conflicts are shown on the page, so that typing chooses the own text. */
	showsConflicts?: boolean;
	save: SavePort<V>['send'];
	reload: SavePort<V>['reload'];
};

/** Edits a versioned text, with draft storage and navigation guard; a failed save keeps the edits. */
export const useEditing = <V extends Editable>(options: EditingOptions<V>) => {
	const { name, value, server, isReadOnly = false, showsConflicts = false, save: send, reload } = options;
	const [state, setState] = useState(() => openText(server, isReadOnly ? null : readDraft(name, draftOf(value))));
	// A ref, since a save needs the current state, not that of the render that started it.
	const latest = useRef(state);
	const apply = useCallback((action: EditingAction<V>): void => {
		latest.current = reduceEditing(latest.current, action);
		setState(latest.current);
	}, []);
	useEffect(() => apply({ type: 'loaded', saved: server }), [apply, server]);

	const changes = editCount(state.edits);
	const drop = useUnsaved({ name, draft: changes > 0 ? state.edits : null, changes, isReadOnly });

	return {
		state,
		/** The current state, also in callbacks of earlier renders. */
		latest: (): EditingState<V> => latest.current,
		changes,
		read: (key: string): V | null => valueIn(state.saved.values, state.edits, key),
		set: useCallback(
			(key: string, typed: V): void => apply({ type: 'typed', key, value: typed, decides: showsConflicts }),
			[apply, showsConflicts],
		),
		choose: useCallback((key: string, side: Side): void => apply({ type: 'chosen', key, side }), [apply]),
		/** Resets to the saved text. */
		discard: (): void => {
			drop();
			apply({ type: 'reset' });
		},
		/** An autosave policy would call this with a cause other than 'person'. */
		save: (cause: SaveCause, extra: Values<V> = {}): Promise<SaveOutcome<V>> =>
			saveEdits({ read: () => latest.current, apply, send, reload }, cause, extra),
	};
};
