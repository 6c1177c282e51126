import { isLostSignIn } from '#client/api/reactions.ts';
import { failureOf } from '#client/base/failure.ts';
import { notify } from '#client/ui/toast.tsx';
import type { SheetCalls } from './use-sheet-calls.ts';
import type { SheetEditing } from './use-sheet-editing.ts';
import type { SheetFailures, Step } from './use-sheet-failure.ts';
import type { SheetWork } from './use-work.ts';

type Context = { calls: SheetCalls; failures: SheetFailures; work: SheetWork; sheetEditing: SheetEditing };

/** The actions on the whole sheet: save, complete, accept suggestions. */
export const useSheetSteps = ({ calls, failures, work, sheetEditing }: Context) => {
	const { editing, save, setLastSave } = sheetEditing;

	const run: SheetWork['run'] = (kind, task) => {
		failures.clear();
		return work.run(kind, task);
	};

	/** Saves all edits, then calls `act` with the saved version. Returns whether both succeeded. */
	const onSaved = async (
		act: (version: number) => Promise<void>,
		failedStep: (hasSaved: boolean) => Step,
	): Promise<boolean> => {
		const { saved, edits } = editing.latest();
		const hasChanges = Object.keys(edits).length > 0;
		const version = hasChanges ? await save() : saved.version;
		if (version === null) return false;
		try {
			await act(version);
			return true;
		} catch (error) {
			const failure = failureOf(error);
			if (isLostSignIn(failure)) return false;
			notify.dismiss();
			failures.setStep(failedStep(hasChanges), failure);
			if (failure.status === 409) await calls.reload().catch(() => {});
			return false;
		}
	};

	return {
		saveDraft: () => run('save', save),
		/** Returns whether the sheet is completed. */
		markAsCompleted: (): Promise<boolean> =>
			run('complete', async () => {
				const isDone = await onSaved(calls.complete, (hasSaved) => ({
					step: hasSaved ? 'completeAfterSave' : 'complete',
				}));
				if (isDone) await calls.refresh();
				return isDone;
			}),
		/** Accepts the suggested answers of these questions; returns whether they are stored. */
		acceptSuggestions: (ids: readonly number[]): Promise<boolean> =>
			run('accept', async () => {
				const isDone = await onSaved(
					(version) => calls.accept(ids, version),
					() => ({ step: 'accept', ids }),
				);
				if (isDone) setLastSave({ isAsked: true, merged: null });
				return isDone;
			}),
	};
};
