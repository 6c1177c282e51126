import { isComposing } from '#client/ui/composing.ts';
import { useWindowKeys } from '#client/ui/use-window-keys.ts';

export type DeskKeys = {
	step: (by: 1 | -1) => void;
	draft: () => void;
	memos: () => void;
	former: () => void;
	phrases: () => void;
	/** Opens or closes the documents beside the desk. */
	documents: () => void;
	help: () => void;
};

const isTyping = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && target.closest('textarea, select, input, [contenteditable]') !== null;

const isDialogOpen = (): boolean => document.querySelector('dialog[open], [role=menu]') !== null;

/** By `code` (the physical key), since on some systems Alt changes the typed character. */
const WITH_ALT = { KeyB: 'draft', KeyM: 'memos', KeyL: 'former', KeyP: 'phrases', KeyO: 'documents' } as const;

const stepOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 1 | -1 | null => {
	if (key === 'Enter' && (ctrlKey || metaKey) && !altKey) return shiftKey ? -1 : 1;
	if (!altKey || ctrlKey || metaKey || shiftKey) return null;
	if (key === 'ArrowDown') return 1;
	return key === 'ArrowUp' ? -1 : null;
};

/**
 * The shortcuts of the desk, also in text fields: Ctrl+Enter and Alt with an arrow move between places, Alt+B, Alt+M,
 * Alt+L and Alt+P insert, Alt+O opens the documents. `?` opens the help and `d` the documents, outside of fields. None works in
 * a dialog or during an IME composition.
 */
export const useDeskKeys = (keys: DeskKeys): void => {
	useWindowKeys((event) => {
		if (event.defaultPrevented || isComposing(event) || isDialogOpen()) return;
		const run = (action: () => void): void => {
			event.preventDefault();
			action();
		};
		const by = stepOf(event);
		if (by !== null) return run(() => keys.step(by));
		const isAltAlone = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
		const insert = isAltAlone ? WITH_ALT[event.code as keyof typeof WITH_ALT] : undefined;
		if (insert) return run(keys[insert]);
		if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
		if (event.key === '?') run(keys.help);
		if (event.key === 'd') run(keys.documents);
	});
};
