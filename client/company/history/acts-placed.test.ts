import { describe, expect, it } from 'vitest';
import { axisOf, clustersOf } from './acts-placed.ts';

const DAYS = ['2025-04-10', '2026-08-01'];

describe('the axis of the acts of a plan', () => {
	it('covers whole months, with ticks by quarter that keep their true distance', () => {
		const { from, to, ticks } = axisOf(DAYS);
		expect([from, to]).toEqual(['2025-04-01', '2026-09-01']);
		expect(ticks.map(({ month }) => month)).toEqual([
			...['2025-04-01', '2025-07-01', '2025-10-01', '2026-01-01', '2026-04-01', '2026-07-01'],
		]);
		expect(ticks[2]?.left).toBeCloseTo((183 * 100) / 518);
		expect(ticks.filter(({ isNamed }) => isNamed).map(({ month }) => month)).toEqual([
			...['2025-07-01', '2026-01-01', '2026-07-01'],
		]);
	});

	it('names each month of a short time, and at least one', () => {
		expect(axisOf(['2026-05-03', '2026-07-01']).ticks.map(({ isNamed }) => isNamed)).toEqual([true, true, true, false]);
		expect(axisOf(['2025-02-01', '2025-11-01']).ticks.some(({ isNamed }) => isNamed)).toBe(true);
	});
});

describe('marks of a plan', () => {
	const axis = axisOf(DAYS);

	it('stand in the middle of their days; those of one kind that are close are one, with their sum', () => {
		const acts = [
			{ kind: 'done' as const, date: '2026-06-20', count: 1 },
			{ kind: 'done' as const, date: '2025-07-03', count: 3 },
			{ kind: 'done' as const, date: '2025-07-01', count: 2 },
			{ kind: 'added' as const, date: '2025-07-02', count: 9 },
		];
		const marks = clustersOf(acts, 'done', axis, 800);
		expect(marks).toMatchObject([
			{ from: '2025-07-01', to: '2025-07-03', count: 5 },
			{ from: '2026-06-20', to: '2026-06-20', count: 1 },
		]);
		expect(marks[0]?.left).toBeCloseTo((92 * 100) / 518);
	});

	it('are one within a week, however short the time is', () => {
		const short = axisOf(['2026-05-03', '2026-05-28']);
		const act = (date: string) => ({ kind: 'done' as const, date, count: 1 });
		expect(clustersOf([act('2026-05-03'), act('2026-05-09'), act('2026-05-10')], 'done', short, 800)).toHaveLength(2);
	});

	it('leave each other room for a target, on a phone too', () => {
		const days = Array.from({ length: 40 }, (_, at) =>
			new Date(Date.UTC(2025, 4, 1 + at * 11)).toISOString().slice(0, 10),
		);
		const acts = days.map((date) => ({ kind: 'added' as const, date, count: 1 }));
		for (const lanePx of [260, 318, 760]) {
			const marks = clustersOf(acts, 'added', axis, lanePx);
			const gaps = marks.slice(1).map(({ left }, at) => ((left - (marks[at]?.left ?? 0)) * lanePx) / 100);
			expect(Math.min(...gaps)).toBeGreaterThanOrEqual(40);
			expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(40);
		}
	});
});
