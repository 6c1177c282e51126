import { css } from 'goober';
import { useEffect, useMemo, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { color, ownFonts } from '#client/ui/tokens.ts';
import { STAR_COLOR, STAR_PATH } from '#shared/brand/star.ts';

/** uPlot charts that resize with their container. The page also has the data as a table. */

const frame = css`width: 100%; & canvas { max-width: 100%; } & .uplot { max-width: 100%; }`;

const FONT_PX = 14;
const FONT = `${FONT_PX}px ${ownFonts}`;

const axisLook = {
	stroke: color.grey700,
	font: FONT,
	grid: { stroke: color.grey100, width: 1 },
	ticks: { stroke: color.grey300, width: 1 },
};

type Drawing = { options: Omit<uPlot.Options, 'width' | 'height'>; data: uPlot.AlignedData };

/** The parent memoises `drawing`: a new one recreates the chart. */
const Plot = ({ label, height, drawing }: { label: string; height: number; drawing: Drawing }) => {
	const element = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const { current } = element;
		if (!current) return;
		const width = current.clientWidth || 480;
		const plot = new uPlot({ ...drawing.options, width, height }, drawing.data, current);
		// Names the canvas itself: with a named frame, Chromium exposes two figures, one of them unnamed.
		const { canvas } = plot.ctx;
		canvas.setAttribute('role', 'img');
		canvas.setAttribute('aria-label', label);
		const observer = new ResizeObserver(([entry]) => {
			if (entry && entry.contentRect.width > 0) plot.setSize({ width: entry.contentRect.width, height });
		});
		observer.observe(current);
		return () => {
			observer.disconnect();
			plot.destroy();
		};
	}, [label, height, drawing]);
	return <div ref={element} className={frame} style={{ height }} />;
};

export type YearScore = {
	year: number;
	score: number;
	/** Why there is no score; printed above a hollow gray mark. */
	note?: string | null;
	/** Stars that the score earns; drawn above the mark. */
	stars?: 0 | 1 | 2 | 3;
};

const RADIUS = 6;
const STAR_PX = 16;

type Mark = { plot: uPlot; x: number; y: number; point: YearScore };

const write = ({ ctx }: uPlot, text: string, x: number, y: number, look: { bold?: boolean; fill: string }): void => {
	ctx.fillStyle = look.fill;
	ctx.font = `${look.bold ? 'bold ' : ''}${(FONT_PX + (look.bold ? 2 : 0)) * devicePixelRatio}px ${ownFonts}`;
	ctx.fillText(text, x, y);
};

/** A row of stars centered at `x`, with its lower edge at `y`. */
const drawStars = ({ ctx }: uPlot, count: number, x: number, y: number): void => {
	const size = STAR_PX * devicePixelRatio;
	ctx.fillStyle = STAR_COLOR;
	for (let at = 0; at < count; at++) {
		ctx.save();
		ctx.translate(x + (at - count / 2) * size, y - size);
		ctx.scale(size / 24, size / 24);
		ctx.fill(new Path2D(STAR_PATH));
		ctx.restore();
	}
};

const drawMark = ({ plot, x, y, point }: Mark): void => {
	const { ctx } = plot;
	const { score, note = null, stars = 0 } = point;
	const mark = new Path2D();
	mark.arc(x, y, RADIUS * devicePixelRatio, 0, Math.PI * 2);
	if (note === null) {
		ctx.fillStyle = color.blue900;
		ctx.fill(mark);
		ctx.textAlign = 'left';
		ctx.textBaseline = 'middle';
		write(plot, String(score), x + (RADIUS + 6) * devicePixelRatio, y, { bold: true, fill: color.grey900 });
		drawStars(plot, stars, x, y - (RADIUS + 4) * devicePixelRatio);
		return;
	}
	ctx.fillStyle = color.white;
	ctx.fill(mark);
	ctx.lineWidth = 2 * devicePixelRatio;
	ctx.strokeStyle = color.grey500;
	ctx.stroke(mark);
	ctx.textAlign = 'center';
	ctx.textBaseline = 'bottom';
	write(plot, note, x, y - 2 * RADIUS * devicePixelRatio, { fill: color.grey700 });
};

const drawPoints =
	(points: readonly YearScore[]): uPlot.Series.PathBuilder =>
	(plot, seriesIndex) => {
		uPlot.orient(plot, seriesIndex, (_series, xs, ys, scaleX, scaleY, toX, toY, left, top, width, height) => {
			plot.ctx.save();
			(xs as number[]).forEach((year, index) => {
				const score = (ys as number[])[index];
				const point = points[index];
				if (score === undefined || score === null || point === undefined) return;
				const x = toX(year, scaleX, width, left);
				const y = toY(score, scaleY, height, top);
				drawMark({ plot, x, y, point });
			});
			plot.ctx.restore();
		});
		return null;
	};

/** Data and options of the chart of scores by year. */
export const scatterOf = (points: readonly YearScore[], max: number): Drawing => {
	const years = points.map((point) => point.year);
	const range: [number, number] = [Math.min(...years) - 0.5, Math.max(...years) + 0.5];
	return {
		// Mode 2 takes [x, y] facets, which `AlignedData` does not cover.
		data: [null, [years, points.map((point) => point.score)]] as unknown as uPlot.AlignedData,
		options: {
			mode: 2,
			legend: { show: false },
			cursor: { show: false },
			// Above, for the stars of a score near the maximum.
			padding: [32, 24, 0, 0],
			scales: { x: { time: false, range }, y: { range: [0, max] } },
			axes: [
				{ ...axisLook, grid: { show: false }, splits: () => years, values: (_plot, splits) => splits.map(String) },
				{ ...axisLook, splits: () => [0, max / 2, max] },
			],
			series: [
				{},
				{
					facets: [
						{ scale: 'x', auto: true },
						{ scale: 'y', auto: true },
					],
					paths: drawPoints(points),
				},
			],
		},
	};
};

/**
 * Score by year as points: no tooltip, no legend, y from 0 to 700 in steps of 350 (section 2 of the specification). A
 * year without a score must not read as a score of 0; value and stars stand at the point.
 */
export const YearScatter = ({ points, max, label }: { points: readonly YearScore[]; max: number; label: string }) => {
	const drawing = useMemo(() => scatterOf(points, max), [points, max]);
	return <Plot label={label} height={240} drawing={drawing} />;
};
