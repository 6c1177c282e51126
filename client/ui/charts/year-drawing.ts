import type uPlot from 'uplot';
import { color } from '#client/ui/tokens.ts';
import { starThresholds } from '#shared/assessment/grade.ts';
import { columnOf, shareOf } from './places.ts';
import type { Drawing } from './plot.tsx';

/** What uPlot draws of totals by year: axes, lines at the scores that earn stars, the line, and the points. */

export type YearPoint = {
	key: number | string;
	year: string;
	/** Drawn at 0 if null, as a hollow gray mark, since it must not read as a score of 0. */
	score: number | null;
	max: number;
	/** Why there is no score; said once for neighbors with the same. */
	note?: string;
};

/** Of papers of several sizes, which have thresholds at the same heights, but no common numbers. */
const PERCENT = 100;

/** The maximum of all points, or null if they have several. */
export const commonMax = (points: readonly YearPoint[]): number | null => {
	const [first] = points;
	return first && points.every(({ max }) => max === first.max) ? first.max : null;
};

/** Numbers of the scale. */
export const stepsOf = (top: number): number[] => [0, top / 2, top];

/** Colors of a canvas do not follow high contrast by themselves. */
const ink =
	(normal: string, forced = 'CanvasText') =>
	(): string =>
		matchMedia('(forced-colors: active)').matches ? forced : normal;

/** Numbers and names are text above the drawing, which can be searched and is sharp on paper. */
const textless = { size: 0, gap: 0, values: (): string[] => [], ticks: { show: false } };
const border = { show: true, stroke: ink(color.grey500), width: 1 };

const axesOf = (top: number): uPlot.Axis[] => [
	{ ...textless, side: 2, border, grid: { show: false } },
	{ ...textless, side: 3, border, grid: { show: false }, scale: 'y', splits: stepsOf(top) },
	{
		...textless,
		side: 1,
		scale: 'y',
		splits: starThresholds(top).map(({ from }) => from),
		grid: { stroke: ink(color.grey500), width: 1, dash: [3, 3] },
	},
];

const noLine: uPlot.Series.PathBuilder = () => null;

const seriesOf = (hasLine: boolean): uPlot.Series[] => [
	{},
	{
		stroke: ink(color.blue900),
		width: 2,
		points: { show: true, size: 14, width: 2, stroke: ink(color.white, 'Canvas'), fill: ink(color.blue900) },
		...(hasLine ? {} : { paths: noLine }),
	},
	{
		paths: noLine,
		points: { show: true, size: 10, width: 2, stroke: ink(color.grey500), fill: ink(color.white, 'Canvas') },
	},
];

export const drawingOf = (points: readonly YearPoint[], hasLine: boolean): Drawing => {
	const top = commonMax(points) ?? PERCENT;
	return {
		data: [
			points.map((_, at) => columnOf(at, points.length)),
			points.map(({ score, max }) => (score === null ? null : (shareOf(score, max) * top) / PERCENT)),
			points.map(({ score }) => (score === null ? 0 : null)),
		],
		options: {
			scales: { x: { time: false, range: [0, PERCENT] }, y: { range: [0, top] } },
			axes: axesOf(top),
			series: seriesOf(hasLine),
		},
	};
};
