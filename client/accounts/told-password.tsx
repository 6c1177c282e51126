import { css } from 'goober';
import { useRef } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Facts, Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import { useCopy } from './use-copy.ts';

const secret = css`
	display: inline-block; padding: 4px 8px; border-radius: 4px; background: ${color.grey50}; font-family: ui-monospace, Menlo, Consolas, monospace;
	font-size: 18px; letter-spacing: 0.05em; user-select: all;
`;

export type Told = { email: string; password: string };

/** Shows a generated password, which cannot be shown again; Esc therefore does not close the dialog. */
export const ToldPassword = ({ email, password, onClose }: Told & { onClose: () => void }) => {
	const { t } = useText();
	const shown = useRef<HTMLElement>(null);
	const { outcome, copy } = useCopy(shown);
	return (
		<Dialog
			title={t('accounts.toldTitle')}
			onClose={() => {}}
			actions={
				<>
					<Button onClick={onClose}>{t('accounts.toldClose')}</Button>
					<Button kind="primary" onClick={() => void copy(password)}>
						{t('accounts.copy')}
					</Button>
				</>
			}
		>
			<Stack>
				<p>{t('accounts.told')}</p>
				<Facts
					entries={[
						[t('labels.accounts.email'), email],
						[
							t('labels.accounts.password'),
							<code key="password" ref={shown} className={secret}>
								{password}
							</code>,
						],
					]}
				/>
				<p role="status">{outcome && t(`accounts.${outcome}`)}</p>
			</Stack>
		</Dialog>
	);
};
