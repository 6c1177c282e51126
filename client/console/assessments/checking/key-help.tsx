import { useText } from '#client/app/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { KeyTable } from '#client/ui/key-table.tsx';

const KEYS = [
	['0', 'rate0'],
	['1', 'rate1'],
	['2', 'rate2'],
	['3', 'rate3'],
	['j', 'next'],
	['k', 'previous'],
	['n', 'nextUnrated'],
	['Ctrl+S', 'save'],
	['?', 'help'],
] as const;

/** The help of the keyboard shortcuts. */
export const KeyHelp = ({ onClose }: { onClose: () => void }) => {
	const { t } = useText();
	return (
		<Dialog
			title={t('console.checking.keys.title')}
			onClose={onClose}
			actions={<Button onClick={onClose}>{t('common.close')}</Button>}
		>
			<KeyTable keys={KEYS.map(([key, name]) => [key, t(`console.checking.keys.${name}`)] as const)} />
			<p>{t('console.checking.keys.note')}</p>
		</Dialog>
	);
};
