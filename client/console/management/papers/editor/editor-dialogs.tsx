import { useText } from '#client/base/locale.tsx';
import { PreviewDialog } from '#client/console/management/papers/preview/preview-dialog.tsx';
import { leaveWithoutAsking } from '#client/ui/unsaved.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { KeyHelp } from './key-help.tsx';
import { contentsOf, type KeyPath, type PaperNode } from './nodes.ts';
import { PublishDialog, type Published } from './publish-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ReorderDialog } from './reorder-dialog.tsx';
import type { EditorState } from './state.ts';
import { statedIn } from './statements.ts';
import type { PaperEditorTools } from './use-paper-editor.ts';

export type OpenDialog =
	| { dialog: 'none' | 'publish' | 'preview' | 'keys' }
	| { dialog: 'remove'; path: KeyPath; node: PaperNode }
	| { dialog: 'reorder'; parent: KeyPath; nodes: readonly PaperNode[] };

/** The number of the open sub-category, such as '2-3'. */
const openNumber = ({ nodes, open }: EditorState): string => {
	const c = nodes.findIndex(({ key }) => key === open.category);
	const s = nodes[c]?.children.findIndex(({ key }) => key === open.subCategory) ?? -1;
	return `${c + 1}-${s + 1}`;
};

type DialogsProps = {
	isPremium: boolean;
	editor: PaperEditorTools;
	open: OpenDialog;
	published: Published;
	onClose: () => void;
};

/** The dialog that the user has opened. */
export const EditorDialogs = ({ isPremium, editor, open, published, onClose }: DialogsProps) => {
	const { t } = useText();
	const { state } = editor;
	switch (open.dialog) {
		case 'none':
			return null;
		case 'publish':
			return (
				<PublishDialog
					paper={state}
					published={published}
					onPublish={() => void editor.saving.save.run(true)}
					onClose={onClose}
				/>
			);
		case 'preview':
			return (
				<PreviewDialog
					title={t('management.preview.title')}
					paper={{ ...statedIn(state.statements), main_categories: contentsOf(state.nodes, isPremium) }}
					isPremium={isPremium}
					start={openNumber(state)}
					onClose={onClose}
				/>
			);
		case 'keys':
			return <KeyHelp isPremium={isPremium} onClose={onClose} />;
		case 'remove':
			return <RemoveDialog path={open.path} node={open.node} onClose={onClose} />;
		case 'reorder':
			return <ReorderDialog parent={open.parent} nodes={open.nodes} onClose={onClose} />;
	}
};

/** The choice after a concurrent save. */
export const EditorConflict = ({ editor: { saving, draft } }: { editor: PaperEditorTools }) =>
	saving.conflict !== null && (
		<ConflictDialog
			message={saving.conflict}
			onOverwrite={saving.overwrite}
			onOpenLatest={() => {
				draft.drop();
				leaveWithoutAsking(() => location.reload());
			}}
			onClose={saving.closeConflict}
		/>
	);
