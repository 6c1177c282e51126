import { css } from 'goober';
import type { ReactNode } from 'react';
import { color, phone } from '#client/ui/tokens.ts';

/**
 * A radar chart of scores for three or more categories, with rings from 0 to 100 in steps of 20; null is drawn as 0.
 * The values stand at the corners, so only the outer ring has its number.
 */

const SIZE = 420;
const CENTER = SIZE / 2;
const RADIUS = 130;
/** Horizontal padding in px for long labels. */
const SIDE = 60;
const STEPS = [20, 40, 60, 80, 100];

const figure = css`width: 100%; max-width: ${SIZE + 2 * SIDE}px; height: auto; display: block; margin: 0 auto; overflow: visible;
	/* In units of the drawing, which is scaled: at least 9 pt on paper and 14 px on a screen. */
	& text { font-size: 18px; ${phone} { font-size: 24px; } @media print { font-size: 17px; } }
	${phone} { margin-block: 24px 20px; }
`;

type RadarAxis = {
	label: string;
	value: number | null;
	/** Shown below the label instead of the value. */
	text?: string;
};

const pointAt = (index: number, count: number, value: number): readonly [x: number, y: number] => {
	const angle = (2 * Math.PI * index) / count - Math.PI / 2;
	const distance = (RADIUS * value) / 100;
	return [CENTER + distance * Math.cos(angle), CENTER + distance * Math.sin(angle)];
};

export const radarPoints = (values: readonly number[]): string =>
	values
		.map((value, index) =>
			pointAt(index, values.length, value)
				.map((part) => part.toFixed(1))
				.join(','),
		)
		.join(' ');

const anchorOf = (x: number): 'start' | 'middle' | 'end' =>
	Math.abs(x - CENTER) < 8 ? 'middle' : x > CENTER ? 'start' : 'end';

/** How far outside the outer ring its number stands, in units of the scale. */
const OUTSIDE = 11;

/** Where the number of the outer ring stands: outside, between two axes at the foot, away from shapes and labels. */
export const scaleSpot = (count: number): readonly [x: number, y: number] =>
	pointAt(Math.floor((count - 1) / 2) + 0.5, count, 100 * Math.cos(Math.PI / count) + OUTSIDE);

/** Splits a long label into two lines near its middle, in English at a space. */
const linesOf = (label: string): string[] => {
	const isLatin = /^[\u0020-\u024f]*$/.test(label);
	if (label.length <= (isLatin ? 10 : 8) || (isLatin && !label.includes(' '))) return [label];
	const space = label.lastIndexOf(' ', Math.ceil(label.length / 2) + 3);
	const at = space > 2 ? space : Math.ceil(label.length / 2);
	return [label.slice(0, at).trim(), label.slice(at).trim()];
};

type RadarProps = {
	axes: readonly RadarAxis[];
	title: string;
	/** Further shapes, drawn below the own one. */
	children?: ReactNode;
};

export const Radar = ({ axes, title, children }: RadarProps) => {
	if (axes.length < 3) return null;
	const values = axes.map((axis) => axis.value ?? 0);
	const [scaleX, scaleY] = scaleSpot(axes.length);
	return (
		<svg className={figure} viewBox={`${-SIDE} 16 ${SIZE + 2 * SIDE} ${SIZE - 24}`} role="img" aria-label={title}>
			{STEPS.map((step) => (
				<polygon
					key={step}
					points={radarPoints(axes.map(() => step))}
					fill="none"
					stroke={step === 100 ? color.grey500 : color.grey200}
				/>
			))}
			{axes.map(({ label }, index) => {
				const [x, y] = pointAt(index, axes.length, 100);
				return <line key={label} x1={CENTER} y1={CENTER} x2={x} y2={y} stroke={color.grey200} />;
			})}
			{children}
			<polygon
				points={radarPoints(values)}
				fill={color.blue900}
				fillOpacity={0.14}
				stroke={color.blue900}
				strokeWidth={2}
				strokeLinejoin="round"
			/>
			{values.map((value, index) => {
				const [x, y] = pointAt(index, values.length, value);
				return <circle key={axes[index]?.label} cx={x} cy={y} r={4} fill={color.blue900} />;
			})}
			<text x={scaleX} y={scaleY} dy=".35em" textAnchor="middle" fill={color.grey600}>
				{STEPS.at(-1)}
			</text>
			{axes.map(({ label, value, text }, index) => {
				const [x, y] = pointAt(index, axes.length, 116);
				const lines = linesOf(label);
				// First baseline: text above the center ends at its point, text below it starts there.
				const first = y < CENTER - 60 ? -lines.length : y > CENTER + 60 ? 0.7 : -lines.length / 2 + 0.3;
				return (
					<text key={label} x={x} y={y} textAnchor={anchorOf(x)} fill={color.grey900}>
						{lines.map((line, at) => (
							<tspan key={line} x={x} dy={`${at === 0 ? first : 1.1}em`}>
								{line}
							</tspan>
						))}
						<tspan x={x} dy="1.1em" fontWeight={700}>
							{text ?? value ?? '--'}
						</tspan>
					</text>
				);
			})}
		</svg>
	);
};
