/** Heights of the sticky bars at the top and bottom of the page, plus a margin. */
const EDGES_PX = { top: 80, bottom: 120 };

/** Part of a text to select. */
export type Selected = { from: number; to: number };

/**
 * Focuses the field or editable text with a name, or the first button beside it, and scrolls it into view; in a text
 * `selected` is selected.
 */
export const focusSpot = (name: string, selected: Selected | null = null): void => {
	const field =
		document.getElementsByName(name)[0] ?? document.querySelector<HTMLElement>(`[data-spot="${name}"] button`);
	if (!field) return;
	const { top, bottom } = field.getBoundingClientRect();
	const isInSight = top >= EDGES_PX.top && bottom <= window.innerHeight - EDGES_PX.bottom;
	if (!isInSight) field.scrollIntoView({ block: 'center' });
	field.focus({ preventScroll: true });
	if (selected && field instanceof HTMLTextAreaElement) field.setSelectionRange(selected.from, selected.to);
};
