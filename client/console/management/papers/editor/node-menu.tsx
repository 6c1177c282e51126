import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Row } from '#client/ui/layout.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { useEditing, useNameOf } from './editing.ts';
import { type KeyPath, levelOf, type PaperNode } from './nodes.ts';

type MenuProps = { path: KeyPath; node: PaperNode };

/** The actions on a node: edit and delete; while editing, done and delete. */
export const NodeMenu = ({ path, node }: MenuProps) => {
	const { t } = useText();
	const { edit: startEditing, finish, askRemove } = useEditing();
	const nameOf = useNameOf();
	const level = levelOf(path);
	const remove = {
		label: t(`management.editor.remove.${level}`),
		danger: true,
		onSelect: () => askRemove(path, node),
	};
	const edit = {
		label: t('management.editor.edit'),
		onSelect: () => startEditing(path, 'content'),
	};
	return (
		<Row>
			{node.isEditing && (
				<Button
					size="small"
					icon="check"
					label={t('management.editor.doneWith', { name: nameOf(node) })}
					onClick={() => finish(path)}
				>
					{t('management.editor.done')}
				</Button>
			)}
			<Menu
				label={t('management.editor.actionsOf', { name: nameOf(node) })}
				items={node.isEditing ? [remove] : [edit, remove]}
			/>
		</Row>
	);
};
