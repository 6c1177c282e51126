import type { SavedState } from '#shared/versions.ts';
import type { Values } from './edits.ts';
import type { SavedText } from './state.ts';

/** A stored record as the saved text of its form. */
export const savedFormOf = ({ version, saved_at, saved_by }: SavedState, values: Values): SavedText => ({
	version,
	values,
	saved_at,
	saved_by,
});
