export const radioName = (id: number): string => `answer-${id}`;

/** Scrolls a question to the middle of the screen and focuses it; at the edge the save bar would cover it. */
export const goToQuestion = (id: number): void => {
	const input = document.getElementsByName(radioName(id))[0];
	input?.scrollIntoView({ block: 'center' });
	input?.focus({ preventScroll: true });
};
