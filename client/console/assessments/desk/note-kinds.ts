/** The two notes on a sub-category. */
export type NoteKind = 'evaluation' | 'proposal';

const boxOf = (kind: NoteKind): HTMLElement | null => document.querySelector<HTMLElement>(`[data-kind="${kind}"]`);

/** The kind of the note that has the focus; null if none has. */
export const focusedKind = (): NoteKind | null => {
	const kind = document.activeElement?.closest<HTMLElement>('[data-kind]')?.dataset.kind;
	return kind === 'evaluation' || kind === 'proposal' ? kind : null;
};

/** Focuses a note, with the caret at its end. */
export const focusNote = (kind: NoteKind): boolean => {
	const area = boxOf(kind)?.querySelector('textarea');
	if (!area || area.readOnly) return false;
	area.focus({ preventScroll: true });
	area.setSelectionRange(area.value.length, area.value.length);
	return true;
};

/** Clicks a note's button that inserts something. */
export const pressInsert = (kind: NoteKind, what: 'draft' | 'memos' | 'former' | 'phrases'): void =>
	boxOf(kind)?.querySelector(`[data-insert="${what}"]`)?.closest('button')?.click();
