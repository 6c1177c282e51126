import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import type { OpenDialog } from './editor-dialogs.tsx';
import { Pane } from './pane.tsx';
import { StatementsPanel } from './statements-panel.tsx';
import type { PaperEditorTools } from './use-paper-editor.ts';

type ContentsProps = { editor: PaperEditorTools; onOpen: (open: OpenDialog) => void };

/** The statements about the whole paper, and the open sub-category. */
export const Contents = ({ editor, onOpen }: ContentsProps) => {
	const { t } = useText();
	const { state, isStating, setStating } = editor;
	return (
		<Stack>
			<Row align="right">
				<Button size="small" kind="text" onClick={() => onOpen({ dialog: 'keys' })}>
					{t('management.editor.keys.title')}
				</Button>
				<Button size="small" onClick={() => onOpen({ dialog: 'preview' })}>
					{t('management.preview.title')}
				</Button>
			</Row>
			<StatementsPanel statements={state.statements} isOpen={isStating} onToggle={setStating} />
			<Pane nodes={state.nodes} open={state.open} />
		</Stack>
	);
};
