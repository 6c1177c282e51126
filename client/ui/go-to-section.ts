/** Scrolls to a section of the page and focuses its heading, so that a screen reader goes on there. */
export const goToSection = (id: string): void => {
	const section = document.getElementById(id);
	section?.scrollIntoView({ block: 'start' });
	section?.querySelector('h2')?.focus({ preventScroll: true });
};
