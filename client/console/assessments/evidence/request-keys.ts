import { type RefObject, useEffect, useRef } from 'react';
import { useKeyPreference } from '#client/console/assessments/checking/key-preference.ts';
import { isTyping } from '#client/console/assessments/checking/use-review-keys.ts';
import { isComposing } from '#client/ui/composing.ts';

/** Actions of the single-key shortcuts on a request; null while one is unavailable. */
export type RequestKeys = { accept: (() => void) | null; giveBack: (() => void) | null; next: (() => void) | null };

const NAMES = { a: 'accept', r: 'giveBack', n: 'next' } as const satisfies Record<string, keyof RequestKeys>;

/** Whether another dialog or a menu covers the request. */
const isCovered = (view: HTMLElement | null): boolean => {
	const top = [...document.querySelectorAll('dialog[open]')].at(-1);
	return (top !== undefined && !top.contains(view)) || document.querySelector('[role=menu]') !== null;
};

/** In the pane of a check only what is focused there is meant, and before the keys of the check. */
const placeOf = (view: HTMLElement | null): HTMLElement | Window =>
	view?.closest<HTMLElement>('[data-requests]') ?? window;

/** The shortcuts of a request, unless the user has turned off single keys. */
export const useRequestKeys = (view: RefObject<HTMLElement | null>, keys: RequestKeys): void => {
	const [isOn] = useKeyPreference();
	const latest = useRef(keys);
	latest.current = keys;
	useEffect(() => {
		if (!isOn) return;
		const place = placeOf(view.current);
		const onKeyDown = (event: Event): void => {
			if (!(event instanceof KeyboardEvent)) return;
			const { ctrlKey, metaKey, altKey, repeat, key } = event;
			if (event.defaultPrevented || repeat || ctrlKey || metaKey || altKey || isComposing(event)) return;
			if (isTyping(event.target) || isCovered(view.current) || !Object.hasOwn(NAMES, key)) return;
			const action = latest.current[NAMES[key as keyof typeof NAMES]];
			if (!action) return;
			event.preventDefault();
			action();
		};
		place.addEventListener('keydown', onKeyDown);
		return () => place.removeEventListener('keydown', onKeyDown);
	}, [isOn, view]);
};
