import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';

type ConflictProps = {
	/** The server's message: who saved, and when. */
	message: string;
	onOverwrite: () => void;
	onOpenLatest: () => void;
	onClose: () => void;
};

/** After a concurrent save of the draft: overwrite it, or open it. */
export const ConflictDialog = ({ message, onOverwrite, onOpenLatest, onClose }: ConflictProps) => {
	const { t } = useText();
	return (
		<Dialog
			title={t('management.editor.conflict.title')}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>{t('management.editor.conflict.back')}</Button>
					<Button onClick={onOpenLatest}>{t('management.editor.conflict.openLatest')}</Button>
					<Button kind="danger" onClick={onOverwrite}>
						{t('management.editor.conflict.overwrite')}
					</Button>
				</>
			}
		>
			<Stack>
				<p>{message}</p>
				<p>{t('management.editor.conflict.text')}</p>
			</Stack>
		</Dialog>
	);
};
