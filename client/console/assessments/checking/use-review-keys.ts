import { isComposing } from '#client/ui/composing.ts';
import { useWindowKeys } from '#client/ui/use-window-keys.ts';
import { RATES, type Rate } from './review-state.ts';

type EvidenceKeys = {
	/** Requests evidence on the question of the current item. */
	ask: () => void;
	/** Opens the most urgent request on that question. */
	openRequest: () => void;
	/** Opens or closes the documents pane. */
	documents: () => void;
	/** Inserts a citation of what the pane shows into the memo. */
	cite: () => void;
};

export type ReviewKeys = {
	/** Whether single-key shortcuts are on; Ctrl+Enter always works. */
	isOn: boolean;
	rate: (rate: Rate) => void;
	undo: () => void;
	step: (by: 1 | -1) => void;
	nextUnrated: () => void;
	memo: () => void;
	help: () => void;
	finish: () => void;
	/** Where there is a documents pane, and evidence can be requested. */
	evidence?: EvidenceKeys;
};

export const isTyping = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement &&
	target.closest('textarea, select, input:not([type=radio], [type=checkbox]), [contenteditable]') !== null;

/** Whether the target is in the pane beside the ratings, which has a Ctrl+Enter of its own or none. */
const isInPane = (target: EventTarget | null): boolean =>
	target instanceof Element && target.closest('[data-pane]') !== null;

/** Whether the target is a scrollable text, which needs the arrow keys itself. */
const isScrolling = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.closest('[data-scrolls]') !== null;

export const isDialogOpen = (): boolean => document.querySelector('dialog[open], [role=menu]') !== null;

const evidenceActionOf = (key: string, keys: EvidenceKeys): (() => void) | null => {
	if (key === 'd') return keys.documents;
	if (key === 'c') return keys.cite;
	if (key === 'r') return keys.ask;
	return key === 'o' ? keys.openRequest : null;
};

/** The action of a single key; while a key is held down, only moves repeat. */
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
	if (key === '?') return keys.help;
	return keys.evidence ? evidenceActionOf(key, keys.evidence) : null;
};

/**
 * The shortcuts of a review. Ctrl+Enter also works in text fields, but not in the pane beside it. Single keys do not, nor with a modifier, during an
 * IME composition, or behind a dialog or menu. On a radio, up and down move between items; left and right change the
 * rating.
 */
export const useReviewKeys = (keys: ReviewKeys): void => {
	useWindowKeys((event) => {
		const { ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
		if (event.defaultPrevented || isComposing(event) || isDialogOpen()) return;
		const isChord = (ctrlKey || metaKey) && event.key === 'Enter' && !altKey && !shiftKey;
		if (isChord && isInPane(event.target)) return;
		const isSingle = keys.isOn && !ctrlKey && !metaKey && !altKey && !isTyping(event.target);
		const action = isChord ? (repeat ? null : keys.finish) : isSingle ? actionOf(event, keys) : null;
		if (!action) return;
		event.preventDefault();
		action();
	});
};
