import { useCallback, useEffect, useState } from 'react';
import { type ApiFailure, failureOf } from '#client/api/failure.ts';
import { reactToWrite } from '#client/api/reactions.ts';
import { useSingle } from '#client/api/use-single.ts';
import { translate } from '#client/app/locale.tsx';
import { useTextMirror } from '#client/editing/draft-storage.ts';
import { notify } from '#client/ui/toast.tsx';
import { useUnsavedChanges } from '#client/ui/unsaved.tsx';
import {
	type Clash,
	clashesOf,
	type Edits,
	editCount,
	noEdits,
	rebased,
	type Stored,
	type Value,
	type Values,
	valueIn,
	withEdit,
	withoutSaved,
} from './edits.ts';

export type SavedText = Stored & { saved_at: string | null; saved_by: string | null };
type SaveAnswer = { version: number; saved_at: string | null };
type Save = (changed: Values, version: number) => Promise<SaveAnswer>;

type EditsOptions = {
	/** Names the text among all that this person edits, such as 'check:1:23'. */
	name: string;
	/** As the query knows it now. */
	server: SavedText;
	save: Save;
	/** Asks the server for the text as it is stored now. */
	reload: () => Promise<SavedText>;
};

/** Somebody else saved first: what both changed, and who it was. */
export type Conflict = { clashes: readonly Clash[]; latest: SavedText };

/**
 * Editing a versioned text. Nothing typed is lost: it is mirrored, guarded, kept when a save fails, and when somebody
 * else saved first both texts are shown and the person chooses.
 */
export const useEdits = ({ name, server, save, reload }: EditsOptions) => {
	const [own, setOwn] = useState<SavedText | null>(null);
	const [touched, setTouched] = useState<Edits | null>(null);
	const [conflict, setConflict] = useState<Conflict | null>(null);
	// Right after a save our own answer is newer than what the query still holds.
	const stored = own && own.version > server.version ? own : server;
	const { restored, drop } = useTextMirror<Edits>(name, touched && editCount(touched) > 0 ? touched : null);
	const edits = touched ?? restored ?? noEdits(stored.version);
	const changes = editCount(edits);
	useUnsavedChanges(changes, 'changes', drop);
	useEffect(() => {
		if (changes === 0) drop();
	}, [changes, drop]);

	const set = useCallback(
		(key: string, value: Value): void =>
			setTouched((before) => withEdit(stored, before ?? restored ?? noEdits(stored.version), key, value)),
		[stored, restored],
	);

	const sendOff = async (from: Edits, base: SavedText, extra: Values): Promise<number> => {
		const changed = Object.fromEntries(Object.entries(from.fields).map(([key, { to }]) => [key, to]));
		const sent = { ...extra, ...changed };
		const version = editCount(from) === 0 ? base.version : from.version;
		const answer = await save(sent, version);
		setOwn({ ...base, ...answer, values: { ...base.values, ...sent } });
		setTouched((now) => withoutSaved(now ?? from, sent, answer.version));
		return answer.version;
	};

	/**
	 * After a refusal: where somebody else saved first, our changes go on top of theirs, and where both changed the same
	 * the person is asked. Null where nothing was saved.
	 */
	const meetOthers = async (refusal: ApiFailure, extra: Values): Promise<number | null> => {
		const latest = await reload();
		if (latest.version === (changes === 0 ? stored.version : edits.version)) throw refusal;
		const clashes = clashesOf(latest, edits);
		if (clashes.length === 0) {
			const onTop = rebased(latest, edits, new Set());
			setTouched(onTop);
			return sendOff(onTop, latest, extra);
		}
		notify.dismiss();
		setConflict({ clashes, latest });
		return null;
	};

	const sendOrMeet = async (extra: Values): Promise<number | null> => {
		try {
			return await sendOff(edits, stored, extra);
		} catch (error) {
			const failure = failureOf(error);
			if (failure.status !== 409) throw failure;
			return meetOthers(failure, extra);
		}
	};

	/** The version that is stored now; null where it was not saved, which was said. */
	const saveNow = async (extra: Values = {}): Promise<number | null> => {
		notify.loading(translate('common.saving'));
		try {
			return await sendOrMeet(extra);
		} catch (error) {
			reactToWrite(error, false);
			return null;
		}
	};

	/** Goes on with what was chosen: `theirs` names the fields in which the other text stays. */
	const resolve = useSingle(async (theirs: ReadonlySet<string>) => {
		if (!conflict) return;
		const { latest } = conflict;
		const onTop = rebased(latest, edits, theirs);
		setTouched(onTop);
		setConflict(null);
		if (editCount(onTop) === 0) return;
		notify.loading(translate('common.saving'));
		try {
			await sendOff(onTop, latest, {});
		} catch (error) {
			reactToWrite(error, false);
		}
	});

	return {
		read: (key: string): Value => valueIn(stored, edits, key),
		set,
		changes,
		isRestored: touched === null && changes > 0,
		/** As it is stored now. */
		version: stored.version,
		savedAt: stored.saved_at,
		saveNow,
		conflict,
		resolve,
		leaveConflict: () => setConflict(null),
	};
};
