import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { QrCode } from '#client/ui/qr-code.tsx';
import { color } from '#client/ui/tokens.ts';
import '#client/documents/texts.ts';
import { mm } from './frame.tsx';

const block = css`
	width: 100%; display: grid; grid-template-columns: ${mm(27)} 1fr; gap: ${mm(2)} ${mm(6)}; align-items: center; text-align: start;
	padding-top: ${mm(4)}; border-top: max(0.5px, ${mm(0.18)}) solid ${color.grey300}; line-height: 1.6;
	/* The white around the code is as wide as four of its modules. */
	& svg { margin-inline-start: ${mm(-2.3)}; }
	& .code { font-size: ${mm(5)}; font-weight: 700; letter-spacing: 0.04em; font-variant-numeric: tabular-nums; white-space: nowrap; }
	& .label, & .scan { font-size: ${mm(3.4)}; }
	& .label { color: ${color.grey600}; }
	& .scan { margin-top: ${mm(1.5)}; word-break: auto-phrase; }
	& .address { grid-column: 1 / -1; font-size: ${mm(3.4)}; overflow-wrap: anywhere; }
`;

/** Verification on the printed certificate: code, QR code, and the URL in plain text. */
export const PaperVerification = ({ code, address }: { code: string; address: string }) => {
	const { t } = useText();
	return (
		<div className={block}>
			<QrCode text={address} label={t('documents.certificate.qrCode', { address })} />
			<div>
				<p className="label">{t('labels.certificates.code')}</p>
				<p className="code">{code}</p>
				<p className="scan">{t('documents.certificate.scan')}</p>
			</div>
			<p className="address">{address}</p>
		</div>
	);
};
