/** Writing into a text area as if it was typed, so that the browser's own undo (Ctrl+Z) takes it back. */

const replaceSelection = (area: HTMLTextAreaElement, text: string): void => {
	area.focus();
	// Deprecated without a successor: nothing else becomes part of the undo history.
	const isDone = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
	if (isDone) return;
	area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
	area.dispatchEvent(new Event('input', { bubbles: true }));
};

/** What separates a text from what stands around it: it gets lines of its own. */
export const onOwnLines = (before: string, text: string, after: string): string =>
	`${before === '' || before.endsWith('\n') ? '' : '\n'}${text}${after === '' || after.startsWith('\n') ? '' : '\n'}`;

/** Inserts at the cursor, on lines of its own; what is selected is kept. */
export const insertLines = (area: HTMLTextAreaElement, text: string): void => {
	const at = area.selectionEnd;
	area.setSelectionRange(at, at);
	replaceSelection(area, onOwnLines(area.value.slice(0, at), text, area.value.slice(at)));
};

/** Inserts at the cursor, in place of what is selected. */
export const insertWords = (area: HTMLTextAreaElement, text: string): void => replaceSelection(area, text);

/** Replaces all of it. */
export const replaceAll = (area: HTMLTextAreaElement, text: string): void => {
	area.select();
	replaceSelection(area, text);
};
