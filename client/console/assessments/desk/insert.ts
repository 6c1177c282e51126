/** Inserts into a textarea as if typed, so that the browser's own undo (Ctrl+Z) works. */

const replaceSelection = (area: HTMLTextAreaElement, text: string): void => {
	area.focus();
	// `execCommand` is deprecated, but nothing else adds to the undo history.
	const isDone = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
	if (isDone) return;
	area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
	area.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Adds line breaks around the text where they are missing, so that it starts and ends its own lines. */
export const onOwnLines = (before: string, text: string, after: string): string =>
	`${before === '' || before.endsWith('\n') ? '' : '\n'}${text}${after === '' || after.startsWith('\n') ? '' : '\n'}`;

/** Line breaks that leave a blank line between a text and what is added to it; none after an empty one. */
export const blankLineAfter = (text: string): string => {
	if (text.trim() === '') return '';
	return '\n'.repeat(2 - (/\n{0,2}$/u.exec(text)?.[0].length ?? 0));
};

/** Adds a text after all that is written, with a blank line between. */
export const appendText = (area: HTMLTextAreaElement, text: string): void => {
	const end = area.value.length;
	area.setSelectionRange(end, end);
	replaceSelection(area, `${blankLineAfter(area.value)}${text}`);
};

/** Inserts at the caret, on lines of its own; a selection is kept. */
export const insertLines = (area: HTMLTextAreaElement, text: string): void => {
	const at = area.selectionEnd;
	area.setSelectionRange(at, at);
	replaceSelection(area, onOwnLines(area.value.slice(0, at), text, area.value.slice(at)));
};

/** Inserts at the caret, replacing the selection. */
export const insertWords = (area: HTMLTextAreaElement, text: string): void => replaceSelection(area, text);

/** Replaces the whole text. */
export const replaceAll = (area: HTMLTextAreaElement, text: string): void => {
	area.select();
	replaceSelection(area, text);
};
