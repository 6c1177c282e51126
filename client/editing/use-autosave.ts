import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '#client/base/failure.ts';
import { type AutosaveCause, createAutosaver } from './autosaver.ts';
import { type Editable, editCount } from './edits.ts';
import type { SaveOutcome } from './save.ts';
import { failureIn, type Readiness, readinessOf } from './save-state.ts';
import type { EditingState } from './state.ts';

export type AutosavePolicy<V extends Editable> = {
	/** Whether the server would accept this text now. */
	isAllowed: (state: EditingState<V>) => boolean;
	/** After each save that nobody asked for. */
	onOutcome: (outcome: SaveOutcome<V>) => void;
};

type AutosaveOptions<V extends Editable> = {
	/** Without one nothing is saved by itself. */
	policy: AutosavePolicy<V> | undefined;
	state: EditingState<V>;
	latest: () => EditingState<V>;
	save: (cause: AutosaveCause) => Promise<SaveOutcome<V>>;
};

/** Saves the edits of `useEditing` after typing, on leaving, and when the connection is back. */
export const useAutosave = <V extends Editable>(options: AutosaveOptions<V>) => {
	const current = useRef(options);
	current.current = options;
	const [isSaving, setSaving] = useState(false);

	const readiness = useCallback((): Readiness => {
		const { policy, latest } = current.current;
		const state = latest();
		return readinessOf(state, policy?.isAllowed(state) ?? false);
	}, []);
	const saveByItself = useCallback(async (cause: AutosaveCause): Promise<ApiFailure | null> => {
		setSaving(true);
		const outcome = await current.current.save(cause);
		setSaving(false);
		current.current.policy?.onOutcome(outcome);
		return failureIn(outcome);
	}, []);
	const [saver] = useState(() => createAutosaver({ readiness, save: saveByItself }));

	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		saver.start();
		document.addEventListener('visibilitychange', () => document.hidden && saver.hide(), { signal });
		window.addEventListener('pagehide', () => saver.hide(), { signal });
		window.addEventListener('online', () => saver.reconnect(), { signal });
		document.addEventListener('compositionstart', () => saver.compose(true), { signal });
		// A field that loses the focus has no conversion any more, whether or not the browser says so.
		for (const end of ['compositionend', 'focusout'])
			document.addEventListener(end, () => saver.compose(false), { signal });
		return () => {
			listening.abort();
			saver.stop();
		};
	}, [saver]);

	const { edits, hasTyped } = options.state;
	const isTyped = options.policy !== undefined && hasTyped && editCount(edits) > 0;
	// biome-ignore lint/correctness/useExhaustiveDependencies: every change of the edits begins the pause anew
	useEffect(() => {
		if (isTyped) saver.typed();
	}, [saver, isTyped, edits]);

	return { isSaving, leave: saver.leave, settle: saver.settle };
};
