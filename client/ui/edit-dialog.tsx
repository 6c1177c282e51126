import { type ReactNode, useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { useUnsavedChanges } from './unsaved.tsx';

type EditDialogProps = Omit<DialogProps, 'actions'> & {
	/** Whether closing would lose input. */
	isChanged: boolean;
	/** Disables closing by Esc or cancel. */
	busy?: boolean;
	action: ReactNode;
	/** Label of the cancel button, if "Cancel" could be misread. */
	keep?: string;
};

/** A dialog with input. Esc, cancel, back and reload ask for confirmation if anything was changed. */
export const EditDialog = ({ isChanged, busy = false, action, keep, onClose, ...dialog }: EditDialogProps) => {
	const { t } = useText();
	const [isAsking, setAsking] = useState(false);
	const latestClose = useRef(onClose);
	latestClose.current = onClose;
	const [discard] = useState(() => (): void => latestClose.current());
	useUnsavedChanges(isChanged ? 1 : 0, { onDiscard: discard });
	const close = (): void => {
		if (busy) return;
		if (isChanged) setAsking(true);
		else onClose();
	};
	return (
		<>
			<Dialog
				{...dialog}
				onClose={close}
				actions={
					<>
						<Button disabled={busy} onClick={close}>
							{keep ?? t('common.cancel')}
						</Button>
						{action}
					</>
				}
			/>
			{isAsking && (
				<ConfirmDialog
					title={t('common.unsaved.typedTitle')}
					keep={t('common.unsaved.keepTyping')}
					action={t('common.unsaved.discard')}
					danger
					onConfirm={onClose}
					onClose={() => setAsking(false)}
				>
					<p>{t('common.unsaved.typedLost')}</p>
				</ConfirmDialog>
			)}
		</>
	);
};
