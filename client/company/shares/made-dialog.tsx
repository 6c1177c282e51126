import { css } from 'goober';
import { useRef } from 'react';
import { useCopy } from '#client/accounts/use-copy.ts';
import { useText } from '#client/base/locale.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import type { MadeShare } from './make-dialog.tsx';

const link = css`
	display: block; padding: 12px; border-radius: 6px; background: ${color.grey50}; font-family: ui-monospace, Menlo, Consolas, monospace;
	font-size: 16px; line-height: 1.5; overflow-wrap: anywhere; user-select: all;
`;

const what = css`font-weight: 700; overflow-wrap: anywhere;`;

/** Shows a new link, which cannot be shown again; Esc therefore does not close the dialog. */
export const MadeShareDialog = ({ share, onClose }: { share: MadeShare; onClose: () => void }) => {
	const { t } = useText();
	const shown = useRef<HTMLElement>(null);
	const { outcome, copy } = useCopy(shown);
	const address = window.location.origin + share.path;
	return (
		<Dialog
			title={t('shares.made.title')}
			width="medium"
			onClose={() => {}}
			actions={
				<>
					<Button onClick={onClose}>{t('shares.made.close')}</Button>
					<Button kind="primary" onClick={() => void copy(address)}>
						{t('shares.made.copy')}
					</Button>
				</>
			}
		>
			<Stack>
				<p className={what}>{t('shares.made.what', { recipient: share.shown_to, subject: share.name })}</p>
				<p>{t('shares.made.text')}</p>
				<code ref={shown} className={link}>
					{address}
				</code>
				<p role="status">{outcome && t(`accounts.${outcome}`)}</p>
				<div>
					<ButtonLink kind="text" to={share.path} newTab>
						{t('shares.made.open')}
					</ButtonLink>
				</div>
			</Stack>
		</Dialog>
	);
};
