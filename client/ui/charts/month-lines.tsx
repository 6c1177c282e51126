import { css } from 'goober';
import { formatNumber } from '#client/base/format.ts';
import { color } from '#client/ui/tokens.ts';
import { LineSign } from './legend.tsx';
import { lineSegments } from './month-points.ts';

/** Two lines over the same months: now, and a year before. */

const figure = css`
	margin: 0; display: flex; flex-direction: column; gap: 4px; font-size: 14px; line-height: 20px; color: ${color.grey700}; font-variant-numeric: tabular-nums; break-inside: avoid;
	& .plot { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 8px; }
	& .scale { display: flex; flex-direction: column; justify-content: space-between; text-align: end; }
	& svg.lines { display: block; width: 100%; height: 96px; overflow: visible; }
	& .ends { grid-column: 2; display: flex; justify-content: space-between; }
	@media print { font-size: 9pt; line-height: 1.3; & svg.lines { height: 44px; } }
`;

/** Each line has a color and a dash of its own. */
export const MONTH_LINES = {
	now: { stroke: color.blue900, strokeWidth: 2.5 },
	former: { stroke: color.grey600, strokeWidth: 2, strokeDasharray: '5 4' },
} as const;

const WIDTH = 100;
const HEIGHT = 40;

type LineProps = { counts: readonly (number | null)[]; top: number; look: keyof typeof MONTH_LINES };

const Line = ({ counts, top, look }: LineProps) =>
	lineSegments(counts, top, { width: WIDTH, height: HEIGHT }).map((points) => (
		<polyline
			key={points}
			points={points}
			fill="none"
			vectorEffect="non-scaling-stroke"
			strokeLinejoin="round"
			{...MONTH_LINES[look]}
		/>
	));

type MonthLinesProps = {
	/** Says the chart to those who do not see it; the figures are in a table beside. */
	label: string;
	/** Null where it is not known. */
	counts: readonly (number | null)[];
	formerCounts: readonly (number | null)[];
	/** The first and the last month, as they are written below. */
	ends: readonly [first: string, last: string];
};

export const MonthLines = ({ label, counts, formerCounts, ends }: MonthLinesProps) => {
	const top = Math.max(1, ...[...counts, ...formerCounts].map((count) => count ?? 0));
	return (
		<div className={figure}>
			<div className="plot">
				<div className="scale">
					<span>{formatNumber(top)}</span>
					<span>0</span>
				</div>
				<svg
					className="lines"
					viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
					preserveAspectRatio="none"
					role="img"
					aria-label={label}
				>
					<line x1="0" y1={HEIGHT} x2={WIDTH} y2={HEIGHT} stroke={color.grey500} vectorEffect="non-scaling-stroke" />
					<line x1="0" y1="0" x2={WIDTH} y2="0" stroke={color.grey200} vectorEffect="non-scaling-stroke" />
					<Line counts={formerCounts} top={top} look="former" />
					<Line counts={counts} top={top} look="now" />
				</svg>
				<div className="ends">
					<span>{ends[0]}</span>
					<span>{ends[1]}</span>
				</div>
			</div>
		</div>
	);
};

/** What the two lines of `MonthLines` are, for a legend. */
export const monthLineSigns = (texts: Readonly<Record<keyof typeof MONTH_LINES, string>>) =>
	(['now', 'former'] as const).map((key) => ({ key, sign: <LineSign {...MONTH_LINES[key]} />, text: texts[key] }));
