import './texts.ts';
import { css } from 'goober';
import { useMemo } from 'react';
import { color, phone } from '#client/ui/tokens.ts';
import { starsOf, starThresholds } from '#shared/assessment/grade.ts';
import { columnOf, shareOf } from './places.ts';
import { Plot, type Size } from './plot.tsx';
import { Star } from './star.tsx';
import { commonMax, drawingOf, stepsOf, type YearPoint } from './year-drawing.ts';

/** The drawing of all charts of totals by year: points from 0 to the maximum, and the scores that earn stars. */

const HEIGHT_PX = 220;
const PAPER: Size = { width: 536, height: 170 };

const figure = css`margin: 0; padding: 46px 96px 34px 40px; break-inside: avoid; ${phone} { padding-inline: 36px 84px; } &.rounds { padding-bottom: 54px; }`;
const plot = css`
	position: relative; height: ${HEIGHT_PX}px; font-size: 14px; line-height: 20px; white-space: nowrap; color: ${color.grey700}; font-variant-numeric: tabular-nums;
	@media print { width: ${PAPER.width}px; height: ${PAPER.height}px; }
	& .scale { position: absolute; right: 100%; margin-bottom: -10px; padding-inline-end: 8px; }
	& .level { position: absolute; left: 100%; margin-bottom: -10px; display: flex; align-items: center; gap: 6px; padding-inline-start: 8px; }
	& .value { position: absolute; width: 80px; margin: 0 0 9px -40px; text-align: center; font-size: 16px; font-weight: 700; color: ${color.grey900}; }
	& .value > span { display: flex; justify-content: center; }
	& .value b { padding-inline: 3px; border-radius: 3px; background: #ffffffd9; }
	& .note { position: absolute; bottom: 10px; text-align: center; }
	& .year { position: absolute; top: 100%; width: 60px; margin-inline-start: -30px; padding-top: 6px; text-align: center; white-space: normal; word-break: keep-all; }
`;

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
		{score !== null && (
			<span className="value" style={{ left: `${left}%`, bottom: `${shareOf(score, max)}%` }}>
				<span>
					<Stars count={starsOf(score, max)} size={13} />
				</span>
				<b>{score}</b>
			</span>
		)}
		<span className="year" style={{ left: `${left}%` }}>
			{year}
		</span>
	</>
);

type YearPointsProps = {
	/** Says the chart to those who do not see it. */
	label: string;
	/** Memoized. */
	points: readonly YearPoint[];
	/** Whether a line leads from point to point. */
	hasLine?: boolean;
};

export const YearPoints = ({ label, points, hasLine = false }: YearPointsProps) => {
	const count = points.length;
	const max = commonMax(points);
	const drawing = useMemo(() => drawingOf(points, hasLine), [points, hasLine]);
	return (
		// The round stands below its year.
		<div className={points.some(({ year }) => year.includes(' ')) ? `${figure} rounds` : figure}>
			<div className={plot} role="img" aria-label={label}>
				<Plot drawing={drawing} paper={PAPER} />
				{max !== null &&
					stepsOf(max).map((value) => (
						<span key={value} className="scale" style={{ bottom: `${shareOf(value, max)}%` }}>
							{value}
						</span>
					))}
				{starThresholds(max ?? 100).map(({ stars, from }) => (
					<span key={stars} className="level" style={{ bottom: `${shareOf(from, max ?? 100)}%` }}>
						{max !== null && from}
						<Stars count={stars} size={14} />
					</span>
				))}
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
