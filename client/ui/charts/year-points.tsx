import './texts.ts';
import { css } from 'goober';
import { color, phone } from '#client/ui/tokens.ts';
import { starsOf, starThresholds } from '#shared/assessment/grade.ts';
import { columnOf, shareOf } from './places.ts';
import { Star } from './star.tsx';

/** The drawing of all charts of totals by year: points from 0 to the maximum, and the scores that earn stars. */

const HEIGHT_PX = 220;

const figure = css`margin: 0; padding: 46px 96px 34px 40px; break-inside: avoid; ${phone} { padding-inline: 36px 84px; } &.rounds { padding-bottom: 54px; }`;
const plot = css`
	position: relative; height: ${HEIGHT_PX}px; border: solid ${color.grey500}; border-width: 0 0 1px 1px; font-size: 14px; line-height: 20px; white-space: nowrap; color: ${color.grey700}; font-variant-numeric: tabular-nums;
	@media print { height: 170px; }
	& > svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
	& .scale { position: absolute; right: 100%; margin-bottom: -10px; padding-inline-end: 8px; }
	& .level { position: absolute; inset-inline: 0; border-top: 1px dashed ${color.grey500}; }
	& .level > span { position: absolute; left: 100%; top: -10px; display: flex; align-items: center; gap: 6px; padding-inline-start: 8px; }
	& .point { position: absolute; width: 0; height: 0; }
	& .dot { position: absolute; left: -7px; top: -7px; width: 14px; height: 14px; border: 2px solid ${color.white}; border-radius: 50%; background: ${color.blue900}; print-color-adjust: exact; }
	& .dot.hollow { left: -5px; top: -5px; width: 10px; height: 10px; border-color: ${color.grey500}; background: ${color.white}; }
	& .value { position: absolute; bottom: 9px; left: -40px; width: 80px; text-align: center; font-size: 16px; font-weight: 700; color: ${color.grey900}; }
	& .value > span { display: flex; justify-content: center; }
	& .value b { padding-inline: 3px; border-radius: 3px; background: #ffffffd9; }
	& .note { position: absolute; bottom: 10px; text-align: center; }
	& .year { position: absolute; top: 100%; width: 60px; margin-inline-start: -30px; padding-top: 6px; text-align: center; white-space: normal; word-break: keep-all; }
	@media (forced-colors: active) { & .dot { background: CanvasText; } & .dot.hollow { background: Canvas; } }
`;

export type YearPoint = {
	key: number | string;
	year: string;
	/** Drawn at 0 if null, as a hollow gray mark, since it must not read as a score of 0. */
	score: number | null;
	max: number;
	/** Why there is no score; said once for neighbors with the same. */
	note?: string;
};

const Stars = ({ count, size }: { count: number; size: number }) => (
	<span style={{ display: 'flex' }}>
		{Array.from({ length: count }, (_, at) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: equal stars in a row
			<Star key={at} size={size} />
		))}
	</span>
);

type Run = { from: number; to: number; note: string };

/** Neighbors with the same note, by their first and last place. */
const runsOf = (points: readonly YearPoint[]): Run[] => {
	const runs: Run[] = [];
	for (const [at, { note }] of points.entries()) {
		const last = runs.at(-1);
		if (note !== undefined && last?.note === note && last.to === at - 1) last.to = at;
		else if (note !== undefined) runs.push({ from: at, to: at, note });
	}
	return runs;
};

const Point = ({ point: { year, score, max }, left }: { point: YearPoint; left: number }) => (
	<>
		<div className="point" style={{ left: `${left}%`, bottom: `${shareOf(score ?? 0, max)}%` }}>
			<span className={score === null ? 'dot hollow' : 'dot'} />
			{score !== null && (
				<span className="value">
					<span>
						<Stars count={starsOf(score, max)} size={13} />
					</span>
					<b>{score}</b>
				</span>
			)}
		</div>
		<span className="year" style={{ left: `${left}%` }}>
			{year}
		</span>
	</>
);

type YearPointsProps = {
	/** Says the chart to those who do not see it. */
	label: string;
	points: readonly YearPoint[];
	/** Whether a line leads from point to point. */
	hasLine?: boolean;
};

export const YearPoints = ({ label, points, hasLine = false }: YearPointsProps) => {
	const count = points.length;
	const [first] = points;
	// Papers of several sizes have thresholds at the same heights, but no common numbers.
	const max = first && points.every((point) => point.max === first.max) ? first.max : null;
	const line = points.map(({ score, max }, at) => `${columnOf(at, count)},${100 - shareOf(score ?? 0, max)}`);
	return (
		// The round stands below its year.
		<div className={points.some(({ year }) => year.includes(' ')) ? `${figure} rounds` : figure}>
			<div className={plot} role="img" aria-label={label}>
				{max !== null &&
					[0, max / 2, max].map((value) => (
						<span key={value} className="scale" style={{ bottom: `${shareOf(value, max)}%` }}>
							{value}
						</span>
					))}
				{starThresholds(max ?? 100).map(({ stars, from }) => (
					<div key={stars} className="level" style={{ bottom: `${shareOf(from, max ?? 100)}%` }}>
						<span>
							{max !== null && from}
							<Stars count={stars} size={14} />
						</span>
					</div>
				))}
				{hasLine && (
					<svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
						<polyline
							points={line.join(' ')}
							fill="none"
							stroke={color.blue900}
							strokeWidth={2}
							vectorEffect="non-scaling-stroke"
						/>
					</svg>
				)}
				{points.map((point, at) => (
					<Point key={point.key} point={point} left={columnOf(at, count)} />
				))}
				{runsOf(points).map(({ from, to, note }) => (
					<span
						key={from}
						className="note"
						style={{ left: `${(from * 100) / count}%`, width: `${((to - from + 1) * 100) / count}%` }}
					>
						{note}
					</span>
				))}
			</div>
		</div>
	);
};
