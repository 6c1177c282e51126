/** The name of the unsent text of a request; without a question it is on the assessment as a whole. */
export const askDraft = (progressId: number, questionId: number | null): string =>
	`ask:${progressId}:${questionId ?? ''}`;
