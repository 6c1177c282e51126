import { describe, expect, it } from 'vitest';
import { drawingOf, type YearPoint } from './year-drawing.ts';

const point = (key: number, score: number | null, max = 700): YearPoint => ({ key, year: String(key), score, max });

const splitsOf = (points: readonly YearPoint[]) => drawingOf(points, false).options.axes?.map(({ splits }) => splits);

describe('the drawing of totals by year', () => {
	it('has the scores in the middle of their columns, and years without one as marks of their own at 0', () => {
		const { data } = drawingOf([point(2026, 350), point(2027, 0), point(2028, null), point(2029, null)], false);
		expect(data).toEqual([
			[12.5, 37.5, 62.5, 87.5],
			[350, 0, null, null],
			[null, null, 0, 0],
		]);
	});

	it('reaches from 0 to the maximum in two steps, with lines at the scores that earn stars', () => {
		const points = [point(2026, 612), point(2027, 800)];
		const { options, data } = drawingOf(points, false);
		expect(options.scales?.y?.range).toEqual([0, 700]);
		expect(splitsOf(points)).toEqual([undefined, [0, 350, 700], [420, 560, 630]]);
		expect(data[1]).toEqual([612, 700]);
	});

	it('is in percent for papers of several sizes', () => {
		const points = [point(2026, 350), point(2027, 100, 200)];
		expect(drawingOf(points, false).data[1]).toEqual([50, 50]);
		expect(splitsOf(points)).toEqual([undefined, [0, 50, 100], [60, 80, 90]]);
	});

	it('has a line from score to score only where it is wanted, and never between years without one', () => {
		const lines = (hasLine: boolean) => drawingOf([point(2026, 350)], hasLine).options.series.map(({ paths }) => paths);
		expect(lines(true)).toEqual([undefined, undefined, expect.any(Function)]);
		expect(lines(false)).toEqual([undefined, expect.any(Function), expect.any(Function)]);
	});
});
