import { useText } from '#client/base/locale.tsx';
import { searchKeys } from '#client/console/shell/shortcut.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { KeyTable } from '#client/ui/key-table.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { DESK_KEYS } from '#shared/reports/desk-keys.ts';

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
						...DESK_KEYS.map(([key, name]) => [key, t(`console.desk.keys.${name}`)] as const),
						[searchKeys(), t('console.shell.searchHelp')] as const,
					]}
				/>
				<p>{t('console.desk.keys.note')}</p>
			</Stack>
		</Dialog>
	);
};
