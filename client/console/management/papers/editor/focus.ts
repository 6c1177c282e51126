/** The height of what stands over the page at its upper and lower edge, with some room. */
const EDGES_PX = { top: 80, bottom: 120 };

/** Focuses the field, or the text that can be edited, of a name; or the first button beside it. Scrolls where needed. */
export const focusSpot = (name: string): void => {
	const field =
		document.getElementsByName(name)[0] ?? document.querySelector<HTMLElement>(`[data-spot="${name}"] button`);
	if (!field) return;
	const { top, bottom } = field.getBoundingClientRect();
	const isInSight = top >= EDGES_PX.top && bottom <= window.innerHeight - EDGES_PX.bottom;
	if (!isInSight) field.scrollIntoView({ block: 'center' });
	field.focus({ preventScroll: true });
};
