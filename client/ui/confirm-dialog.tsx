import { type ReactNode, useId } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmProps = {
	/** Names the record: "Delete Taro Yamada?" */
	title: string;
	children?: ReactNode;
	/** Label of the confirm button: "Delete member". */
	action: string;
	/** Label of the cancel button, if "Cancel" could be misread. */
	keep?: string;
	danger?: boolean;
	busy?: boolean;
	/** `medium` for lists, `large` for longer texts. */
	width?: 'small' | 'medium' | 'large';
	/** Why it cannot be confirmed yet; shown above the buttons. */
	blocked?: string | undefined;
	onConfirm: () => void;
	onClose: () => void;
};

export const ConfirmDialog = ({
	title,
	children,
	action,
	keep,
	danger = false,
	busy = false,
	width = 'small',
	blocked,
	onConfirm,
	onClose,
}: ConfirmProps) => {
	const { t } = useText();
	const blockedId = useId();
	return (
		<Dialog
			title={title}
			width={width}
			onClose={onClose}
			note={blocked && <p id={blockedId}>{blocked}</p>}
			actions={
				<>
					<Button onClick={onClose}>{keep ?? t('common.cancel')}</Button>
					<Button
						kind={danger ? 'danger' : 'primary'}
						busy={busy}
						disabled={blocked !== undefined}
						disabledReasonId={blockedId}
						onClick={onConfirm}
					>
						{action}
					</Button>
				</>
			}
		>
			{children}
		</Dialog>
	);
};
