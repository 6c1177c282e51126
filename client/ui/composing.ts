/**
 * Whether a key event belongs to an IME composition. Safari fires `compositionend` before the Enter that confirms it,
 * so the key code 229 is checked too (UI Events, section 7.3.1).
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
	event.isComposing || event.keyCode === 229;
