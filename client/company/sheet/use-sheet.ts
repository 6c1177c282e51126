import { useMemo } from 'react';
import { saveStateOf } from '#client/editing/save-state.ts';
import { conflictsOf, openConflicts } from '#client/editing/state.ts';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';
import { type AnswerValue, NO_ANSWER } from './answers.ts';
import { useSheetCalls } from './use-sheet-calls.ts';
import { useSheetEditing } from './use-sheet-editing.ts';
import { useSheetFailure } from './use-sheet-failure.ts';
import { useSheetSteps } from './use-sheet-steps.ts';
import { useWork } from './use-work.ts';

/** All state of an answer sheet: edits, draft storage, saving and completing. */
export const useSheet = (sheet: AnsweredSubCategory) => {
	const calls = useSheetCalls(sheet.id);
	const failures = useSheetFailure();
	const work = useWork();
	const sheetEditing = useSheetEditing(sheet, { calls, failures, work });
	const steps = useSheetSteps({ calls, failures, work, sheetEditing });
	const { editing, tooLate, lastSave, showsConflicts, showConflicts } = sheetEditing;
	const { state } = editing;
	const { failure } = failures;
	const { working } = work;
	const changed = useMemo(() => Object.keys(state.edits).map(Number), [state.edits]);
	const isUndecided = openConflicts(state).length > 0;

	return {
		answerOf: (id: number): AnswerValue => editing.read(String(id)) ?? NO_ANSWER,
		type: (id: number, value: AnswerValue): void => editing.set(String(id), value),
		changed,
		conflicts: conflictsOf(state),
		choose: editing.choose,
		isUndecided,
		meanwhile: state.meanwhile,
		/** Whether the page shows the conflicts; otherwise the save bar announces them. */
		showsConflicts,
		showConflicts,
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
		...steps,
	};
};

export type SheetTools = ReturnType<typeof useSheet>;
