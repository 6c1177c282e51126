/** Longer than the double-click interval of all systems. */
const DOUBLE_CLICK_MS = 500;

const swallow = (event: MouseEvent): void => {
	if (event.detail < 2) return;
	event.preventDefault();
	event.stopPropagation();
};

/** After the first click has closed something, keeps the second click of a double click from the element beneath. */
export const swallowSecondClick = (): void => {
	window.addEventListener('click', swallow, { capture: true });
	setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), DOUBLE_CLICK_MS);
};
