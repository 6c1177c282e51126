import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import type { OpenDialog } from './editor-dialogs.tsx';
import { Pane } from './pane.tsx';
import { PaperSearch } from './search-box.tsx';
import { StatementsPanel } from './statements-panel.tsx';
import { PaperTable } from './table/table.tsx';
import type { PaperEditorTools } from './use-paper-editor.ts';

type ContentsProps = { editor: PaperEditorTools; onOpen: (open: OpenDialog) => void };

/** The search, and the statements about the whole paper with the open sub-category, or all questions as a table. */
export const Contents = ({ editor, onOpen }: ContentsProps) => {
	const { t } = useText();
	const { state, isStating, setStating, view } = editor;
	const isTable = view === 'table';
	return (
		<Stack>
			<Row align="ends">
				<PaperSearch nodes={state.nodes} onGo={editor.goToHit} />
				<Row>
					<Button size="small" onClick={() => editor.setView(isTable ? 'cards' : 'table')}>
						{t(isTable ? 'management.editor.table.toCards' : 'management.editor.table.toTable')}
					</Button>
					<Button size="small" kind="text" onClick={() => onOpen({ dialog: 'keys' })}>
						{t('management.editor.keys.title')}
					</Button>
					<Button size="small" onClick={() => onOpen({ dialog: 'preview' })}>
						{t('management.preview.title')}
					</Button>
				</Row>
			</Row>
			{isTable ? (
				<PaperTable nodes={state.nodes} onOpen={editor.openCard} />
			) : (
				<>
					<StatementsPanel statements={state.statements} isOpen={isStating} onToggle={setStating} />
					<Pane nodes={state.nodes} open={state.open} />
				</>
			)}
		</Stack>
	);
};
