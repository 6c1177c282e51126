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
	// Before the first paint, and before the worker prints.
	useLayoutEffect(() => {
		const { current } = element;
		if (!current) return;
		const print = matchMedia('print');
		const forced = matchMedia('(forced-colors: active)');
		const size = (): Size =>
			print.matches ? withEdges(paper) : { width: current.clientWidth, height: current.clientHeight };
		const plot = new uPlot(
			{
				...drawing.options,
				...size(),
				padding: [EDGE_PX, EDGE_PX, EDGE_PX, EDGE_PX],
				legend: { show: false },
				cursor: { show: false },
			},
			drawing.data,
			current,
		);
		const draw = () => {
			const { width, height } = size();
			if (width > 2 * EDGE_PX) plot.setSize({ width, height });
		};
		const observer = new ResizeObserver(draw);
		observer.observe(current);
		for (const media of [print, forced]) media.addEventListener('change', draw);
		return () => {
			observer.disconnect();
			for (const media of [print, forced]) media.removeEventListener('change', draw);
			plot.destroy();
		};
	}, [drawing, paper]);
	return <div ref={element} className={frame} aria-hidden="true" />;
};
