import { useMemo, useRef, useState } from 'react';
import { isLostSignIn, reactToWrite } from '#client/api/reactions.ts';
import { type ApiFailure, failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import type { SaveOutcome } from '#client/editing/save.ts';
import { saveStateOf } from '#client/editing/save-state.ts';
import { conflictsOf, type Meanwhile, openConflicts } from '#client/editing/state.ts';
import { useEditing } from '#client/editing/use-editing.ts';
import { notify } from '#client/ui/toast.tsx';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';
import { type Answers, type AnswerValue, answerValue, isTooLong, NO_ANSWER, savedTextOf } from './answers.ts';
import { useSheetCalls } from './use-sheet-calls.ts';

type Step = { step: 'save' | 'complete' | 'completeAfterSave' } | { step: 'accept'; ids: readonly number[] };

/** A failed step; shown in the bar until it succeeds. */
export type SheetFailure = Step & {
	/** Whether the person asked for it. */
	isAsked: boolean;
	failure: ApiFailure;
};

const UNDER_WAY = {
	save: 'company.sheet.saving',
	complete: 'company.sheet.completing',
	accept: 'company.suggestions.using',
} as const;
type Work = keyof typeof UNDER_WAY;

/** Unsaved answers of an assessment that was submitted meanwhile: read-only, so that they can be copied. */
export type TooLate = { message: string; typed: Answers };

/** The last save of this visit, and whose changes it took over. */
export type LastSave = { isAsked: boolean; merged: Meanwhile | null };

/** The state of an answer sheet: edits, draft storage, saving and completing. */
export const useSheet = (sheet: AnsweredSubCategory) => {
	const { t } = useText();
	const calls = useSheetCalls(sheet.id);
	const [failure, setFailure] = useState<SheetFailure | null>(null);
	const [tooLate, setTooLate] = useState<TooLate | null>(null);
	const [working, setWorking] = useState<Work | null>(null);
	const [lastSave, setLastSave] = useState<LastSave | null>(null);
	// The stored version whose conflicts the page shows: those of a save that nobody asked for wait in the bar.
	const [shownVersion, showVersion] = useState(sheet.version);
	const isWorking = useRef(false);
	const isSubmitted = useRef(false);
	isSubmitted.current = sheet.is_submitted;

	const reload = async () => {
		const latest = await calls.reload();
		isSubmitted.current = latest.is_submitted;
		return savedTextOf(latest);
	};

	const clearSaveFailure = (): void => setFailure((known) => (known?.step === 'save' ? null : known));

	/** Returns the version to continue from; null where the edits are not saved. */
	const takeOutcome = (outcome: SaveOutcome<AnswerValue>, isAsked: boolean): number | null => {
		if (outcome.kind === 'saved') {
			setLastSave({ isAsked, merged: outcome.merged });
			clearSaveFailure();
			return outcome.version;
		}
		const { failure: refusal, sent } = outcome;
		if (isLostSignIn(refusal)) {
			reactToWrite(refusal, true);
			return null;
		}
		if (isAsked) notify.dismiss();
		if (isSubmitted.current) setTooLate({ message: refusal.message, typed: sent });
		else if (openConflicts(latest()).length === 0)
			// A retry that fails too is the same failure as before.
			setFailure((known) => ({ step: 'save', isAsked: isAsked || (known?.isAsked ?? false), failure: refusal }));
		else {
			clearSaveFailure();
			if (isAsked) showVersion(latest().saved.version);
		}
		return null;
	};

	const editing = useEditing<AnswerValue>({
		name: `sheet:${sheet.id}`,
		value: answerValue,
		server: useMemo(() => savedTextOf(sheet), [sheet]),
		isReadOnly: sheet.is_submitted,
		showsConflicts: ({ saved }) => saved.version === shownVersion,
		autosave: {
			isAllowed: ({ edits }) =>
				!isWorking.current && !isSubmitted.current && !Object.values(edits).some(({ to }) => isTooLong(to.note)),
			onOutcome: (outcome) => void takeOutcome(outcome, false),
		},
		save: calls.save,
		reload,
	});
	const { state, latest } = editing;
	const changed = useMemo(() => Object.keys(state.edits).map(Number), [state.edits]);
	const isUndecided = openConflicts(state).length > 0;

	const saveChanges = async (): Promise<number | null> => takeOutcome(await editing.save(), true);

	const withProgress = async <T>(step: Work, work: () => Promise<T>): Promise<T> => {
		isWorking.current = true;
		setWorking(step);
		setFailure(null);
		notify.loading(t(UNDER_WAY[step]));
		try {
			return await work();
		} finally {
			isWorking.current = false;
			setWorking(null);
		}
	};

	/** Does what has to be based on everything that was typed: saves that first. Returns whether it was done. */
	const onSaved = async (
		act: (version: number) => Promise<void>,
		failedStep: (hasSaved: boolean) => Step,
	): Promise<boolean> => {
		const { saved, edits } = latest();
		const hasChanges = Object.keys(edits).length > 0;
		const from = hasChanges ? await saveChanges() : saved.version;
		if (from === null) return false;
		try {
			await act(from);
			return true;
		} catch (error) {
			const refused = failureOf(error);
			if (isLostSignIn(refused)) return false;
			notify.dismiss();
			setFailure({ ...failedStep(hasChanges), isAsked: true, failure: refused });
			if (refused.status === 409) await calls.reload().catch(() => {});
			return false;
		}
	};

	const markAsCompleted = () =>
		withProgress('complete', async () => {
			const isDone = await onSaved(calls.complete, (hasSaved) => ({
				step: hasSaved ? 'completeAfterSave' : 'complete',
			}));
			if (isDone) await calls.refresh();
		});

	/** Takes over what is offered for these questions; returns whether it is stored. */
	const acceptSuggestions = (ids: readonly number[]): Promise<boolean> =>
		withProgress('accept', async () => {
			const isDone = await onSaved(
				(version) => calls.accept(ids, version),
				() => ({ step: 'accept', ids }),
			);
			if (isDone) setLastSave({ isAsked: true, merged: null });
			return isDone;
		});

	return {
		answerOf: (id: number): AnswerValue => editing.read(String(id)) ?? NO_ANSWER,
		type: (id: number, value: AnswerValue): void => editing.set(String(id), value),
		changed,
		conflicts: conflictsOf(state),
		choose: editing.choose,
		isUndecided,
		meanwhile: state.meanwhile,
		/** Whether the page shows the conflicts; else the bar offers to. */
		showsConflicts: state.saved.version === shownVersion,
		showConflicts: (): void => showVersion(latest().saved.version),
		isRestored: state.isRestored,
		discardRestored: editing.discard,
		failure,
		tooLate,
		working,
		lastSave,
		saveState: saveStateOf({
			changes: changed.length,
			hasConflict: isUndecided,
			hasFailed: failure?.step === 'save',
			isSaving: editing.isSaving || working === 'save',
		}),
		saveDraft: () => withProgress('save', saveChanges),
		markAsCompleted,
		acceptSuggestions,
	};
};

export type SheetTools = ReturnType<typeof useSheet>;
