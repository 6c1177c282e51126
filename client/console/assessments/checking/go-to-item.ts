/** Moves the focus within a review; the current item follows the focus. */

const itemAt = (id: number): HTMLElement | null => document.querySelector<HTMLElement>(`[data-item="${id}"]`);

/** Height of the sticky bar above the questions, which hides what is below it. */
const TOP_BAR = 80;

/** The first of these questions that is in view; undefined if none is. */
export const questionInView = (ids: readonly number[]): number | undefined =>
	ids.find((id) => {
		const box = document.getElementById(`question-${id}`)?.closest('section')?.getBoundingClientRect();
		return box !== undefined && box.bottom > TOP_BAR && box.top < window.innerHeight;
	});

/** Focuses a check item and scrolls it into view. */
export const goToItem = (id: number): void => {
	const item = itemAt(id);
	item?.focus({ preventScroll: true });
	item?.scrollIntoView({ block: 'nearest' });
};

/** Scrolls to a check item without moving the focus. */
export const showItem = (id: number): void => itemAt(id)?.scrollIntoView({ block: 'nearest' });

/** Focuses the memo of a check item. */
export const goToMemo = (id: number): void => {
	const item = itemAt(id);
	const memo = item?.querySelector('textarea');
	memo?.focus({ preventScroll: true });
	// Put the caret after text that was cited while the memo was still collapsed.
	if (memo && memo.selectionEnd === 0) memo.setSelectionRange(memo.value.length, memo.value.length);
	item?.scrollIntoView({ block: 'nearest' });
};
