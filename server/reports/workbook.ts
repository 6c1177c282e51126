import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { dayCell, type FilledSheet, textCell, wholeSheet } from '#server/exports/workbook/columns.ts';
import { documentFile } from '#server/exports/workbook/document-file.ts';
import type { WorkbookFile } from '#server/exports/workbook/file.ts';
import { criticalRows, summarySheet } from '#server/exports/workbook/parts.ts';
import type { Cell } from '#server/exports/workbook/sheet.ts';
import { type Words, wordsOf } from '#server/exports/workbook/texts.ts';
import { gradeOf } from '#shared/assessment/grade.ts';
import type { Round } from '#shared/assessment/round.ts';
import { tokyoDate } from '#shared/dates.ts';
import type { AssessmentResult } from '#shared/reports/schemas.ts';
import { comparisonLines, comparisonSheet } from './comparison-sheet.ts';
import { readEvidence } from './evidence.ts';
import { evidenceSheets } from './evidence-sheets.ts';
import { objectionLines } from './objection-lines.ts';
import { positionSheets } from './position-sheet.ts';
import { getAssessmentResult } from './read.ts';

/**
 * The evaluation report as a workbook, one sheet per part, with every score and note of the view model; for staff also
 * with the evidence of the round.
 */

type Part = (report: AssessmentResult, words: Words) => FilledSheet;

const rankedCell = (row: { content: string; score: number } | null): Cell =>
	textCell(row && `${row.content} (${row.score})`);

const summary: Part = (
	{ company, result, summary: ranked, critical_failures: failures, comparison, objection, updated_at },
	words,
) =>
	summarySheet(words, [
		[words.label('companies.company_name'), textCell(company.company_name)],
		[words.label('companies.registration_number'), textCell(company.registration_number)],
		[words.heading('periodStart'), dayCell(company.start_date)],
		[words.heading('periodEnd'), dayCell(company.end_date)],
		[words.heading('reportDate'), dayCell(tokyoDate(new Date(updated_at)))],
		[words.heading('grade'), words.gradeName(gradeOf(result.score, result.max_score))],
		[words.label('reports.score'), result.score],
		[words.label('reports.max_score'), result.max_score],
		[words.heading('sdgScore'), result.sdg_score],
		[words.heading('highestCategory'), rankedCell(ranked.highest)],
		[words.heading('lowestCategory'), rankedCell(ranked.lowest)],
		[words.heading('scoredCount'), ranked.scored_count],
		[words.heading('highCount'), ranked.high_count],
		[words.heading('lowCount'), ranked.low_count],
		...criticalRows(failures, words),
		...(objection ? objectionLines(objection, words) : []),
		...ranked.strengths.map((row, at) => [`${words.heading('strength')} ${at + 1}`, rankedCell(row)] as const),
		...ranked.to_improve.map((row, at) => [`${words.heading('toImprove')} ${at + 1}`, rankedCell(row)] as const),
		...(comparison ? comparisonLines(comparison, words) : []),
	]);

const mainCategories: Part = ({ result }, { sheet, column, field, judgement }) =>
	wholeSheet(sheet('mainCategories'), result.main_category_results, [
		column('mainCategory', 40, ({ content }) => content),
		field('reports.score', 10, ({ score }) => score),
		column('judgement', 20, ({ score }) => judgement(score)),
		column('subCategoryCount', 14, ({ sub_category_results: subs }) => subs.length),
	]);

const subCategories: Part = ({ result }, { sheet, column, field, judgement }) =>
	wholeSheet(
		sheet('subCategories'),
		result.main_category_results.flatMap(({ content: main, sub_category_results: subs }) =>
			subs.map((sub) => ({ main, ...sub })),
		),
		[
			column('mainCategory', 24, ({ main }) => main),
			column('subCategory', 36, ({ content }) => content),
			field('reports.score', 10, ({ score }) => score),
			column('judgement', 20, ({ score }) => judgement(score)),
			field('reports.evaluation_note', 90, (sub) => textCell(sub.evaluation_note)),
		],
	);

const sdgGoals: Part = ({ result }, { sheet, column }) =>
	wholeSheet(sheet('sdgGoals'), result.sdg_goal_results, [
		column('goal', 10, (goal) => goal.sdg_goal_id),
		column('goalName', 48, ({ name }) => name),
		column('attainment', 16, ({ score }) => score),
		column('targetCount', 18, ({ sdg_target_results: targets }) => targets.length),
	]);

const sdgTargets: Part = ({ result }, { sheet, column, field }) =>
	wholeSheet(
		sheet('sdgTargets'),
		result.sdg_goal_results.flatMap(({ sdg_goal_id: goal, sdg_target_results: targets }) =>
			targets.map((target) => ({ goal, ...target })),
		),
		[
			column('goal', 10, ({ goal }) => goal),
			column('target', 14, ({ goal, target_number }) => `${goal}.${target_number}`),
			column('description', 70, ({ description }) => description),
			column('attainment', 16, ({ score }) => score),
			field('reports.evaluation_note', 90, (target) => textCell(target.evaluation_note)),
		],
	);

const PARTS: readonly Part[] = [mainCategories, subCategories, sdgGoals, sdgTargets];

/** Evaluation report of a round, as last confirmed. @throws 404 as `getAssessmentResult` */
export const reportWorkbook = async (
	deps: Deps,
	actor: ConsoleActor,
	asked: { id: number; round: Round },
	call: CallContext,
): Promise<WorkbookFile> => {
	const { locale } = call;
	const report = await getAssessmentResult(deps, actor, asked, call);
	const evidence = await readEvidence(deps.db, { progressId: asked.id, round: asked.round, locale });
	const words = wordsOf(locale);
	return documentFile(words, {
		title: words.title(report.is_first_time ? 'report' : 'reportAgain'),
		companyName: report.company.company_name,
		plainName: 'assessment-result.xlsx',
		sheets: [
			summary(report, words),
			...(report.comparison ? [comparisonSheet(report.comparison, words)] : []),
			...PARTS.map((part) => part(report, words)),
			...positionSheets(report.position ?? null, words),
			...evidenceSheets(evidence, words),
		],
	});
};
