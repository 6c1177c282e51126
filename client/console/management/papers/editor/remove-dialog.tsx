import { useText } from '#client/base/locale.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useNameOf } from './editing.ts';
import { type KeyPath, levelOf, type PaperNode } from './nodes.ts';

type RemoveProps = { path: KeyPath; node: PaperNode; onRemove: () => void; onClose: () => void };

/** Confirms that a node is deleted with all that is in it. */
export const RemoveDialog = ({ path, node, onRemove, onClose }: RemoveProps) => {
	const { t } = useText();
	const nameOf = useNameOf();
	return (
		<ConfirmDialog
			title={t('management.editor.removeTitle', { name: nameOf(node) })}
			action={t(`management.editor.remove.${levelOf(path)}`)}
			danger
			onConfirm={onRemove}
			onClose={onClose}
		>
			<p>{t('management.editor.removeText')}</p>
		</ConfirmDialog>
	);
};
