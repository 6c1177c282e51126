import { useState } from 'react';
import { isLostSignIn, reactToWrite } from '#client/api/reactions.ts';
import type { ApiFailure } from '#client/base/failure.ts';
import { translate } from '#client/base/locale.tsx';
import { isText } from '#client/base/shape.ts';
import { useSingle } from '#client/base/use-single.ts';
import { notify } from '#client/ui/toast.tsx';
import type { Clash, Value, Values } from './edits.ts';
import type { SaveOutcome } from './save.ts';
import type { LastSave, SaveFacts } from './save-facts.ts';
import { saveStateOf } from './save-state.ts';
import { type EditingState, openConflicts } from './state.ts';
import { type EditingOptions, useEditing } from './use-editing.ts';
import type { Taken } from './versioned-form.ts';

const isValue = (stored: unknown): stored is Value => stored === null || isText(stored) || Number.isFinite(stored);

/** The conflicting keys, the other changes that were taken over, and who saved first. */
export type DialogConflict = {
	clashes: readonly Clash<Value>[];
	taken: readonly Taken[];
	name: string | null;
	at: string | null;
};

type DialogEditingOptions = Omit<EditingOptions<Value>, 'isValue' | 'showsConflicts'> & {
	/** Enables autosave while it returns true: when the server would accept the text. */
	autosaveWhen?: (state: EditingState<Value>) => boolean;
	/** Whether the server records decisions: then one for the stored values, which leaves nothing to save, is sent too. */
	sendsDecisions?: boolean;
};

/**
 * Editing with conflicts resolved in a dialog. If a concurrent save changed other keys, the edits are saved on top of
 * it; for the same keys the dialog offers both versions. An autosave never opens the dialog: the save bar announces the
 * conflict and opens it.
 */
export const useDialogEditing = ({ autosaveWhen, sendsDecisions = false, ...options }: DialogEditingOptions) => {
	const [failure, setFailure] = useState<ApiFailure | null>(null);
	const [lastSave, setLastSave] = useState<LastSave | null>(null);
	const [isSavingNow, setSavingNow] = useState(false);
	const editing = useEditing<Value>({
		...options,
		isValue,
		...(autosaveWhen
			? { autosave: { isAllowed: autosaveWhen, onOutcome: (outcome) => takeOutcome(outcome, false) } }
			: {}),
	});
	const { state, changes, latest } = editing;
	const [isAsking, setAsking] = useState(false);
	const clashes = openConflicts(state);

	const isInConflict = (): boolean => openConflicts(latest()).length > 0;

	const takeOutcome = (outcome: SaveOutcome, isAsked: boolean): void => {
		if (outcome.kind === 'saved') {
			setLastSave({ isAsked, mergedName: outcome.merged?.name ?? null });
			return setFailure(null);
		}
		if (isLostSignIn(outcome.failure)) return reactToWrite(outcome.failure, true);
		setFailure(isInConflict() ? null : outcome.failure);
	};

	const ask = (): null => {
		notify.dismiss();
		setAsking(true);
		return null;
	};

	/** Returns the saved version; null if the save failed, which has been shown. */
	const saveNow = async (extra: Values = {}): Promise<number | null> => {
		if (isInConflict()) return ask();
		notify.loading(translate('editing.savingNow'));
		setSavingNow(true);
		const outcome = await editing.save(extra);
		setSavingNow(false);
		takeOutcome(outcome, true);
		if (outcome.kind === 'saved') return outcome.version;
		if (outcome.kind === 'behind' && isInConflict()) return ask();
		// The save bar shows the failure; a toast would repeat it.
		if (autosaveWhen) notify.dismiss();
		else if (!isLostSignIn(outcome.failure)) reactToWrite(outcome.failure, false);
		return null;
	};

	/** Applies the choices and saves. `theirs`: the keys whose stored value is kept. */
	const resolve = useSingle(async (theirs: ReadonlySet<string>) => {
		for (const { key } of clashes) editing.choose(key, theirs.has(key) ? 'theirs' : 'mine');
		setAsking(false);
		if (sendsDecisions || Object.keys(latest().edits).length > 0) await saveNow();
	});

	const { version, saved_by, saved_at } = state.saved;
	const conflict: DialogConflict | null =
		isAsking && clashes.length > 0 ? { clashes, taken: [], name: saved_by, at: saved_at } : null;
	const facts: SaveFacts = {
		state: saveStateOf({
			changes,
			hasConflict: clashes.length > 0,
			hasFailed: failure !== null && changes > 0,
			isSaving: editing.isSaving || isSavingNow,
		}),
		changes,
		savedAt: saved_at,
		lastSave,
		failure,
		onSave: () => void saveNow(),
	};

	return {
		read: editing.read,
		set: editing.set,
		changes,
		isRestored: state.isRestored && !state.hasTyped && changes > 0,
		version,
		savedAt: saved_at,
		saveNow,
		/** Whether an autosave is running. */
		isSaving: editing.isSaving,
		/** Whether both sides changed the same keys; `saveNow` opens the dialog. */
		hasConflict: clashes.length > 0,
		/** The state that the save bar shows. */
		facts,
		conflict,
		resolve,
		leaveConflict: (): void => setAsking(false),
	};
};

export type DialogEditing = ReturnType<typeof useDialogEditing>;
