import { css } from 'goober';
import { useText } from '#client/app/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { color } from '#client/ui/tokens.ts';

const table = css`
	width: 100%;
	& th, & td { padding: 8px 0; text-align: start; border-bottom: 1px solid ${color.grey200}; font-weight: 400; }
	& th { width: 140px; white-space: nowrap; }
	& kbd { display: inline-block; min-width: 28px; padding: 0 8px; border: 1px solid ${color.grey500}; border-radius: 4px; text-align: center; font: inherit; font-weight: 700; }
`;

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
			<table className={table}>
				<tbody>
					{KEYS.map(([key, name]) => (
						<tr key={key}>
							<th scope="row">
								<kbd>{key}</kbd>
							</th>
							<td>{t(`console.checking.keys.${name}`)}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p>{t('console.checking.keys.note')}</p>
		</Dialog>
	);
};
