import { useState } from 'react';
import type { ApiFailure } from '#client/base/failure.ts';

/** A step that can fail. `completeAfterSave`: the answers were saved, but the sheet was not completed. */
export type Step = { step: 'save' | 'complete' | 'completeAfterSave' } | { step: 'accept'; ids: readonly number[] };

/** A failed step; the save bar shows it until the step succeeds. */
export type SheetFailure = Step & {
	/** Whether the user asked for the step; false for autosave. */
	isAsked: boolean;
	failure: ApiFailure;
};

export const useSheetFailure = () => {
	const [failure, setFailure] = useState<SheetFailure | null>(null);
	return {
		failure,
		clear: (): void => setFailure(null),
		clearSave: (): void => setFailure((known) => (known?.step === 'save' ? null : known)),
		setSave: (refusal: ApiFailure, isAsked: boolean): void =>
			// When a retry of a step that the user asked for fails, it still counts as asked for.
			setFailure((known) => ({ step: 'save', isAsked: isAsked || (known?.isAsked ?? false), failure: refusal })),
		setStep: (step: Step, refusal: ApiFailure): void => setFailure({ ...step, isAsked: true, failure: refusal }),
	};
};

export type SheetFailures = ReturnType<typeof useSheetFailure>;
