import type { ApiFailure } from '#client/base/failure.ts';
import type { SaveState } from './save-state.ts';

/** Combines the save states of several separately saved texts into one sentence of the save bar. */

export type LastSave = { isAsked: boolean; mergedName: string | null };

export type SaveFacts = {
	state: SaveState;
	changes: number;
	savedAt: string | null;
	/** The last save since the screen was opened; `mergedName`: whose changes it took over. */
	lastSave: LastSave | null;
	failure: ApiFailure | null;
	/** Saves again; after a conflict, opens the choice. */
	onSave: () => void;
};

/** Most urgent first. */
const URGENCY: readonly SaveState[] = ['conflict', 'failed', 'saving', 'unsaved', 'saved'];

/** The state of the most urgent text, the sum of all changes, and the latest save. */
export const factsOfAll = (first: SaveFacts, ...others: readonly SaveFacts[]): SaveFacts => {
	const all = [first, ...others];
	const [urgent = first] = all.toSorted((one, other) => URGENCY.indexOf(one.state) - URGENCY.indexOf(other.state));
	const [last = first] = all.toSorted((one, other) => (other.savedAt ?? '').localeCompare(one.savedAt ?? ''));
	return {
		...urgent,
		changes: all.reduce((sum, { changes }) => sum + changes, 0),
		savedAt: last.savedAt,
		lastSave: last.lastSave,
	};
};
