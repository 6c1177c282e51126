import type { Value } from '#client/editing/edits.ts';

/** The state of a note in the rail: 'empty', an unedited first 'draft', 'written', or 'differs' from what readers see. */
export type NoteState = 'empty' | 'draft' | 'written' | 'differs';

const textOf = (value: Value): string => (typeof value === 'string' ? value : '');

export type Confirmed = {
	/** Whether readers see the text at all: the report is confirmed or the proposal submitted. */
	isConfirmed: boolean;
	/** The stored text; `confirmed` is what readers see, if that differs. */
	stored: string;
	confirmed: string | null;
	/** Whether the typed text is a first draft as the rule made it. */
	isUnedited?: boolean;
};

export const noteState = (
	typed: Value,
	{ isConfirmed, stored, confirmed, isUnedited = false }: Confirmed,
): NoteState => {
	const text = textOf(typed);
	if (isConfirmed && text !== (confirmed ?? stored)) return 'differs';
	if (text.trim() === '') return 'empty';
	return isUnedited ? 'draft' : 'written';
};

const WORST_FIRST = ['differs', 'empty', 'draft'] as const;

/** The combined state of several notes: 'differs' takes precedence, then 'empty', then 'draft'. */
export const worstOf = (states: readonly NoteState[]): NoteState =>
	WORST_FIRST.find((state) => states.includes(state)) ?? 'written';
