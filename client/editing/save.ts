import { type ApiFailure, failureOf } from '#client/api/failure.ts';
import { type Editable, isSame, typedIn, type Value, type Values } from './edits.ts';
import type { EditingAction, EditingState, SavedText } from './state.ts';

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

export type SaveOutcome<V extends Editable = Value> =
	| { kind: 'saved'; version: number }
	/** The newer version was loaded. `isStored`: it holds all that was sent, as after a save whose response was lost. */
	| { kind: 'behind'; failure: ApiFailure; sent: Values<V>; version: number; isStored: boolean }
	| { kind: 'refused'; failure: ApiFailure; sent: Values<V> };

/** Saves the current edits and `extra`. A failed save keeps the edits. */
export const saveEdits = async <V extends Editable>(
	{ read, apply, send, reload }: SavePort<V>,
	cause: SaveCause,
	extra: Values<V>,
): Promise<SaveOutcome<V>> => {
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
	const isStored = Object.entries(sent).every(([key, value]) => isSame(latest.values[key] ?? null, value));
	return { kind: 'behind', failure, sent, version: latest.version, isStored };
};
