import { useState } from 'react';
import { reactToWrite } from '#client/api/reactions.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { useLatest } from '#client/editing/use-latest.ts';
import { notify } from '#client/ui/toast.tsx';
import type { Check } from './use-check.ts';
import { type SendingOptions, usePaperSending } from './use-paper-sending.ts';

type SaveOptions = Omit<SendingOptions, 'isSavable'> & { validation: Check; onPublished: () => void };

/** Saves and publishes the paper, shows the outcome, and asks after a concurrent save. */
export const usePaperSave = ({ validation, onPublished, ...options }: SaveOptions) => {
	const { t } = useText();
	const { isSavable, check, accept, refuse } = validation;
	const { savedAt, obstacle, send, overwrite } = usePaperSending({ ...options, isSavable });
	const [isAsking, setAsking] = useState(false);

	/** Returns whether the save succeeded. */
	const submit = async (isPublishing: boolean): Promise<boolean> => {
		notify.loading(t(isPublishing ? 'management.editor.publishing' : 'editing.savingNow'));
		const outcome = await send(isPublishing);
		if (outcome.kind === 'saved') {
			accept();
			if (isPublishing) onPublished();
			return true;
		}
		const { kind, failure } = outcome;
		if (kind === 'behind') {
			notify.dismiss();
			setAsking(true);
		} else if (failure.status === 422) refuse(failure.errors, isPublishing, failure.errors);
		else reactToWrite(failure, false);
		return false;
	};
	const save = useSingle(submit);

	return {
		save,
		saveToGo: useLatest(async () => check(false) && submit(false)),
		savedAt,
		obstacle,
		/** The server's message about the concurrent save, while the user is being asked. */
		conflict: isAsking ? obstacle : null,
		overwrite: (): void => {
			setAsking(false);
			overwrite();
			void save.run(false);
		},
		closeConflict: (): void => setAsking(false),
	};
};
