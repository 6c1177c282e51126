import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textOf } from '#tests/support/html.ts';
import { CategoryBars } from './category-bars.tsx';
import { ScoreLegend } from './legend.tsx';
import { ringSpot } from './radar.tsx';
import { ScoreDial } from './score-dial.tsx';

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
		expect(html).not.toContain('<figcaption');
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
		expect(textOf(legend)).toBe('S（90〜100点） 80〜89点 60〜79点 50〜59点 0〜49点');
	});
});

describe('the numbers of the radar', () => {
	it.each([3, 4, 5, 6, 7, 8, 12])('stand apart from each other and from the center with %i axes', (count) => {
		const spots = [0, 20, 40, 60, 80, 100].map((step) => ringSpot(step, count));
		for (const [at, [x, y]] of spots.slice(1).entries()) {
			const [nextX, nextY] = spots[at] ?? [0, 0];
			expect(Math.hypot(x - nextX, y - nextY)).toBeGreaterThan(20);
		}
	});
});
