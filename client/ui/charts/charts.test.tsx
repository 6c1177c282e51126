import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/printed/html.ts';
import { CategoryBars } from './category-bars.tsx';
import { ScoreLegend } from './legend.tsx';
import { Radar, scaleSpot } from './radar.tsx';
import { ScoreDial } from './score-dial.tsx';
import { TeamProgress } from './team-progress.tsx';
import { type DueItem, TimeLine } from './time-line.tsx';
import { TotalLine } from './total-line.tsx';

/** What charts say to those who do not see them, and that nothing is said by color alone. */

const STAR = 'M12 2l3 6.5';
const starsIn = (html: string): number => html.split(STAR).length - 1;

describe('the dial', () => {
	const dial = (score: number | null, max = 700): string =>
		renderToStaticMarkup(<ScoreDial title="総合点" score={score} max={max} hasNext />);

	it('names score and grade, and has the scores for stars as a table', () => {
		const html = dial(546);
		expect(html).toContain('aria-label="総合点：546点（700点満点）、評価B"');
		expect(textOf(html)).toContain('星の基準 水準 必要な点数 一つ星 420 二つ星 560 三つ星 630');
		expect(starsIn(html)).toBe(1 + 2 + 3);
	});

	it.each([
		[0, 'あと420点で「一つ星」'],
		[419, 'あと1点で「一つ星」'],
		[420, 'あと140点で「二つ星」'],
		[546, 'あと14点で「二つ星」'],
		[629, 'あと1点で「三つ星」'],
		[630, '最も高い「三つ星」の水準です'],
		[700, '最も高い「三つ星」の水準です'],
	])('says how far the next star is from %i', (score, words) => {
		expect(textOf(dial(score))).toContain(words);
	});

	it('says that there is no score, and nothing of the next star', () => {
		const html = dial(null);
		expect(html).toContain('aria-label="総合点：点数なし（700点満点）"');
		expect(textOf(html)).toMatch(/^420 560 630 -- \/ 700点/);
		expect(html).not.toContain('class="next"');
	});

	it('has the thresholds of a paper of any size', () => {
		expect(textOf(dial(150, 200))).toContain('一つ星 120 二つ星 160 三つ星 180');
	});
});

describe('the bars', () => {
	const name = '外国人の従業員とその家族の生活を支える取り組みに関する大項目その一番目の長い名前';
	const html = renderToStaticMarkup(
		<CategoryBars
			title="大項目別の点数"
			heads={['大項目', '点数']}
			rows={[
				{ id: 1, content: name, score: 90, href: '#one' },
				{ id: 2, content: '労務管理', score: 0 },
				{ id: 3, content: '人権', score: null },
			]}
			total={{ label: '合計', score: null, max: 300 }}
		/>,
	);

	it('are a table with every score, also 0 and none', () => {
		expect(textOf(html)).toContain(`大項目 点数 ${name} 90 / 100 労務管理 0 / 100 人権 -- / 100 合計 -- / 300`);
		expect(html).toContain(`<a href="#one">${name}</a>`);
	});

	it('mark the best band with a star, not by amber alone', () => {
		expect(starsIn(html)).toBe(1);
		const legend = renderToStaticMarkup(<ScoreLegend />);
		expect(starsIn(legend)).toBe(1);
		expect(textOf(legend)).toBe('90〜100点 80〜89点 60〜79点 50〜59点 0〜49点');
	});

	it('have stripes for the gray that looks like amber without color, as the legend says', () => {
		const striped = (html: string): number => html.split('repeating-linear-gradient').length - 1;
		const bars = (score: number): string =>
			renderToStaticMarkup(
				<CategoryBars title="点数" heads={['大項目', '点数']} rows={[{ id: 1, content: name, score }]} />,
			);
		expect([95, 85, 65, 55, 45].map((score) => striped(bars(score)))).toEqual([0, 0, 0, 1, 0]);
		expect(striped(renderToStaticMarkup(<ScoreLegend />))).toBe(1);
	});
});

