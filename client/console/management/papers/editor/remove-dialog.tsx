import { useText } from '#client/base/locale.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useEditing, useNameOf } from './editing.ts';
import { type KeyPath, levelOf, type PaperNode } from './nodes.ts';

type RemoveProps = { path: KeyPath; node: PaperNode; onClose: () => void };

/** Confirms deleting a node with its descendants. */
export const RemoveDialog = ({ path, node, onClose }: RemoveProps) => {
	const { t } = useText();
	const { dispatch } = useEditing();
	const nameOf = useNameOf();
	const remove = (): void => {
		dispatch({ type: 'remove', path });
		onClose();
	};
	return (
		<ConfirmDialog
			title={t('management.editor.removeTitle', { name: nameOf(node) })}
			action={t(`management.editor.remove.${levelOf(path)}`)}
			danger
			onConfirm={remove}
			onClose={onClose}
		>
			<p>{t('management.editor.removeText')}</p>
		</ConfirmDialog>
	);
};
