import { css } from 'goober';
import { useLayoutEffect, useRef } from 'react';
import './valid-language.ts';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

/** A drawing of uPlot that fills its container. What it says to those who do not see it is up to the container. */

/** Around the scales, for marks on their edges. */
const EDGE_PX = 10;

const frame = css`position: absolute; inset: -${EDGE_PX}px; overflow: hidden; pointer-events: none;`;

export type Size = { width: number; height: number };

export type Drawing = {
	options: Omit<uPlot.Options, 'width' | 'height' | 'padding' | 'legend' | 'cursor'>;
	data: uPlot.AlignedData;
};

const withEdges = ({ width, height }: Size): Size => ({
	width: width + 2 * EDGE_PX,
	height: height + 2 * EDGE_PX,
});

type PlotProps = {
	/** A new one makes a new chart: the parent memoizes it. */
	drawing: Drawing;
	/** Of the container on paper, where browsers tell no new width. */
	paper: Size;
};

export const Plot = ({ drawing, paper }: PlotProps) => {
	const element = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const { current } = element;
		if (!current) return;
		const print = matchMedia('print');
		const forced = matchMedia('(forced-colors: active)');
		let plot: uPlot | undefined;
		const draw = (size: Size): void => {
			if (size.width <= 2 * EDGE_PX) return;
			if (plot) return plot.setSize(size);
			const padding: uPlot.Padding = [EDGE_PX, EDGE_PX, EDGE_PX, EDGE_PX];
			const bare = { padding, legend: { show: false }, cursor: { show: false } };
			plot = new uPlot({ ...drawing.options, ...size, ...bare }, drawing.data, current);
		};
		const drawNow = (): void =>
			draw(print.matches ? withEdges(paper) : { width: current.clientWidth, height: current.clientHeight });
		// Tells the size within the first frame, before it is painted; asking for it here would have the whole page laid out twice.
		const observer = new ResizeObserver(([entry]) => {
			if (!entry || print.matches) return;
			const { width, height } = entry.contentRect;
			draw({ width: Math.round(width), height: Math.round(height) });
		});
		observer.observe(current);
		if (print.matches) drawNow();
		for (const media of [print, forced]) media.addEventListener('change', drawNow);
		return () => {
			observer.disconnect();
			for (const media of [print, forced]) media.removeEventListener('change', drawNow);
			plot?.destroy();
		};
	}, [drawing, paper]);
	return <div ref={element} className={frame} aria-hidden="true" />;
};
