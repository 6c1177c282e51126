import type { ApiFailure } from '#client/base/failure.ts';
import { type Editable, editCount } from './edits.ts';
import { conflictsOf, type EditingState } from './state.ts';

/** When autosave may run, and the state that a save bar shows. Pure functions. */

/** `blocked`: there are edits that need the user's decision. */
export type Readiness = 'saved' | 'ready' | 'blocked';

/**
 * Autosave overwrites nobody's text: a restored draft is saved only after the user has typed again, and a decided
 * conflict only by a manual save.
 */
export const readinessOf = <V extends Editable>(state: EditingState<V>, isAllowed: boolean): Readiness => {
	if (editCount(state.edits) === 0) return 'saved';
	return isAllowed && state.hasTyped && conflictsOf(state).length === 0 ? 'ready' : 'blocked';
};

type Outcome = { kind: 'saved' } | { kind: 'behind' | 'refused'; failure: ApiFailure };

export const failureIn = (outcome: Outcome): ApiFailure | null => (outcome.kind === 'saved' ? null : outcome.failure);

export type SaveState = 'conflict' | 'failed' | 'saving' | 'unsaved' | 'saved';

type Facts = { changes: number; hasConflict: boolean; hasFailed: boolean; isSaving: boolean };

/** The state that the bar shows, the most urgent first. 'Failed' stays until a save succeeds, also during retries. */
export const saveStateOf = ({ changes, hasConflict, hasFailed, isSaving }: Facts): SaveState => {
	if (hasConflict) return 'conflict';
	if (hasFailed) return 'failed';
	if (isSaving) return 'saving';
	return changes > 0 ? 'unsaved' : 'saved';
};
