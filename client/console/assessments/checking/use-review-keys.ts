import { useEffect, useRef } from 'react';
import { isComposing } from '#client/ui/composing.ts';
import { RATES, type Rate } from './review-state.ts';

export type ReviewKeys = {
	rate: (rate: Rate) => void;
	step: (by: 1 | -1) => void;
	nextUnrated: () => void;
	save: () => void;
	help: () => void;
};

const isTyping = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement &&
	target.closest('textarea, select, input:not([type=radio]), [contenteditable]') !== null;

const isDialogOpen = (): boolean => document.querySelector('dialog[open], [role=menu]') !== null;

/**
 * The shortcuts of a review: 0 to 3 rate, j and k move, n goes to the next unrated item, Ctrl+S saves, ? opens the
 * help. In text fields only Ctrl+S works; during an IME composition and in dialogs none does.
 */
export const useReviewKeys = (keys: ReviewKeys): void => {
	const latest = useRef(keys);
	latest.current = keys;
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent): void => {
			const { current } = latest;
			if (event.defaultPrevented || isComposing(event) || isDialogOpen()) return;
			const run = (action: () => void): void => {
				event.preventDefault();
				action();
			};
			if (event.ctrlKey || event.metaKey) {
				if (event.key.toLowerCase() === 's' && !event.altKey && !event.shiftKey) run(current.save);
				return;
			}
			if (event.altKey || isTyping(event.target)) return;
			const rate = RATES.find((one) => String(one) === event.key);
			if (rate !== undefined) run(() => current.rate(rate));
			else if (event.key === 'j') run(() => current.step(1));
			else if (event.key === 'k') run(() => current.step(-1));
			else if (event.key === 'n') run(current.nextUnrated);
			else if (event.key === '?') run(current.help);
		};
		window.addEventListener('keydown', onKeyDown);
		return () => window.removeEventListener('keydown', onKeyDown);
	}, []);
};
