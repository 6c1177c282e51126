import { css } from 'goober';
import { encode } from 'uqr';
import { color } from './tokens.ts';

/** Quiet zone required by readers, in modules. */
const BORDER = 4;

const look = css`display: block; width: 100%; max-width: 264px; height: auto; background: ${color.white};`;

/** A QR code as one path: black modules on white, whatever the colors of the page. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
	const { data, size } = encode(text, { ecc: 'M', border: BORDER });
	const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
	return (
		<svg className={look} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
			<path d={path} fill={color.black} />
		</svg>
	);
};
