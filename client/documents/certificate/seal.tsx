import { css } from 'goober';
import { useId } from 'react';
import { useText } from '#client/base/locale.tsx';
import { MARK_PATH, MARK_VIEW_BOX } from '#shared/brand/mark.ts';
import '#client/documents/texts.ts';
import { mm } from './frame.tsx';
import { ringText } from './ring-text.ts';

/** The red-brown of ink for seals. */
const INK = '#a3372a';
const SEAL_MM = 26;

const look = css`
	display: block; width: ${mm(SEAL_MM)}; height: ${mm(SEAL_MM)}; flex: none; object-fit: contain; color: ${INK}; print-color-adjust: exact;
	& text { font-family: 'Noto Serif JP', 'Yu Mincho', 'Hiragino Mincho ProN', serif; font-weight: 700; letter-spacing: 0; }
`;

/** All lengths in hundredths of the seal's width. */
const RING_RADIUS = 35.2;

/** The mark within a double ring, and the name of the organization around it where it can be read. */
const DrawnSeal = ({ organization, label }: { organization: string; label: string }) => {
	const ringId = useId();
	const ring = ringText(organization, { radius: RING_RADIUS, widthMm: SEAL_MM });
	return (
		<svg className={look} viewBox="0 0 100 100" role="img" aria-label={label}>
			<g fill="none" stroke="currentColor">
				<circle cx="50" cy="50" r="48.4" strokeWidth="2.6" />
				<circle cx="50" cy="50" r={ring ? 31 : 43.6} strokeWidth="0.9" />
			</g>
			<svg
				x={ring ? 29 : 20}
				y={ring ? 28.2 : 18.8}
				width={ring ? 42 : 60}
				height={ring ? 42 : 60}
				viewBox={MARK_VIEW_BOX}
				aria-hidden="true"
			>
				<path fill="currentColor" fillRule="evenodd" d={MARK_PATH} />
			</svg>
			{ring && (
				<>
					{/* Clockwise from the foot, so that the middle of the text is at the top. */}
					<path
						id={ringId}
						fill="none"
						d={`M50 ${50 + RING_RADIUS}A${RING_RADIUS} ${RING_RADIUS} 0 0 1 50 ${50 - RING_RADIUS}A${RING_RADIUS} ${RING_RADIUS} 0 0 1 50 ${50 + RING_RADIUS}`}
					/>
					<text fill="currentColor" fontSize={ring.size} textAnchor="middle">
						<textPath href={`#${ringId}`} startOffset="50%" textLength={ring.length} lengthAdjust="spacing">
							{ring.text}
						</textPath>
					</text>
				</>
			)}
		</svg>
	);
};

type SealProps = { organization: string; seal: string | null };

/** The seal that the certificate was issued with: the operator's picture, or a drawn one. */
export const Seal = ({ organization, seal }: SealProps) => {
	const { t } = useText();
	const label = t('documents.certificate.seal', { organization });
	return seal ? (
		<img className={look} src={seal} alt={label} />
	) : (
		<DrawnSeal organization={organization} label={label} />
	);
};
