import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import { type Editable, typedIn, type Value, type Values } from './edits.ts';
import { type EditingAction, type EditingState, type Meanwhile, openConflicts, type SavedText } from './state.ts';

/** Saving with optimistic locking: each save sends its base version, and 409 means that there is a newer one. */

/** What triggered a save: the user, a timer after typing, or leaving the screen. */
export type SaveCause = 'person' | 'timer' | 'leave';

export type SaveAnswer = { version: number; saved_at: string | null };

type Attempt<A> = { kind: 'saved'; answer: A } | { kind: 'refused'; failure: ApiFailure };

/** Sends once; returns a failure as part of the result. */
export const attempt = async <A>(send: () => Promise<A>): Promise<Attempt<A>> => {
	try {
		return { kind: 'saved', answer: await send() };
	} catch (error) {
		return { kind: 'refused', failure: failureOf(error) };
	}
};

/** `behind`: there was a concurrent save, whose text is `latest`. */
export type VersionedAttempt<A, S> = Attempt<A> | { kind: 'behind'; failure: ApiFailure; latest: S };

/** Saves once, based on `version`; failures are part of the result. After a 409 it loads the stored text. */
export const attemptOn = async <A, S extends { version: number }>(
	version: number,
	send: () => Promise<A>,
	reload: () => Promise<S>,
): Promise<VersionedAttempt<A, S>> => {
	const sent = await attempt(send);
	if (sent.kind === 'saved' || sent.failure.status !== 409) return sent;
	const reloaded = await attempt(reload);
	if (reloaded.kind === 'refused') return reloaded;
	// If the version is unchanged, the 409 had another reason than a concurrent save.
	if (reloaded.answer.version === version) return sent;
	return { kind: 'behind', failure: sent.failure, latest: reloaded.answer };
};

/** The edited text, and the calls that save and load it. */
export type SavePort<V extends Editable = Value> = {
	read: () => EditingState<V>;
	apply: (action: EditingAction<V>) => void;
	/** `hasDecided`: the user chose between own and concurrent changes since the last save. */
	send: (changed: Values<V>, from: { version: number; cause: SaveCause; hasDecided: boolean }) => Promise<SaveAnswer>;
	/** Fetches the stored text. */
	reload: () => Promise<SavedText<V>>;
};

type Attempted<V extends Editable> =
	| { kind: 'saved'; version: number }
	/** The newer version was loaded. */
	| { kind: 'behind'; failure: ApiFailure; sent: Values<V>; version: number }
	| { kind: 'refused'; failure: ApiFailure; sent: Values<V> };

/** `merged`: whose changes of other keys were taken over before the save succeeded. */
export type SaveOutcome<V extends Editable = Value> = Attempted<V> & { merged: Meanwhile | null };

const saveOnce = async <V extends Editable>(
	{ read, apply, send, reload }: SavePort<V>,
	cause: SaveCause,
	extra: Values<V>,
): Promise<Attempted<V>> => {
	const { saved, edits, decided } = read();
	const { version } = saved;
	const hasDecided = Object.keys(decided).length > 0;
	const sent = { ...extra, ...typedIn(edits) };
	const load = async (): Promise<SavedText<V>> => {
		const latest = await reload();
		apply({ type: 'loaded', saved: latest });
		return latest;
	};
	const result = await attemptOn(version, () => send(sent, { version, cause, hasDecided }), load);
	if (result.kind === 'saved') {
		apply({ type: 'saved', sent, version: result.answer.version, savedAt: result.answer.saved_at });
		return { kind: 'saved', version: result.answer.version };
	}
	const { kind, failure } = result;
	return kind === 'behind' ? { kind, failure, sent, version: result.latest.version } : { kind, failure, sent };
};

/**
 * Saves the current edits and `extra`. A failed save keeps the edits. If somebody else changed other keys, or the
 * response of an earlier save was lost, it is repeated on top of the newer version.
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
