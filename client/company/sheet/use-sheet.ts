import { useMemo, useRef, useState } from 'react';
import { failureOf } from '#client/api/failure.ts';
import { isLostSignIn, reactToWrite } from '#client/api/reactions.ts';
import { useText } from '#client/app/locale.tsx';
import { conflictsOf, openConflicts } from '#client/editing/state.ts';
import { useEditing } from '#client/editing/use-editing.ts';
import { notify } from '#client/ui/toast.tsx';
import type { AnsweredSubCategory } from '#shared/assessment/answering.ts';
import { type Answers, type AnswerValue, answerValue, NO_ANSWER, savedTextOf } from './answers.ts';
import { useSheetCalls } from './use-sheet-calls.ts';

/** A failed step; shown on the page until it succeeds. */
export type SheetFailure = { step: 'save' | 'complete' | 'completeAfterSave'; message: string };

/** Unsaved answers of an assessment that was submitted meanwhile: read-only, so that they can be copied. */
export type TooLate = { message: string; typed: Answers };

/** The state of an answer sheet: edits, draft storage, saving and completing. */
export const useSheet = (sheet: AnsweredSubCategory) => {
	const { t } = useText();
	const calls = useSheetCalls(sheet.id);
	const [failure, setFailure] = useState<SheetFailure | null>(null);
	const [tooLate, setTooLate] = useState<TooLate | null>(null);
	const [working, setWorking] = useState<'save' | 'complete' | null>(null);
	const isSubmitted = useRef(false);
	isSubmitted.current = sheet.is_submitted;

	const reload = async () => {
		const latest = await calls.reload();
		isSubmitted.current = latest.is_submitted;
		return savedTextOf(latest);
	};
	const editing = useEditing<AnswerValue>({
		name: `sheet:${sheet.id}`,
		value: answerValue,
		server: useMemo(() => savedTextOf(sheet), [sheet]),
		isReadOnly: sheet.is_submitted,
		showsConflicts: true,
		save: calls.save,
		reload,
	});
	const { state, latest } = editing;
	const changed = useMemo(() => Object.keys(state.edits).map(Number), [state.edits]);

	/** Saves the edits. Returns the version to continue from; null where the save failed. */
	const saveChanges = async (): Promise<number | null> => {
		const outcome = await editing.save('person');
		if (outcome.kind === 'saved') return outcome.version;
		if (isLostSignIn(outcome.failure)) {
			reactToWrite(outcome.failure, true);
			return null;
		}
		notify.dismiss();
		const { message } = outcome.failure;
		if (isSubmitted.current) setTooLate({ message, typed: outcome.sent });
		else if (outcome.kind === 'refused') setFailure({ step: 'save', message });
		else if (outcome.isStored) return outcome.version;
		return null;
	};

	const withProgress = async (step: 'save' | 'complete', work: () => Promise<unknown>): Promise<void> => {
		setWorking(step);
		setFailure(null);
		notify.loading(t(step === 'save' ? 'company.sheet.saving' : 'company.sheet.completing'));
		try {
			await work();
		} finally {
			setWorking(null);
		}
	};

	const markAsCompleted = () =>
		withProgress('complete', async () => {
			const { saved, edits } = latest();
			const hasChanges = Object.keys(edits).length > 0;
			const from = hasChanges ? await saveChanges() : saved.version;
			if (from === null) return;
			try {
				await calls.complete(from);
			} catch (error) {
				const refused = failureOf(error);
				if (isLostSignIn(refused)) return;
				notify.dismiss();
				setFailure({ step: hasChanges ? 'completeAfterSave' : 'complete', message: refused.message });
				if (refused.status === 409) await calls.reload().catch(() => {});
				return;
			}
			await calls.refresh();
		});

	return {
		answerOf: (id: number): AnswerValue => editing.read(String(id)) ?? NO_ANSWER,
		type: (id: number, value: AnswerValue): void => editing.set(String(id), value),
		changed,
		conflicts: conflictsOf(state),
		choose: editing.choose,
		isUndecided: openConflicts(state).length > 0,
		meanwhile: state.meanwhile,
		isRestored: state.isRestored,
		discardRestored: editing.discard,
		failure,
		tooLate,
		working,
		saveDraft: () => withProgress('save', saveChanges),
		markAsCompleted,
	};
};

export type SheetTools = ReturnType<typeof useSheet>;
