import { css } from 'goober';
import { useRef } from 'react';
import { useCopy } from '#client/accounts/use-copy.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { QrCode } from '#client/ui/qr-code.tsx';
import { color } from '#client/ui/tokens.ts';

const beside = css`
	display: flex; flex-wrap: wrap; gap: 16px 24px; align-items: flex-start;
	& > svg { width: 200px; flex: none; }
	& > div { flex: 1 1 220px; min-width: 0; }
`;
const key = css`
	display: block; padding: 8px; border-radius: 4px; background: ${color.grey50}; color: ${color.grey900}; font-family: ui-monospace, Menlo, Consolas, monospace;
	overflow-wrap: anywhere; user-select: all;
`;

/** 'ABCD EFGH …': groups of four are easier to type. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** The secret for an authenticator app: as a QR code, drawn in the browser, and as text. */
export const TotpSecret = ({ secret, uri }: { secret: string; uri: string }) => {
	const { t } = useText();
	const shown = useRef<HTMLElement>(null);
	const { outcome, copy } = useCopy(shown);
	return (
		<Stack>
			<p>{t('accounts.secondFactor.scan')}</p>
			<div className={beside}>
				<QrCode text={uri} label={t('accounts.secondFactor.qrCode')} />
				<Stack gap="small">
					<p>{t('accounts.secondFactor.typeKey')}</p>
					<code ref={shown} className={key}>
						{inGroups(secret)}
					</code>
					<div>
						<Button size="small" onClick={() => void copy(secret)}>
							{t('accounts.secondFactor.copyKey')}
						</Button>
					</div>
					<p role="status">{outcome && t(`accounts.${outcome}`)}</p>
				</Stack>
			</div>
		</Stack>
	);
};
