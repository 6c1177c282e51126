import type { ReactNode } from 'react';
import { useText } from '#client/app/locale.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmProps = {
	/** Names the thing: "Delete Taro Yamada?" */
	title: string;
	children?: ReactNode;
	/** Says what it does: "Delete member". */
	action: string;
	/** The exit's words, where "Cancel" could be misread. */
	keep?: string;
	danger?: boolean;
	busy?: boolean;
	onConfirm: () => void;
	onClose: () => void;
};

/** Asks before something that cannot be taken back. */
export const ConfirmDialog = ({
	title,
	children,
	action,
	keep,
	danger = false,
	busy = false,
	onConfirm,
	onClose,
}: ConfirmProps) => {
	const { t } = useText();
	return (
		<Dialog
			title={title}
			width="small"
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>{keep ?? t('common.cancel')}</Button>
					<Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
						{action}
					</Button>
				</>
			}
		>
			{children}
		</Dialog>
	);
};
