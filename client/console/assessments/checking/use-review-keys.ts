import { useEffect, useRef } from 'react';
import { isComposing } from '#client/ui/composing.ts';
import { RATES, type Rate } from './review-state.ts';

export type ReviewKeys = {
	/** Whether single keys work; Ctrl+Enter always does. */
	isOn: boolean;
	rate: (rate: Rate) => void;
	undo: () => void;
	step: (by: 1 | -1) => void;
	nextUnrated: () => void;
	memo: () => void;
	/** Asks for evidence on the question of the current item. */
	ask: () => void;
	/** Opens what was asked about that question. */
	openRequest: () => void;
	help: () => void;
	/** Opens and closes the documents beside the ratings. */
	documents: () => void;
	/** Puts what stands there into the memo. */
	cite: () => void;
	finish: () => void;
};

export const isTyping = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement &&
	target.closest('textarea, select, input:not([type=radio], [type=checkbox]), [contenteditable]') !== null;

/** A text that scrolls, and for which the arrows do that. */
const isScrolling = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.closest('[data-scrolls]') !== null;

export const isDialogOpen = (): boolean => document.querySelector('dialog[open], [role=menu]') !== null;

/** What a single key does; a key that is held down only moves. */
const actionOf = ({ key, repeat, shiftKey, target }: KeyboardEvent, keys: ReviewKeys): (() => void) | null => {
	const hasArrows = !shiftKey && !isScrolling(target);
	if (key === 'j' || (hasArrows && key === 'ArrowDown')) return () => keys.step(1);
	if (key === 'k' || (hasArrows && key === 'ArrowUp')) return () => keys.step(-1);
	if (repeat) return null;
	const rate = RATES.find((one) => String(one) === key);
	if (rate !== undefined) return () => keys.rate(rate);
	if (key === 'Backspace' && !shiftKey) return keys.undo;
	if (key === 'n') return keys.nextUnrated;
	if (key === 'm') return keys.memo;
	if (key === 'd') return keys.documents;
	if (key === 'c') return keys.cite;
	if (key === 'r') return keys.ask;
	if (key === 'o') return keys.openRequest;
	return key === '?' ? keys.help : null;
};

/**
 * The shortcuts of a review. Ctrl+Enter works also in text fields; single keys do not, nor with a modifier key, during an
 * IME composition, or behind a dialog or menu. Up and down move also from a radio, which left and right change.
 */
export const useReviewKeys = (keys: ReviewKeys): void => {
	const latest = useRef(keys);
	latest.current = keys;
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent): void => {
			const { current } = latest;
			const { ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
			if (event.defaultPrevented || isComposing(event) || isDialogOpen()) return;
			const isChord = (ctrlKey || metaKey) && event.key === 'Enter' && !altKey && !shiftKey;
			const isSingle = current.isOn && !ctrlKey && !metaKey && !altKey && !isTyping(event.target);
			const action = isChord ? (repeat ? null : current.finish) : isSingle ? actionOf(event, current) : null;
			if (!action) return;
			event.preventDefault();
			action();
		};
		window.addEventListener('keydown', onKeyDown);
		return () => window.removeEventListener('keydown', onKeyDown);
	}, []);
};
