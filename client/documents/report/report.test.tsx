import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PrintedDocument } from '#client/documents/printed.tsx';
import { Radar } from '#client/ui/charts/radar.tsx';
import type { AssessmentResult } from '#shared/reports/schemas.ts';
import {
	emptyReport,
	emptySecondReport,
	typicalReport,
	typicalSecondReport,
} from '#tests/support/printed/documents.ts';
import { textOf } from '#tests/support/printed/html.ts';

/** Parts of the report according to section 2 of the specification, on screen and in the PDF. */

const shown = (content: AssessmentResult): string =>
	renderToStaticMarkup(<PrintedDocument document={{ kind: 'report', content }} />);

const withCompany = (values: Partial<AssessmentResult['company']>): AssessmentResult => {
	const report = typicalReport();
	return { ...report, company: { ...report.company, ...values } };
};

describe('the company code', () => {
	it('is the registration number', () => {
		expect(textOf(shown(typicalReport()))).toContain('登録番号 09-000123');
	});

	it("is '---' without one", () => {
		for (const registration_number of [null, '']) {
			// Assessed companies always have a number; the document's schema allows null.
			const report = withCompany({ registration_number: registration_number as string });
			expect(textOf(shown(report))).toContain('登録番号 ---');
		}
	});
});

describe('the scores by year', () => {
	/** Rows of the chart's table: year and score. */
	const years = (report: AssessmentResult): string[] => {
		const [, table = ''] = /<caption>年度別の総合点<\/caption>(.*?)<\/table>/.exec(shown(report)) ?? [];
		return table
			.split('</tr>')
			.map(textOf)
			.filter((row) => row !== '');
	};

	it('are the score in the year of the report with its stars, and none in the next three', () => {
		const report = typicalReport();
		const later = ['2027年 未実施', '2028年 未実施', '2029年 未実施'];
		expect(years(report)).toEqual([`2026年 ${report.result.score} 一つ星`, ...later]);
		expect(years(emptyReport())).toEqual(['2026年 --', ...later]);
	});

	it('begin with the year in Tokyo', () => {
		const report = { ...typicalReport(), updated_at: '2026-12-31T15:00:00.000Z' };
		expect(years(report)[0]).toMatch(/^2027年 /);
	});

	it('are four points from 0 to 700 in steps of 350, and why there is no score is said once', () => {
		const html = shown(typicalReport());
		const [, chart = ''] = /aria-label="年度別の総合点[^"]*">(.*?)<table/.exec(html) ?? [];
		// Scale, thresholds, the score and the years.
		const { score } = typicalReport().result;
		expect(textOf(chart)).toBe(`0 350 700 420 560 630 ${score} 2026年 2027年 2028年 2029年 未実施`);
	});
});

describe('the radar', () => {
	const axes = (count: number) =>
		Array.from({ length: count }, (_, at) => ({ label: `項目${at + 1}`, value: at === 1 ? null : 80 }));
	const drawn = (count: number): string => renderToStaticMarkup(<Radar title="大項目別の点数" axes={axes(count)} />);

	it.each([0, 1, 2])('is not drawn for %i categories', (count) => {
		expect(drawn(count)).toBe('');
	});

	it.each([3, 7])('is drawn for %i categories, from 0 to 100 in steps of 20', (count) => {
		const html = drawn(count);
		// Five rings and the own shape; the values stand at the corners, so only the outer ring has its number.
		expect(html.match(/<polygon /g)).toHaveLength(5 + 1);
		expect([...html.matchAll(/<text [^>]*>(\d+)<\/text>/g)].map(([, step]) => step)).toEqual(['100']);
		expect(html.match(/<circle /g)).toHaveLength(count);
	});

	it('draws a missing score in the middle, as 0, and names it as missing', () => {
		const pointsOf = (values: readonly (number | null)[]): (string | undefined)[] => {
			const html = renderToStaticMarkup(
				<Radar title="大項目別の点数" axes={values.map((value, at) => ({ label: `項目${at + 1}`, value }))} />,
			);
			return [...html.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => `${x},${y}`);
		};
		const middle = '210,210';
		expect(pointsOf([80, null, 80])).toEqual(pointsOf([80, 0, 80]));
		expect(pointsOf([null, null, null])).toEqual([middle, middle, middle]);
		expect(textOf(drawn(3))).toContain('項目2 --');
	});

	it('of a first report has no legend without other companies, and otherwise their medians as a thin line', () => {
		const alone = { ...typicalReport(), position: null };
		expect(textOf(shown(alone))).not.toContain('今回（実線）');
		const html = shown(typicalReport());
		expect(textOf(html)).toContain('比べる企業の中央値（細い線）');
		const [, table = ''] = /<caption>大項目別の点数<\/caption>(.*?)<\/table>/.exec(html) ?? [];
		expect(table.split('</tr>')).toHaveLength(1 + 7 + 1);
	});

	it('is part of a report with three or more categories only', () => {
		expect(shown(typicalReport())).toContain('<svg');
		expect(shown(emptyReport())).not.toContain('<circle');
	});
});

describe('what changed since the first round', () => {
	const shapes = (html: string): string[] => html.match(/<polygon [^>]*>/g) ?? [];

	it('is shown in a second report only', () => {
		expect(textOf(shown(typicalReport()))).not.toContain('1回目からの変化');
		expect(textOf(shown(typicalSecondReport()))).toContain('1回目からの変化');
	});

	it('has a shape for each round in the radar, the first one dashed, and says which is which', () => {
		const html = shown(typicalSecondReport());
		expect(shapes(html).filter((shape) => shape.includes('stroke-dasharray'))).toHaveLength(1);
		expect(textOf(html)).toContain('1回目（破線）');
		expect(textOf(html)).toContain('再評価（実線）');
	});

	it('says in words which way it went', () => {
		const text = textOf(shown(typicalSecondReport()));
		for (const words of [/↑ \d+点改善/, /↓ \d+点低下/, /変化なし/, /採点対象外 \d+ 比較なし/])
			expect(text).toMatch(words);
	});

	it('says of totals without a score that they were not counted', () => {
		const text = textOf(shown(emptySecondReport()));
		expect(text).toContain('採点対象外 → 採点対象外');
		expect(text).toContain('60点未満のままの小項目はありません。');
	});
});
