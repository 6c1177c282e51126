import { type FilledSheet, textCell, wholeSheet } from '#server/exports/workbook/columns.ts';
import type { Cell } from '#server/exports/workbook/sheet.ts';
import type { Words } from '#server/exports/workbook/texts.ts';
import type { ComparedSubCategory, RoundComparison } from '#shared/reports/comparison.ts';

/** Changes since the first round, in the workbook of a second report. */

type Row = {
	part: string;
	mainCategory: string | null;
	subCategory: string | null;
	first: number | null;
	second: number | null;
	change: number | null;
};

const scoreCell = (score: number | null, { text }: Words): Cell => score ?? text('notCounted');

const directionOf = (change: number | null, { text }: Words): string => {
	if (change === null) return text('changes.notCompared');
	if (change === 0) return text('changes.unchanged');
	return text(change > 0 ? 'changes.improved' : 'changes.worse');
};

const rowsOf = (comparison: RoundComparison, { label, heading }: Words): Row[] => {
	const { total, sdg_score: sdg } = comparison;
	const whole = { mainCategory: null, subCategory: null };
	return [
		{
			part: label('reports.score'),
			...whole,
			first: total.first.score,
			second: total.second.score,
			change: total.change,
		},
		...comparison.main_category_results.map(({ content, ...scores }) => ({
			part: heading('mainCategory'),
			mainCategory: content,
			subCategory: null,
			...scores,
		})),
		...comparison.sub_category_results.map(({ content, main_category, ...scores }) => ({
			part: heading('subCategory'),
			mainCategory: main_category,
			subCategory: content,
			...scores,
		})),
		{ part: heading('sdgScore'), ...whole, ...sdg },
	];
};

/** Total, categories and sub-categories in both rounds, the most improved sub-categories first. */
export const comparisonSheet = (comparison: RoundComparison, words: Words): FilledSheet => {
	const { sheet, column } = words;
	return wholeSheet(sheet('comparison'), rowsOf(comparison, words), [
		column('part', 18, ({ part }) => part),
		column('mainCategory', 24, ({ mainCategory }) => textCell(mainCategory)),
		column('subCategory', 36, ({ subCategory }) => textCell(subCategory)),
		column('scoreFirst', 16, ({ first }) => scoreCell(first, words)),
		column('scoreSecond', 16, ({ second }) => scoreCell(second, words)),
		column('change', 12, ({ change }) => change),
		column('direction', 16, ({ change }) => directionOf(change, words)),
	]);
};

type Line = readonly [label: string, value: Cell];

const comparedLines = (heading: string, rows: readonly ComparedSubCategory[]): Line[] =>
	rows.map(({ content, first, second }, at) => [`${heading} ${at + 1}`, textCell(`${content} (${first} → ${second})`)]);

/** Short comparison for the summary. */
export const comparisonLines = (comparison: RoundComparison, words: Words): Line[] => {
	const { total, sdg_score: sdg, most_improved, most_worsened, still_low } = comparison;
	const { heading } = words;
	return [
		[heading('gradeFirst'), words.gradeName(total.first.grade)],
		[heading('scoreFirst'), scoreCell(total.first.score, words)],
		[heading('change'), total.change ?? directionOf(null, words)],
		[heading('starsFirst'), total.first.stars],
		[heading('starsSecond'), total.second.stars],
		[heading('sdgScoreFirst'), scoreCell(sdg.first, words)],
		[heading('improvedCount'), comparison.improved_count],
		[heading('unchangedCount'), comparison.unchanged_count],
		[heading('worseCount'), comparison.worse_count],
		...comparedLines(heading('mostImproved'), most_improved),
		...comparedLines(heading('mostWorsened'), most_worsened),
		...comparedLines(heading('stillLow'), still_low),
	];
};
