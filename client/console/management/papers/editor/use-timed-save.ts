import { useEffect, useRef } from 'react';
import { useLatest } from '#client/editing/use-latest.ts';

/** A paper is large: it is saved by itself this often at most. */
export const TIMED_SAVE_MS = 30_000;

/** Saves at intervals while there is something to save, except what an input method is still converting. */
export const useTimedSave = (isNeeded: boolean, save: () => Promise<void>): void => {
	const latest = useLatest(save);
	const isComposing = useRef(false);
	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		const compose = (isOn: boolean) => (): void => {
			isComposing.current = isOn;
		};
		document.addEventListener('compositionstart', compose(true), { signal });
		for (const end of ['compositionend', 'focusout']) document.addEventListener(end, compose(false), { signal });
		return () => listening.abort();
	}, []);
	useEffect(() => {
		if (!isNeeded) return;
		const timer = setInterval(() => {
			if (!isComposing.current) void latest();
		}, TIMED_SAVE_MS);
		return () => clearInterval(timer);
	}, [isNeeded, latest]);
};
