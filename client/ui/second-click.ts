/** Longer than the pause within a double click, by the settings of all systems. */
const DOUBLE_CLICK_MS = 500;

const swallow = (event: MouseEvent): void => {
	if (event.detail < 2) return;
	event.preventDefault();
	event.stopPropagation();
};

/** Keeps the second click of a double click, the first of which has closed something, from what lay beneath it. */
export const swallowSecondClick = (): void => {
	window.addEventListener('click', swallow, { capture: true });
	setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), DOUBLE_CLICK_MS);
};
