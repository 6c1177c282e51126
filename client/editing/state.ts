import {
	type Clash,
	clashesOf,
	type Editable,
	type Edits,
	editCount,
	isSame,
	type Value,
	type Values,
	valueIn,
	withEdit,
	withoutEdit,
	withoutSaved,
	withoutStored,
} from './edits.ts';

/** The state of an edited, versioned text: saved values, edits and conflicts with concurrent saves. Pure functions. */

/** The stored text. */
export type SavedText<V extends Editable = Value> = {
	version: number;
	values: Values<V>;
	saved_at: string | null;
	saved_by: string | null;
};

export type Side = 'mine' | 'theirs';

/** A key that both sides changed, and the chosen side; null while undecided. */
export type Conflict<V extends Editable = Value> = Clash<V> & { chosen: Side | null };

/** Who made a concurrent save, and when. */
export type Meanwhile = { name: string | null; at: string | null };

export type EditingState<V extends Editable = Value> = {
	saved: SavedText<V>;
	edits: Edits<V>;
	/** Decided conflicts that are not saved yet. Undecided ones are derived from `saved` and `edits`. */
	decided: Readonly<Record<string, Conflict<V>>>;
	/** The last concurrent save that was loaded while there were edits. */
	meanwhile: Meanwhile | null;
	/** Whether unsaved edits of an earlier visit were restored. */
	isRestored: boolean;
	hasTyped: boolean;
};

export type EditingAction<V extends Editable> =
	/** `decides`: the page shows the conflicts, so typing into a field chooses the user's own text. */
	| { type: 'typed'; key: string; value: V; decides: boolean }
	| { type: 'chosen'; key: string; side: Side }
	/** A save of the user succeeded; edits made since then remain. */
	| { type: 'saved'; sent: Values<V>; version: number; savedAt: string | null }
	/** The stored text was fetched. */
	| { type: 'loaded'; saved: SavedText<V> }
	/** Discards all edits. */
	| { type: 'reset' };

const opened = <V extends Editable>(saved: SavedText<V>): EditingState<V> => ({
	saved,
	edits: {},
	decided: {},
	meanwhile: null,
	isRestored: false,
	hasTyped: false,
});

const whoSaved = ({ saved_by, saved_at }: SavedText<Editable>): Meanwhile => ({ name: saved_by, at: saved_at });

/** The initial state of a loaded text; `left` are the unsaved edits of an earlier visit. */
export const openText = <V extends Editable>(saved: SavedText<V>, left: Edits<V> | null): EditingState<V> => {
	const known = Object.entries(left ?? {}).filter(([key]) => Object.hasOwn(saved.values, key));
	const edits = withoutStored(saved.values, Object.fromEntries(known));
	if (editCount(edits) === 0) return opened(saved);
	const isBehind = clashesOf(saved.values, edits).length > 0;
	return { ...opened(saved), edits, meanwhile: isBehind ? whoSaved(saved) : null, isRestored: true };
};

export const openConflicts = <V extends Editable>({ saved, edits }: EditingState<V>): Clash<V>[] =>
	clashesOf(saved.values, edits);

/** Open and decided conflicts in one list. */
export const conflictsOf = <V extends Editable>(state: EditingState<V>): Conflict<V>[] => {
	const open = openConflicts(state).map((clash) => [clash.key, { ...clash, chosen: null }] as const);
	return Object.values({ ...state.decided, ...Object.fromEntries<Conflict<V>>(open) });
};

const absorb = <V extends Editable>(state: EditingState<V>, saved: SavedText<V>): EditingState<V> => {
	if (saved === state.saved || saved.version < state.saved.version) return state;
	if (saved.version === state.saved.version) return { ...state, saved };
	if (editCount(state.edits) === 0) return opened(saved);
	const hasNews = Object.entries(saved.values).some(
		([key, value]) =>
			!isSame(value, state.saved.values[key] ?? null) && !isSame(value, valueIn(state.saved.values, state.edits, key)),
	);
	return {
		...state,
		saved,
		edits: withoutStored(saved.values, state.edits),
		meanwhile: hasNews ? whoSaved(saved) : state.meanwhile,
	};
};

const typed = <V extends Editable>(
	state: EditingState<V>,
	key: string,
	value: V,
	decides: boolean,
): EditingState<V> => {
	const { values } = state.saved;
	const conflict = decides ? conflictsOf(state).find((one) => one.key === key) : undefined;
	if (!conflict) return { ...state, edits: withEdit(values, state.edits, key, value), hasTyped: true };
	return {
		...state,
		edits: withEdit(values, withoutEdit(state.edits, key), key, value),
		decided: { ...state.decided, [key]: { ...conflict, mine: value, chosen: 'mine' } },
		hasTyped: true,
	};
};

const chosen = <V extends Editable>(state: EditingState<V>, key: string, side: Side): EditingState<V> => {
	const conflict = conflictsOf(state).find((one) => one.key === key);
	if (!conflict) return state;
	const { values } = state.saved;
	const others = withoutEdit(state.edits, key);
	// A key that no longer exists cannot be saved.
	const isMine = side === 'mine' && Object.hasOwn(values, key);
	return {
		...state,
		edits: isMine ? withEdit(values, others, key, conflict.mine) : others,
		decided: { ...state.decided, [key]: { ...conflict, chosen: side } },
	};
};

const afterSave = <V extends Editable>(
	state: EditingState<V>,
	{ sent, version, savedAt }: Extract<EditingAction<V>, { type: 'saved' }>,
): EditingState<V> => {
	const edits = withoutSaved(state.edits, sent);
	// A newer version may have been loaded before the response to our save arrived.
	if (version < state.saved.version) return { ...state, edits };
	const values = { ...state.saved.values, ...sent };
	return { ...opened({ ...state.saved, version, values, saved_at: savedAt }), edits, hasTyped: true };
};

export const reduceEditing = <V extends Editable>(
	state: EditingState<V>,
	action: EditingAction<V>,
): EditingState<V> => {
	switch (action.type) {
		case 'typed':
			return typed(state, action.key, action.value, action.decides);
		case 'chosen':
			return chosen(state, action.key, action.side);
		case 'saved':
			return afterSave(state, action);
		case 'loaded':
			return absorb(state, action.saved);
		case 'reset':
			return opened(state.saved);
	}
};
