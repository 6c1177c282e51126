import type { ApiFailure } from '#client/base/failure.ts';
import { type Editable, editCount } from './edits.ts';
import { conflictsOf, type EditingState } from './state.ts';

/** What may be saved without the person, and what a save bar says of it. Pure functions. */

/** `blocked`: there are edits that wait for the person. */
export type Readiness = 'saved' | 'ready' | 'blocked';

/**
 * A restored draft waits until the person has typed on, and a conflict until the chosen version is saved by hand:
 * nobody's text is overwritten by itself.
 */
export const readinessOf = <V extends Editable>(state: EditingState<V>, isAllowed: boolean): Readiness => {
	if (editCount(state.edits) === 0) return 'saved';
	return isAllowed && state.hasTyped && conflictsOf(state).length === 0 ? 'ready' : 'blocked';
};

type Outcome = { kind: 'saved' } | { kind: 'behind' | 'refused'; failure: ApiFailure };

export const failureIn = (outcome: Outcome): ApiFailure | null => (outcome.kind === 'saved' ? null : outcome.failure);

export type SaveState = 'conflict' | 'failed' | 'saving' | 'unsaved' | 'saved';

type Facts = { changes: number; hasConflict: boolean; hasFailed: boolean; isSaving: boolean };

/** What the bar says, the most urgent first. A failure stays until a save succeeds, also while it is retried. */
export const saveStateOf = ({ changes, hasConflict, hasFailed, isSaving }: Facts): SaveState => {
	if (hasConflict) return 'conflict';
	if (hasFailed) return 'failed';
	if (isSaving) return 'saving';
	return changes > 0 ? 'unsaved' : 'saved';
};
