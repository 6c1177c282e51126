import type { SavedState } from '#shared/versions.ts';
import type { Values } from './edits.ts';
import type { SavedText } from './state.ts';

/** The saved state of a form: the stored values of its fields, with the version of the record and its last save. */
export const savedFormOf = ({ version, saved_at, saved_by }: SavedState, values: Values): SavedText => ({
	version,
	values,
	saved_at,
	saved_by,
});
