/**
 * Whether a key belongs to an input method. Safari ends the composition before it reports the Enter that confirms it,
 * so that only the key code tells (UI Events, section 7.3.1: 229).
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
	event.isComposing || event.keyCode === 229;
