import { type RefObject, useEffect, useRef } from 'react';
import { useKeyPreference } from '#client/console/assessments/checking/key-preference.ts';
import { isTyping } from '#client/console/assessments/checking/use-review-keys.ts';
import { isComposing } from '#client/ui/composing.ts';

/** What single keys do while a request is read; null: nothing now. */
export type RequestKeys = { accept: (() => void) | null; giveBack: (() => void) | null; next: (() => void) | null };

const NAMES = { a: 'accept', r: 'giveBack', n: 'next' } as const satisfies Record<string, keyof RequestKeys>;

/** Whether another dialog or a menu lies over the request. */
const isCovered = (view: HTMLElement | null): boolean => {
	const top = [...document.querySelectorAll('dialog[open]')].at(-1);
	return (top !== undefined && !top.contains(view)) || document.querySelector('[role=menu]') !== null;
};

/** The keys of a request, where this person uses keys of one character. */
export const useRequestKeys = (view: RefObject<HTMLElement | null>, keys: RequestKeys): void => {
	const [isOn] = useKeyPreference();
	const latest = useRef(keys);
	latest.current = keys;
	useEffect(() => {
		if (!isOn) return;
		const onKeyDown = (event: KeyboardEvent): void => {
			const { ctrlKey, metaKey, altKey, repeat, key } = event;
			if (event.defaultPrevented || repeat || ctrlKey || metaKey || altKey || isComposing(event)) return;
			if (isTyping(event.target) || isCovered(view.current) || !Object.hasOwn(NAMES, key)) return;
			const action = latest.current[NAMES[key as keyof typeof NAMES]];
			if (!action) return;
			event.preventDefault();
			action();
		};
		window.addEventListener('keydown', onKeyDown);
		return () => window.removeEventListener('keydown', onKeyDown);
	}, [isOn, view]);
};
