import { isFields } from '#client/base/shape.ts';
import type { Editable, Edits } from './edits.ts';

/** Whether something stored is a value of the edited text. */
export type IsValue<V extends Editable> = (stored: unknown) => stored is V;

/** Reads stored edits; null if they are malformed. */
export const editsIn =
	<V extends Editable>(isValue: IsValue<V>) =>
	(stored: unknown): Edits<V> | null => {
		const isEdits = (edits: unknown): edits is Edits<V> =>
			isFields(edits) &&
			Object.values(edits).every(
				(edit) => isFields(edit) && (edit.from === null || isValue(edit.from)) && isValue(edit.to),
			);
		return isEdits(stored) ? stored : null;
	};
