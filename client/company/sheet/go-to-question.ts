export const radioName = (id: number): string => `answer-${id}`;

/** Scrolls to a question and focuses it, in the middle of the screen: at its edge the save bar would cover it. */
export const goToQuestion = (id: number): void => {
	const input = document.getElementsByName(radioName(id))[0];
	input?.scrollIntoView({ block: 'center' });
	input?.focus({ preventScroll: true });
};
