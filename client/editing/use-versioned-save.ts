import { useRef, useState } from 'react';
import { isLostSignIn } from '#client/api/reactions.ts';
import { failureOf } from '#client/base/failure.ts';
import { useSingle } from '#client/base/use-single.ts';
import { notify } from '#client/ui/toast.tsx';
import type { Values } from './edits.ts';
import { attemptOn } from './save.ts';
import type { SavedText } from './state.ts';
import type { DialogConflict } from './use-dialog-editing.ts';
import { absorbSave, decideClashes, formClashes, hasEdits, openForm, type Taken } from './versioned-form.ts';

export type VersionedSave<B> = {
	/** The stored text when the form opened. */
	server: SavedText;
	/** The values on which the edits of a restored draft are based. */
	from?: Values;
	read: () => Values;
	/** Sets values in the form. */
	show: (values: Values) => void;
	/** Called with the values on which the edits are based from now on. */
	onRebase?: (from: Values) => void;
	save: (body: B, version: number) => Promise<unknown>;
	reload: () => Promise<SavedText>;
	/** Submits the form with its current values. */
	submit: (save: (body: B) => Promise<void>) => Promise<unknown>;
	/** Called after a save, or if there was nothing left to save. */
	done: () => unknown;
};

const report = (error: unknown): void => {
	const failure = failureOf(error);
	if (isLostSignIn(failure)) return;
	// The fields show their errors, so the loading toast is dismissed.
	if (failure.status === 422) notify.dismiss();
	else notify.error(failure.message);
};

/**
 * Saves a form with its version. After a concurrent save, fields that only the other person changed take their value;
 * for fields that both changed, a dialog shows who saved and when, and the user chooses. Nothing typed is lost.
 * Failures of the call are shown here (`handlesFailure`) and thrown for the form.
 */
export const useVersionedSave = <B>(options: VersionedSave<B>) => {
	const latest = useRef(options);
	latest.current = options;
	const [opened] = useState(() => openForm(options.server, options.from));
	const base = useRef(opened);
	const [conflict, setConflict] = useState<DialogConflict | null>(null);

	const rebase = (next: { base: typeof opened; taken: readonly Taken[] }): void => {
		base.current = next.base;
		latest.current.show(Object.fromEntries(next.taken.map(({ key, theirs }) => [key, theirs])));
		latest.current.onRebase?.(next.base.from);
	};
	const clashesNow = () => formClashes(base.current, latest.current.read());
	const ask = (taken: readonly Taken[]): void => {
		const { saved_by: name, saved_at: at } = base.current.saved;
		notify.dismiss();
		setConflict({ clashes: clashesNow(), taken, name, at });
	};

	const trySave = async (body: B): Promise<unknown> => {
		if (clashesNow().length > 0) return ask([]);
		const { version } = base.current.saved;
		const { save, reload } = latest.current;
		const result = await attemptOn(version, () => save(body, version), reload);
		if (result.kind === 'saved') return latest.current.done();
		if (result.kind === 'refused') throw result.failure;
		const next = absorbSave(base.current, latest.current.read(), result.latest);
		rebase(next);
		if (next.taken.length > 0 || clashesNow().length > 0) return ask(next.taken);
		return trySave(body);
	};

	const save = async (body: B): Promise<void> => {
		try {
			await trySave(body);
		} catch (error) {
			report(error);
			throw error;
		}
	};

	/** Applies the choices and saves. `theirs`: the fields whose stored value is kept. */
	const resolve = useSingle(async (theirs: ReadonlySet<string>) => {
		rebase(decideClashes(base.current, conflict?.clashes ?? [], theirs));
		setConflict(null);
		const { read, submit, done } = latest.current;
		await (hasEdits(base.current, read()) ? submit(save) : done());
	});

	return { save, conflict, resolve, leaveConflict: (): void => setConflict(null) };
};

export type VersionedSaving = Pick<
	ReturnType<typeof useVersionedSave<never>>,
	'conflict' | 'resolve' | 'leaveConflict'
>;
