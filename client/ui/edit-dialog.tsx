import { type ReactNode, useRef, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { useUnsavedChanges } from './unsaved.tsx';

type EditDialogProps = Omit<DialogProps, 'actions'> & {
	/** Whether something was typed or chosen that closing would lose. */
	isChanged: boolean;
	/** Neither Esc nor cancel closes meanwhile. */
	busy?: boolean;
	/** The button that saves. */
	action: ReactNode;
	/** The label of the cancel button, where "Cancel" could be misread. */
	keep?: string;
};

/**
 * A dialog in which something is typed or chosen. Esc, cancel, back and reload ask before they lose it, and only if
 * something was really changed.
 */
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
