import {
	type Cell,
	dayCell,
	type FilledSheet,
	type Row,
	textCell,
	wholeSheet,
} from '#server/exports/workbook/sheet.ts';
import { type Words, wordsOf } from '#server/exports/workbook/texts.ts';
import { gradeOf } from '#shared/assessment/grade.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { AssessmentResult } from '#shared/reports/schemas.ts';

/** The evaluation report as a workbook: a sheet a part, every score and note of the view-model that is shown. */

/** A part with a label and a value in each row. */
export const summarySheet = (words: Words, rows: readonly (readonly [label: string, value: Cell])[]): FilledSheet =>
	wholeSheet({ name: words.sheet('summary'), columns: [words.column('item', 28), words.column('value', 60)] }, rows);

export const reportTitle = ({ is_first_time }: AssessmentResult, words: Words): string =>
	words.title(is_first_time ? 'report' : 'reportAgain');

const summary = (report: AssessmentResult, words: Words): FilledSheet => {
	const { company, result } = report;
	return summarySheet(words, [
		[words.field('company_name', 0).heading, textCell(company.company_name)],
		[words.heading('registrationNumber'), textCell(company.registration_number)],
		[words.heading('periodStart'), dayCell(company.start_date)],
		[words.heading('periodEnd'), dayCell(company.end_date)],
		[words.heading('reportDate'), dayCell(tokyoDate(new Date(report.updated_at)))],
		[words.heading('grade'), words.gradeName(gradeOf(result.score, result.max_score))],
		[words.heading('score'), result.score],
		[words.heading('maxScore'), result.max_score],
		[words.heading('sdgScore'), result.sdg_score],
	]);
};

const mainCategories = ({ result }: AssessmentResult, words: Words): FilledSheet =>
	wholeSheet(
		{
			name: words.sheet('mainCategories'),
			columns: [
				words.column('mainCategory', 40),
				words.column('score', 10),
				words.column('judgement', 20),
				words.column('subCategoryCount', 14),
			],
		},
		result.main_category_results.map(
			({ content, score, sub_category_results: subs }): Row => [content, score, words.judgement(score), subs.length],
		),
	);

const subCategories = ({ result }: AssessmentResult, words: Words): FilledSheet =>
	wholeSheet(
		{
			name: words.sheet('subCategories'),
			columns: [
				words.column('mainCategory', 24),
				words.column('subCategory', 36),
				words.column('score', 10),
				words.column('judgement', 20),
				words.column('evaluationNote', 90),
			],
		},
		result.main_category_results.flatMap((main) =>
			main.sub_category_results.map(
				(sub): Row => [main.content, sub.content, sub.score, words.judgement(sub.score), textCell(sub.evaluation_note)],
			),
		),
	);

const sdgGoals = ({ result }: AssessmentResult, words: Words): FilledSheet =>
	wholeSheet(
		{
			name: words.sheet('sdgGoals'),
			columns: [
				words.column('goal', 10),
				words.column('goalName', 48),
				words.column('attainment', 16),
				words.column('targetCount', 18),
			],
		},
		result.sdg_goal_results.map(
			({ sdg_goal_id, name, score, sdg_target_results: targets }): Row => [sdg_goal_id, name, score, targets.length],
		),
	);

const sdgTargets = ({ result }: AssessmentResult, words: Words): FilledSheet =>
	wholeSheet(
		{
			name: words.sheet('sdgTargets'),
			columns: [
				words.column('goal', 10),
				words.column('target', 14),
				words.column('description', 70),
				words.column('attainment', 16),
				words.column('evaluationNote', 90),
			],
		},
		result.sdg_goal_results.flatMap((goal) =>
			goal.sdg_target_results.map(
				(target): Row => [
					goal.sdg_goal_id,
					`${goal.sdg_goal_id}.${target.target_number}`,
					target.description,
					target.score,
					textCell(target.evaluation_note),
				],
			),
		),
	);

export const reportSheets = (report: AssessmentResult, locale: Locale): FilledSheet[] => {
	const words = wordsOf(locale);
	return [summary, mainCategories, subCategories, sdgGoals, sdgTargets].map((part) => part(report, words));
};
