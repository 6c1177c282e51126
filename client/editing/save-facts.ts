import type { ApiFailure } from '#client/base/failure.ts';
import type { SaveState } from './save-state.ts';

/** What a save bar says of the texts of a screen, which are saved each on its own: one sentence for all of them. */

export type LastSave = { isAsked: boolean; mergedName: string | null };

export type SaveFacts = {
	state: SaveState;
	changes: number;
	savedAt: string | null;
	/** The last save of this visit, and whose changes it took over. */
	lastSave: LastSave | null;
	failure: ApiFailure | null;
	/** Saves once more; where both sides changed the same, it shows the choice. */
	onSave: () => void;
};

/** The most urgent first. */
const URGENCY: readonly SaveState[] = ['conflict', 'failed', 'saving', 'unsaved', 'saved'];

/** The state of the most urgent text, all changes, and the last save of any of them. */
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
