/** The focus in a review, which the screen follows. */

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
	// Writing goes on after what was cited before the memo was there.
	if (memo && memo.selectionEnd === 0) memo.setSelectionRange(memo.value.length, memo.value.length);
	item?.scrollIntoView({ block: 'nearest' });
};
