import type { Value } from '#client/editing/edits.ts';

/** What the rail says of a note: nothing is written; it is; or it is other than what readers see. */
export type NoteState = 'empty' | 'written' | 'differs';

const textOf = (value: Value): string => (typeof value === 'string' ? value : '');

export type Confirmed = {
	/** Whether readers see a text at all: the report is confirmed, the proposal submitted. */
	isConfirmed: boolean;
	/** The stored text, and what readers see where that is something else. */
	stored: string;
	confirmed: string | null;
};

export const noteState = (typed: Value, { isConfirmed, stored, confirmed }: Confirmed): NoteState => {
	const text = textOf(typed);
	if (isConfirmed && text !== (confirmed ?? stored)) return 'differs';
	return text.trim() === '' ? 'empty' : 'written';
};

/** Of several notes in one line: what differs counts most, then what is missing. */
export const worstOf = (states: readonly NoteState[]): NoteState =>
	states.includes('differs') ? 'differs' : states.includes('empty') ? 'empty' : 'written';
