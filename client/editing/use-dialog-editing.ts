import { useState } from 'react';
import { z } from 'zod';
import { reactToWrite } from '#client/api/reactions.ts';
import { useSingle } from '#client/api/use-single.ts';
import { translate } from '#client/app/locale.tsx';
import { notify } from '#client/ui/toast.tsx';
import type { Clash, Value, Values } from './edits.ts';
import { openConflicts } from './state.ts';
import { type EditingOptions, useEditing } from './use-editing.ts';
import type { Taken } from './versioned-form.ts';

const value: z.ZodType<Value> = z.union([z.string(), z.number(), z.null()]);

/** The conflicting keys, what else was taken over, and who saved first. */
export type DialogConflict = {
	clashes: readonly Clash<Value>[];
	taken: readonly Taken[];
	name: string | null;
	at: string | null;
};

/**
 * Editing that resolves conflicts on save: edits of other keys than those of a concurrent save are saved on top of it;
 * for the same keys a dialog shows both versions to choose from.
 */
export const useDialogEditing = (options: Omit<EditingOptions<Value>, 'value' | 'isReadOnly' | 'showsConflicts'>) => {
	const editing = useEditing({ ...options, value });
	const { state, changes, latest } = editing;
	const [isAsking, setAsking] = useState(false);
	const clashes = openConflicts(state);

	const isInConflict = (): boolean => openConflicts(latest()).length > 0;
	const ask = (): null => {
		notify.dismiss();
		setAsking(true);
		return null;
	};

	/** Returns the saved version; null where the save failed, which is reported. */
	const saveNow = async (extra: Values = {}): Promise<number | null> => {
		if (isInConflict()) return ask();
		notify.loading(translate('common.saving'));
		const outcome = await editing.save(extra);
		if (outcome.kind === 'saved') return outcome.version;
		if (outcome.kind === 'behind' && isInConflict()) return ask();
		reactToWrite(outcome.failure, false);
		return null;
	};

	/** Applies the choices and saves; `theirs` has the keys whose stored value stays. */
	const resolve = useSingle(async (theirs: ReadonlySet<string>) => {
		for (const { key } of clashes) editing.choose(key, theirs.has(key) ? 'theirs' : 'mine');
		setAsking(false);
		if (Object.keys(latest().edits).length > 0) await saveNow();
	});

	const { version, saved_by, saved_at } = state.saved;
	const conflict: DialogConflict | null =
		isAsking && clashes.length > 0 ? { clashes, taken: [], name: saved_by, at: saved_at } : null;

	return {
		read: editing.read,
		set: editing.set,
		changes,
		isRestored: state.isRestored && !state.hasTyped && changes > 0,
		/** The stored version. */
		version,
		savedAt: saved_at,
		saveNow,
		/** Whether a save that nobody asked for is under way. */
		isSaving: editing.isSaving,
		/** Both sides changed the same keys; `saveNow` shows them. */
		hasConflict: clashes.length > 0,
		conflict,
		resolve,
		leaveConflict: (): void => setAsking(false),
	};
};
