import { describe, expect, it } from 'vitest';
import type { Edits, Values } from './edits.ts';
import {
	conflictsOf,
	type EditingAction,
	type EditingState,
	openConflicts,
	openText,
	reduceEditing,
	type SavedText,
} from './state.ts';

const textOf = (version: number, values: Values): SavedText => ({
	version,
	values,
	saved_at: '2026-11-21T05:03:00.000Z',
	saved_by: '佐藤',
});

const start = textOf(1, { 1: '', 2: '' });
const typing = (value: string, decides = true): EditingAction<string> => ({ type: 'typed', key: '1', value, decides });
const loaded = (saved: SavedText) => ({ type: 'loaded', saved }) as const;
const saved = (version: number, sent: Values) => ({ type: 'saved', version, sent, savedAt: null }) as const;

const following = (
	state: EditingState,
	...actions: EditingAction<EditingState['edits'][string]['to']>[]
): EditingState => actions.reduce(reduceEditing, state);
const typed = following(openText(start, null), typing('わたし'));

/** The draft after a round trip through the storage. */
const afterReload = ({ edits }: EditingState): Edits => JSON.parse(JSON.stringify(edits));

describe('an edited text', () => {
	it('silently takes over concurrent saves while there are no edits', () => {
		const state = following(openText(start, null), loaded(textOf(2, { 1: '同僚', 2: '' })));
		expect([state.saved.values[1], state.saved.version, state.meanwhile]).toEqual(['同僚', 2, null]);
	});

	it('ignores a response older than its version', () => {
		const newer = following(typed, saved(2, { 1: 'わたし' }));
		expect(following(newer, loaded(start))).toBe(newer);
	});

	it('keeps edits made during a save', () => {
		const later = following(typed, typing('わたしの続き'), saved(2, { 1: 'わたし' }));
		expect(later.edits).toEqual({ 1: { from: 'わたし', to: 'わたしの続き' } });
		expect(later.saved).toMatchObject({ version: 2, values: { 1: 'わたし' } });
	});

	it('does not go back to the version of a save that a newer one has followed', () => {
		const state = following(typed, loaded(textOf(3, { 1: '同僚', 2: '' })), saved(2, { 1: 'わたし' }));
		expect(state.saved).toMatchObject({ version: 3, values: { 1: '同僚' } });
		expect(state.edits).toEqual({});
	});

	it('merges changes of different keys, and reports the concurrent save', () => {
		const state = following(typed, loaded(textOf(2, { 1: '', 2: '同僚' })));
		expect(state.saved.values[2]).toBe('同僚');
		expect(state.edits[1]?.to).toBe('わたし');
		expect([openConflicts(state), state.meanwhile?.name]).toEqual([[], '佐藤']);
	});

	it('has no conflict where both typed the same, as after a save whose response was lost', () => {
		const state = following(typed, loaded(textOf(2, { 1: 'わたし', 2: '' })));
		expect([state.edits, state.meanwhile]).toEqual([{}, null]);
	});
});

describe('a conflict', () => {
	const theirs = textOf(2, { 1: '同僚', 2: '' });
	const conflict = following(typed, loaded(theirs));

	it('is open, also after a reload, until a side is chosen', () => {
		const open = { key: '1', mine: 'わたし', theirs: '同僚', chosen: null };
		expect(conflictsOf(conflict)).toEqual([open]);
		const reloaded = openText(theirs, afterReload(conflict));
		expect(conflictsOf(reloaded)).toEqual([open]);
		const chosen = following(reloaded, { type: 'chosen', key: '1', side: 'theirs' });
		expect([chosen.edits, openConflicts(chosen)]).toEqual([{}, []]);
		const back = following(chosen, { type: 'chosen', key: '1', side: 'mine' });
		expect(back.edits).toEqual({ 1: { from: '同僚', to: 'わたし' } });
		expect(conflictsOf(following(back, saved(3, { 1: 'わたし' })))).toEqual([]);
	});

	it('is decided by typing where conflicts are shown, and stays open where they are not', () => {
		expect(conflictsOf(following(conflict, typing('直した')))).toMatchObject([{ chosen: 'mine', mine: '直した' }]);
		expect(conflictsOf(following(conflict, typing('直した', false)))).toMatchObject([{ chosen: null, mine: '直した' }]);
	});

	it('opens again after another concurrent save of the key', () => {
		const decided = following(conflict, { type: 'chosen', key: '1', side: 'mine' });
		const again = following(decided, loaded(textOf(3, { 1: '同僚2', 2: '' })));
		expect(conflictsOf(again)).toMatchObject([{ theirs: '同僚2', mine: 'わたし', chosen: null }]);
	});

	it('over a removed key shows the text, and does not save it', () => {
		const gone = following(typed, loaded(textOf(2, { 2: '' })));
		expect(conflictsOf(gone)).toMatchObject([{ mine: 'わたし', theirs: null }]);
		expect(following(gone, { type: 'chosen', key: '1', side: 'mine' }).edits).toEqual({});
	});
});

describe('a restored draft', () => {
	it('conflicts with a save between two visits', () => {
		const state = openText(textOf(2, { 1: '同僚', 2: '同僚2' }), afterReload(typed));
		expect(state.edits[1]?.to).toBe('わたし');
		expect(state.saved.values[2]).toBe('同僚2');
		expect([openConflicts(state).length, state.isRestored, state.meanwhile?.name]).toEqual([1, true, '佐藤']);
	});

	it('ignores values that are saved already, and unknown keys', () => {
		const left = { ...afterReload(typed), 9: { from: null, to: 'x' } };
		expect(openText(textOf(2, { 1: 'わたし', 2: '' }), left)).toMatchObject({ isRestored: false, edits: {} });
	});

	it('is discarded by a reset', () => {
		const state = following(openText(start, afterReload(typed)), { type: 'reset' });
		expect(state).toEqual(openText(start, null));
	});
});
