import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '#client/base/failure.ts';
import { type AutosaveCause, createAutosaver, type Pace } from './autosaver.ts';
import type { Readiness } from './save-state.ts';

type AutosaveOptions = {
	/** A new object after each keystroke; null if there is nothing to autosave. */
	unsaved: object | null;
	/** Resolves once no save is running. */
	idle: () => Promise<unknown>;
	readiness: () => Readiness;
	/** Saves once; returns the failure, or null. */
	save: (cause: AutosaveCause) => Promise<ApiFailure | null>;
	/** By default two seconds after typing. */
	pace?: Pace;
};

/** Autosaves a text: after a pause in typing, on leaving the screen, and when the browser is online again. */
export const useAutosave = (options: AutosaveOptions) => {
	const current = useRef(options);
	current.current = options;
	const [isSaving, setSaving] = useState(false);

	const save = useCallback(async (cause: AutosaveCause): Promise<ApiFailure | null> => {
		setSaving(true);
		const failure = await current.current.save(cause);
		setSaving(false);
		return failure;
	}, []);
	const [saver] = useState(() =>
		createAutosaver({
			idle: () => current.current.idle(),
			readiness: () => current.current.readiness(),
			save,
			...(options.pace ? { pace: options.pace } : {}),
		}),
	);

	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		saver.start();
		document.addEventListener('visibilitychange', () => document.hidden && saver.hide(), { signal });
		window.addEventListener('pagehide', () => saver.hide(), { signal });
		window.addEventListener('online', () => saver.reconnect(), { signal });
		document.addEventListener('compositionstart', () => saver.compose(true), { signal });
		// Not every browser fires `compositionend` when the field loses the focus.
		for (const end of ['compositionend', 'focusout'])
			document.addEventListener(end, () => saver.compose(false), { signal });
		return () => {
			listening.abort();
			saver.stop();
		};
	}, [saver]);

	const { unsaved } = options;
	useEffect(() => {
		if (unsaved) saver.typed();
		else saver.rest();
	}, [saver, unsaved]);

	return { isSaving, leave: saver.leave, settle: saver.settle };
};
