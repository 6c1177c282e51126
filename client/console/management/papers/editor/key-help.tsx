import { useText } from '#client/base/locale.tsx';
import { searchKeys } from '#client/console/shell/shortcut.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { KeyTable } from '#client/ui/key-table.tsx';
import { Stack } from '#client/ui/layout.tsx';

const KEYS = [
	['Enter', 'edit'],
	['Esc', 'finish'],
	['Ctrl+Enter', 'add'],
	['Alt+↓', 'next'],
	['Alt+↑', 'previous'],
	['/', 'search'],
	['Ctrl+S', 'save'],
] as const;

const TABLE_KEYS = [
	['Enter', 'below'],
	['Shift+Enter', 'above'],
	['↑ ↓ ← →', 'cell'],
	['F2', 'caret'],
	['Esc', 'restore'],
] as const;

/** The help of the keyboard shortcuts. */
export const KeyHelp = ({ isPremium, onClose }: { isPremium: boolean; onClose: () => void }) => {
	const { t } = useText();
	const meaningOf = (name: (typeof KEYS)[number][1]): string =>
		name === 'add' && !isPremium ? t('management.editor.keys.addQuestion') : t(`management.editor.keys.${name}`);
	return (
		<Dialog
			title={t('management.editor.keys.title')}
			onClose={onClose}
			actions={<Button onClick={onClose}>{t('common.close')}</Button>}
		>
			<Stack>
				<KeyTable
					keys={[
						...KEYS.map(([key, name]) => [key, meaningOf(name)] as const),
						[searchKeys(), t('console.shell.searchHelp')] as const,
					]}
				/>
				<h3>{t('management.editor.table.keys.title')}</h3>
				<KeyTable keys={TABLE_KEYS.map(([key, name]) => [key, t(`management.editor.table.keys.${name}`)] as const)} />
			</Stack>
		</Dialog>
	);
};
