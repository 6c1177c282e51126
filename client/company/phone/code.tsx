import { css } from 'goober';
import { isLocalAddress } from '#client/base/local-address.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { OwnFolded } from '#client/ui/folded.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { QrCode } from '#client/ui/qr-code.tsx';
import { Banner } from '#client/ui/states.tsx';
import { phone } from '#client/ui/tokens.ts';
import type { OpenedPhone } from '#shared/evidence/phone.ts';
import { clockText, photoAddress } from './address.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const beside = css`
	display: grid; grid-template-columns: minmax(180px, 264px) 1fr; gap: 24px; align-items: start;
	${phone} { grid-template-columns: 1fr; gap: 16px; }
`;
const time = css`font-weight: 700; font-variant-numeric: tabular-nums;`;

const TimeLeft = ({ until }: { until: string }) => {
	const { t } = useText();
	return (
		<p className={time} role="timer">
			{t('company.phone.timeLeft', { time: clockText(useSecondsLeft(until)) })}
		</p>
	);
};

/** The QR code, its remaining time, and what to do if the phone cannot open the address. */
export const ShownCode = ({ code }: { code: OpenedPhone }) => {
	const { t } = useText();
	const address = photoAddress(code, location.origin);
	return (
		<Stack>
			{isLocalAddress(address) && (
				<Banner tone="warning" title={t('company.phone.localTitle')}>
					<p>{t('company.phone.local', { address: new URL(address).origin })}</p>
				</Banner>
			)}
			<div className={beside}>
				<QrCode text={address} label={t('company.phone.codeImage')} />
				<Stack>
					<p>{t('company.phone.lead')}</p>
					<TimeLeft until={code.expires_at} />
					<p>{t('company.phone.security')}</p>
					<OwnFolded title={t('company.phone.unreachable')}>
						<p>{t('company.phone.unreachableText')}</p>
					</OwnFolded>
				</Stack>
			</div>
		</Stack>
	);
};

/** Shown instead of a code that accepts no more photos. */
export const EndedCode = ({ busy, onRenew }: { busy: boolean; onRenew: () => void }) => {
	const { t } = useText();
	return (
		<Banner tone="info" title={t('company.phone.endedTitle')} alert>
			<p>{t('company.phone.ended')}</p>
			<div>
				<Button busy={busy} onClick={onRenew}>
					{t('company.phone.renew')}
				</Button>
			</div>
		</Banner>
	);
};
