import type { Value } from '#client/editing/edits.ts';

/** The state of a note in the rail: 'empty', 'written', or 'differs' from the text that readers see. */
export type NoteState = 'empty' | 'written' | 'differs';

const textOf = (value: Value): string => (typeof value === 'string' ? value : '');

export type Confirmed = {
	/** Whether readers see the text at all: the report is confirmed or the proposal submitted. */
	isConfirmed: boolean;
	/** The stored text; `confirmed` is what readers see, if that differs. */
	stored: string;
	confirmed: string | null;
};

export const noteState = (typed: Value, { isConfirmed, stored, confirmed }: Confirmed): NoteState => {
	const text = textOf(typed);
	if (isConfirmed && text !== (confirmed ?? stored)) return 'differs';
	return text.trim() === '' ? 'empty' : 'written';
};

/** The combined state of several notes: 'differs' takes precedence, then 'empty'. */
export const worstOf = (states: readonly NoteState[]): NoteState =>
	states.includes('differs') ? 'differs' : states.includes('empty') ? 'empty' : 'written';
