/** Moves the focus within a review; the current item follows the focus. */

const itemAt = (id: number): HTMLElement | null => document.querySelector<HTMLElement>(`[data-item="${id}"]`);

/** Focuses a check item and scrolls it into view. */
export const goToItem = (id: number): void => {
	const item = itemAt(id);
	item?.focus({ preventScroll: true });
	item?.scrollIntoView({ block: 'nearest' });
};

/** Focuses the memo of a check item. */
export const goToMemo = (id: number): void => {
	const item = itemAt(id);
	const memo = item?.querySelector('textarea');
	memo?.focus({ preventScroll: true });
	// Put the caret after text that was cited while the memo was still collapsed.
	if (memo && memo.selectionEnd === 0) memo.setSelectionRange(memo.value.length, memo.value.length);
	item?.scrollIntoView({ block: 'nearest' });
};
