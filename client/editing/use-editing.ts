import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { draftOf } from './draft.ts';
import { readDraft } from './draft-storage.ts';
import { type Editable, editCount, type Values, valueIn } from './edits.ts';
import { type SaveCause, type SaveOutcome, type SavePort, saveEdits } from './save.ts';
import { type EditingAction, type EditingState, openText, reduceEditing, type SavedText, type Side } from './state.ts';
import { useUnsaved } from './use-unsaved.ts';

export type EditingOptions<V extends Editable> = {
	/** Names the text among all that this person edits, such as 'check:1:23'. */
	name: string;
	/** What may stand under a key; the draft storage is checked by it. */
	value: z.ZodType<V>;
	/** As the query knows it now. */
	server: SavedText<V>;
	isReadOnly?: boolean;
	/** Conflicts stand on the page: typing on chooses the own text. */
	showsConflicts?: boolean;
	save: SavePort<V>['send'];
	reload: SavePort<V>['reload'];
};

/** Editing a versioned text. Nothing typed is lost: it is drafted, guarded, and kept when a save fails. */
export const useEditing = <V extends Editable>(options: EditingOptions<V>) => {
	const { name, value, server, isReadOnly = false, showsConflicts = false, save: send, reload } = options;
	const [state, setState] = useState(() => openText(server, isReadOnly ? null : readDraft(name, draftOf(value))));
	// A save goes on from what is typed when it starts, and from what was loaded in between.
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
		/** As it stands now, also within a callback of an earlier render. */
		latest: (): EditingState<V> => latest.current,
		changes,
		read: (key: string): V | null => valueIn(state.saved.values, state.edits, key),
		set: useCallback(
			(key: string, typed: V): void => apply({ type: 'typed', key, value: typed, decides: showsConflicts }),
			[apply, showsConflicts],
		),
		choose: useCallback((key: string, side: Side): void => apply({ type: 'chosen', key, side }), [apply]),
		/** Back to what is saved. */
		discard: (): void => {
			drop();
			apply({ type: 'reset' });
		},
		/** Autosave gets its place here: a policy calls it with another cause than 'person'. */
		save: (cause: SaveCause, extra: Values<V> = {}): Promise<SaveOutcome<V>> =>
			saveEdits({ read: () => latest.current, apply, send, reload }, cause, extra),
	};
};
