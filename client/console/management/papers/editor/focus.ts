/** Heights of the sticky bars at the top and bottom of the page, plus a margin. */
const EDGES_PX = { top: 80, bottom: 120 };

/** Focuses the field or editable text with a name, or the first button beside it, and scrolls it into view. */
export const focusSpot = (name: string): void => {
	const field =
		document.getElementsByName(name)[0] ?? document.querySelector<HTMLElement>(`[data-spot="${name}"] button`);
	if (!field) return;
	const { top, bottom } = field.getBoundingClientRect();
	const isInSight = top >= EDGES_PX.top && bottom <= window.innerHeight - EDGES_PX.bottom;
	if (!isInSight) field.scrollIntoView({ block: 'center' });
	field.focus({ preventScroll: true });
};
