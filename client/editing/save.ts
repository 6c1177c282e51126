import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import { type Editable, typedIn, type Value, type Values } from './edits.ts';
import { type EditingAction, type EditingState, type Meanwhile, openConflicts, type SavedText } from './state.ts';

/** Saving with optimistic locking: each save sends its base version, and 409 means that there is a newer one. */

/** What triggered a save: the user, a timer after typing, or leaving the screen. */
export type SaveCause = 'person' | 'timer' | 'leave';

export type SaveAnswer = { version: number; saved_at: string | null };

type Attempt<A> =
	| { kind: 'saved'; answer: A }
	/** 409: somebody else saved first. */
	| { kind: 'behind'; failure: ApiFailure }
	| { kind: 'refused'; failure: ApiFailure };

/** Sends once; failures are part of the result. */
export const attempt = async <A>(send: () => Promise<A>): Promise<Attempt<A>> => {
	try {
		return { kind: 'saved', answer: await send() };
	} catch (error) {
		const failure = failureOf(error);
		return { kind: failure.status === 409 ? 'behind' : 'refused', failure };
	}
};

/** Access to the edited text, and the calls that save and load it. */
export type SavePort<V extends Editable = Value> = {
	read: () => EditingState<V>;
	apply: (action: EditingAction<V>) => void;
	send: (changed: Values<V>, from: { version: number; cause: SaveCause }) => Promise<SaveAnswer>;
	/** Fetches the stored text. */
	reload: () => Promise<SavedText<V>>;
};

type Attempted<V extends Editable> =
	| { kind: 'saved'; version: number }
	/** The newer version was loaded. */
	| { kind: 'behind'; failure: ApiFailure; sent: Values<V>; version: number }
	| { kind: 'refused'; failure: ApiFailure; sent: Values<V> };

/** `merged`: whose changes of other keys were taken over on the way. */
export type SaveOutcome<V extends Editable = Value> = Attempted<V> & { merged: Meanwhile | null };

const saveOnce = async <V extends Editable>(
	{ read, apply, send, reload }: SavePort<V>,
	cause: SaveCause,
	extra: Values<V>,
): Promise<Attempted<V>> => {
	const { saved, edits } = read();
	const { version } = saved;
	const sent = { ...extra, ...typedIn(edits) };
	const result = await attempt(() => send(sent, { version, cause }));
	if (result.kind === 'saved') {
		apply({ type: 'saved', sent, version: result.answer.version, savedAt: result.answer.saved_at });
		return { kind: 'saved', version: result.answer.version };
	}
	const { failure } = result;
	if (result.kind === 'refused') return { kind: 'refused', failure, sent };
	const reloaded = await attempt(reload);
	if (reloaded.kind !== 'saved') return { kind: 'refused', failure: reloaded.failure, sent };
	const latest = reloaded.answer;
	apply({ type: 'loaded', saved: latest });
	// An unchanged version means that 409 had another reason than a concurrent save.
	if (latest.version === version) return { kind: 'refused', failure, sent };
	return { kind: 'behind', failure, sent, version: latest.version };
};

/**
 * Saves the current edits and `extra`. A failed save keeps the edits. Where somebody else changed other keys, or where
 * the response of an earlier save was lost, the save is repeated on top of the newer version.
 */
export const saveEdits = async <V extends Editable>(
	port: SavePort<V>,
	cause: SaveCause,
	extra: Values<V>,
): Promise<SaveOutcome<V>> => {
	const first = await saveOnce(port, cause, extra);
	const state = port.read();
	if (first.kind !== 'behind' || openConflicts(state).length > 0) return { ...first, merged: null };
	return { ...(await saveOnce(port, cause, extra)), merged: state.meanwhile };
};
