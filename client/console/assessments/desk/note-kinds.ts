/** The two notes on a sub-category. */
export type NoteKind = 'evaluation' | 'proposal';

const boxOf = (kind: NoteKind): HTMLElement | null => document.querySelector<HTMLElement>(`[data-kind="${kind}"]`);

/** The kind of note in which the focus is. */
export const focusedKind = (): NoteKind | null => {
	const kind = document.activeElement?.closest<HTMLElement>('[data-kind]')?.dataset.kind;
	return kind === 'evaluation' || kind === 'proposal' ? kind : null;
};

/** Puts the cursor into a note, behind what is written there. */
export const focusNote = (kind: NoteKind): boolean => {
	const area = boxOf(kind)?.querySelector('textarea');
	if (!area || area.readOnly) return false;
	area.focus({ preventScroll: true });
	area.setSelectionRange(area.value.length, area.value.length);
	return true;
};

/** Presses the button of a note that inserts something. */
export const pressInsert = (kind: NoteKind, what: 'memos' | 'former' | 'phrases'): void =>
	boxOf(kind)?.querySelector(`[data-insert="${what}"]`)?.closest('button')?.click();
