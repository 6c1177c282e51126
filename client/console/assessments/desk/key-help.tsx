import { useText } from '#client/base/locale.tsx';
import { searchKeys } from '#client/console/shell/shortcut.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { KeyTable } from '#client/ui/key-table.tsx';
import { Stack } from '#client/ui/layout.tsx';

const KEYS = [
	['Ctrl+Enter', 'next'],
	['Ctrl+Shift+Enter', 'previous'],
	['Alt+↓', 'next'],
	['Alt+↑', 'previous'],
	['Alt+B', 'draft'],
	['Alt+M', 'memos'],
	['Alt+L', 'former'],
	['Alt+P', 'phrases'],
	['Alt+O', 'documents'],
	['d', 'documentsOutside'],
	['Ctrl+S', 'save'],
	['Ctrl+Z', 'undo'],
	['?', 'help'],
] as const;

/** The keyboard shortcuts of the desk. */
export const KeyHelp = ({ onClose }: { onClose: () => void }) => {
	const { t } = useText();
	return (
		<Dialog
			title={t('console.desk.keys.title')}
			onClose={onClose}
			actions={<Button onClick={onClose}>{t('common.close')}</Button>}
		>
			<Stack>
				<KeyTable
					keys={[
						...KEYS.map(([key, name]) => [key, t(`console.desk.keys.${name}`)] as const),
						[searchKeys(), t('console.shell.searchHelp')] as const,
					]}
				/>
				<p>{t('console.desk.keys.note')}</p>
			</Stack>
		</Dialog>
	);
};
