import { useMemo, useRef, useState } from 'react';
import { isLostSignIn, reactToWrite } from '#client/api/reactions.ts';
import type { ApiFailure } from '#client/base/failure.ts';
import type { SaveOutcome } from '#client/editing/save.ts';
import { type Meanwhile, openConflicts } from '#client/editing/state.ts';
import { useEditing } from '#client/editing/use-editing.ts';
import { notify } from '#client/ui/toast.tsx';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';
import { type Answers, type AnswerValue, isAnswerValue, isTooLong, savedTextOf } from './answers.ts';
import type { SheetCalls } from './use-sheet-calls.ts';
import type { SheetFailures } from './use-sheet-failure.ts';
import type { SheetWork } from './use-work.ts';

/** Answers that were still unsaved when somebody submitted the assessment; shown read-only, to copy. */
type TooLate = { message: string; typed: Answers };

/**
 * The last save since the screen was opened. `isAsked` is true if the user saved, not autosave; `merged` says whose
 * concurrent changes it took over.
 */
type LastSave = { isAsked: boolean; merged: Meanwhile | null };

type Context = { calls: SheetCalls; failures: SheetFailures; work: SheetWork };

/** The unsaved answers, with draft storage, autosave and the outcome of each save. */
export const useSheetEditing = (sheet: AnsweredSubCategory, { calls, failures, work }: Context) => {
	const [tooLate, setTooLate] = useState<TooLate | null>(null);
	const [lastSave, setLastSave] = useState<LastSave | null>(null);
	// The page shows the conflicts of this version. Conflicts found by an autosave are first announced in the save bar.
	const [shownVersion, showVersion] = useState(sheet.version);
	const isSubmitted = useRef(false);
	isSubmitted.current = sheet.is_submitted;

	const reload = async () => {
		const stored = await calls.reload();
		isSubmitted.current = stored.is_submitted;
		return savedTextOf(stored);
	};

	const takeFailure = (failure: ApiFailure, sent: Answers, isAsked: boolean): void => {
		if (isLostSignIn(failure)) return reactToWrite(failure, true);
		if (isAsked) notify.dismiss();
		if (isSubmitted.current) return setTooLate({ message: failure.message, typed: sent });
		const current = editing.latest();
		if (openConflicts(current).length === 0) return failures.setSave(failure, isAsked);
		failures.clearSave();
		if (isAsked) showVersion(current.saved.version);
	};

	/** Returns the version to continue from; null if the save failed. */
	const takeOutcome = (outcome: SaveOutcome<AnswerValue>, isAsked: boolean): number | null => {
		if (outcome.kind !== 'saved') {
			takeFailure(outcome.failure, outcome.sent, isAsked);
			return null;
		}
		setLastSave({ isAsked, merged: outcome.merged });
		failures.clearSave();
		return outcome.version;
	};

	const editing = useEditing<AnswerValue>({
		name: `sheet:${sheet.id}`,
		isValue: isAnswerValue,
		server: useMemo(() => savedTextOf(sheet), [sheet]),
		isReadOnly: sheet.is_submitted,
		showsConflicts: ({ saved }) => saved.version === shownVersion,
		autosave: {
			isAllowed: ({ edits }) =>
				!work.isWorking() && !isSubmitted.current && !Object.values(edits).some(({ to }) => isTooLong(to.note)),
			onOutcome: (outcome) => void takeOutcome(outcome, false),
		},
		save: calls.save,
		reload,
	});

	return {
		editing,
		tooLate,
		lastSave,
		setLastSave,
		showsConflicts: editing.state.saved.version === shownVersion,
		showConflicts: (): void => showVersion(editing.latest().saved.version),
		/** Saves on the user's request. Returns the version to continue from; null if it failed. */
		save: async (): Promise<number | null> => takeOutcome(await editing.save(), true),
	};
};

export type SheetEditing = ReturnType<typeof useSheetEditing>;
