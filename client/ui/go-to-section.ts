/** Scrolls to a section and focuses its heading, so that screen readers continue there. */
export const goToSection = (id: string): void => {
	const section = document.getElementById(id);
	section?.scrollIntoView({ block: 'start' });
	section?.querySelector('h2')?.focus({ preventScroll: true });
};