describe('the radar', () => {
	const axes = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `${at}`, value: 100 }));
	/** The corners of the rings, the innermost first, then those of the own shape. */
	const cornersOf = (count: number): [x: number, y: number][][] =>
		[...renderToStaticMarkup(<Radar title="点数" axes={axes(count)} />).matchAll(/<polygon points="([^"]+)"/g)].map(
			([, points = '']) =>
				points.split(' ').map((point): [number, number] => {
					const [x = 0, y = 0] = point.split(',').map(Number);
					return [x, y];
				}),
		);

	it.each([3, 4, 5, 6, 7, 8, 12])('has five rings at equal distances with %i axes', (count) => {
		const tops = cornersOf(count).map(([first]) => 210 - (first?.[1] ?? 0));
		expect(tops).toEqual([26, 52, 78, 104, 130, 130]);
	});

	it.each([3, 4, 5, 6, 7, 8, 12])('has its number outside of every shape with %i axes', (count) => {
		const [x, y] = scaleSpot(count);
		const ring = cornersOf(count)[4] ?? [];
		// Beyond the straight line between the two corners at the foot, by half the height of the number.
		const nearest = ring.map(([a, b]) => Math.hypot(a - 210, b - 210) * Math.cos(Math.PI / count));
		expect(Math.hypot(x - 210, y - 210)).toBeGreaterThan(Math.max(...nearest) + 10);
	});
});

describe('the line of totals', () => {
	const line = (scores: readonly number[]): string =>
		renderToStaticMarkup(
			<TotalLine
				title="総合点の推移"
				points={scores.map((score, at) => ({
					key: at,
					year: `${2024 + at}年`,
					day: `${2024 + at}年04月01日`,
					score,
					max: 700,
				}))}
			/>,
		);
	const tableOf = (html: string): string => textOf(html.slice(html.indexOf('<table')));

	it('has every score with its stars as a table', () => {
		expect(tableOf(line([0, 546, 700]))).toBe(
			'総合点の推移 2024年04月01日 0点（700点満点） 星なし 2025年04月01日 546点（700点満点） 一つ星 2026年04月01日 700点（700点満点） 三つ星',
		);
	});

	it('is drawn from two years on, also for equal ones, with the numbers of scale and thresholds', () => {
		const html = line([612, 612]);
		expect(html).toContain('role="img" aria-label="総合点の推移"');
		expect(textOf(html.slice(0, html.indexOf('<table')))).toMatch(/^0 350 700 420 560 630 612 2024年 612 2025年/);
	});

	it('is a sentence for one year', () => {
		const html = line([612]);
		expect(html).not.toContain('role="img"');
		expect(textOf(html)).toContain('2024年04月01日の総合点は612点（700点満点）です。');
		expect(tableOf(html)).toContain('612点（700点満点） 二つ星');
	});
});

describe('the line of time', () => {
	const items: DueItem[] = [
		{ key: 1, name: '対話・職場関係', date: '2027-01-31', state: 'planned' },
		{ key: 2, name: '住居・生活支援', date: '2026-10-01', state: 'overdue' },
		{ key: 3, name: '賃金', date: '2026-10-01', state: 'done' },
	];
	const line = (today?: string): string =>
		renderToStaticMarkup(<TimeLine title="予定日" items={items} today={today} />);

	it('has all dates with their states as a table, the earliest first', () => {
		const html = line('2026-11-25');
		expect(textOf(html.slice(html.indexOf('<table')))).toBe(
			'予定日 住居・生活支援 2026年10月01日 予定日超過 賃金 2026年10月01日 実施済み 対話・職場関係 2027年01月31日 これから',
		);
		expect(textOf(html)).toContain('予定日超過（1件） これから（1件） 実施済み（1件）');
	});

	it('marks today on a screen alone, since paper is read later', () => {
		expect(textOf(line('2026-11-25'))).toContain('今日');
		expect(textOf(line())).not.toContain('今日');
	});

	it('has marks of one day above each other', () => {
		const bottoms = [...line().matchAll(/class="mark" style="left:0%;bottom:(\d+)px"/g)].map(([, bottom]) => bottom);
		expect(new Set(bottoms).size).toBe(2);
	});
});

describe('the progress of a team', () => {
	it('is a table of people with their counts', () => {
		const html = renderToStaticMarkup(
			<TeamProgress
				title="担当別の進み具合"
				heads={['担当', '完了', '回答']}
				rows={[
					{ key: 1, name: '佐藤 花子', cells: [{ key: 1, share: 1, isDone: true }], counts: ['1 / 1件', '2 / 2問'] },
					{ key: 0, name: 'なし', cells: [{ key: 2, share: 0, isDone: false }], counts: ['0 / 1件', '0 / 2問'] },
				]}
			/>,
		);
		expect(textOf(html)).toBe('担当別の進み具合 担当 完了 回答 佐藤 花子 1 / 1件 2 / 2問 なし 0 / 1件 0 / 2問');
	});
});
