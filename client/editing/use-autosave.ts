import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '#client/base/failure.ts';
import { type AutosaveCause, createAutosaver, type Pace } from './autosaver.ts';
import type { Readiness } from './save-state.ts';

type AutosaveOptions = {
	/** Another object after each keystroke; null where nothing is to be saved without being asked. */
	unsaved: object | null;
	/** Resolves once no save is under way. */
	idle: () => Promise<unknown>;
	readiness: () => Readiness;
	/** Saves once; returns the failure, or null. */
	save: (cause: AutosaveCause) => Promise<ApiFailure | null>;
	/** Two seconds after typing, by default. */
	pace?: Pace;
};

/** Saves what is typed without being asked: after a while, on leaving, and when the connection is back. */
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
		// A field that loses the focus has no conversion any more, whether or not the browser says so.
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
