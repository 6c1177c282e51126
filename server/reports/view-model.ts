import { readReportObjection } from '#server/assessment/objections.ts';
import { presentFailures, readCriticalFailures } from '#server/assessment/substance.ts';
import type { Progress } from '#server/assessment/transition.ts';
import { notFound } from '#server/base/errors.ts';
import { groupRows } from '#server/base/group-rows.ts';
import type { Company } from '#server/companies/columns.ts';
import { presentCompany } from '#server/companies/present.ts';
import type { Executor } from '#server/db/client.ts';
import { together } from '#server/db/transactions.ts';
import { findFrozen } from '#server/position/freeze.ts';
import { maxScoreOf } from '#shared/assessment/grade.ts';
import type { Round } from '#shared/assessment/round.ts';
import { isFirstTime } from '#shared/assessment/round.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { compareRounds } from '#shared/reports/compare-rounds.ts';
import type { AssessmentResult, ResultIndex } from '#shared/reports/schemas.ts';
import { sdgGoals } from '#shared/reports/sdg-goals.ts';
import { summaryOf } from '#shared/reports/summary.ts';
import { readFirstScores } from './first-scores.ts';
import { frozenPosition } from './position.ts';
import { listSubCategoryRows, listTargetRows, type Result, type SubCategoryRow, type TargetRow } from './queries.ts';

/** Readers get the last confirmed notes; the editor gets the last saved ones. */
export type Notes = 'confirmed' | 'latest';

type Note = { evaluationNote: string; evaluationNoteDraft: string | null };

const evaluationNote = (row: Note, notes: Notes): string =>
	notes === 'latest' ? (row.evaluationNoteDraft ?? row.evaluationNote) : row.evaluationNote;

const goalName = (goalId: number, locale: Locale): string =>
	sdgGoals.find((goal) => goal.id === goalId)?.name[locale] ?? '';

/** Groups rows of sub-categories by main category, in their order. */
export const byMainCategory = <T>(rows: readonly SubCategoryRow[], present: (row: SubCategoryRow) => T) =>
	groupRows(rows, (row) => row.main).map(({ parent, rows: ofMain }) => ({
		...parent,
		sub_category_results: ofMain.map(present),
	}));

type Shown = { locale: Locale; notes: Notes };

export type IndexRows = readonly [subCategories: SubCategoryRow[], targets: TargetRow[]];

export const readIndexRows = (executor: Executor, result: Result, locale: Locale): Promise<IndexRows> =>
	together(executor, (one) => [listSubCategoryRows(one, result.id, locale), listTargetRows(one, result.id, locale)]);

/**
 * Scores and notes of a result by main category and SDG goal, shared by all views of a report. `more` adds fields of
 * one view.
 */
export const presentIndex = <S, T>(
	result: Result,
	[subCategories, targets]: IndexRows,
	{ locale, notes }: Shown,
	more: { subCategory: (row: SubCategoryRow) => S; target: (row: TargetRow) => T },
) => {
	const mainCategories = byMainCategory(subCategories, (row) => ({
		id: row.id,
		content: row.content,
		score: row.score,
		evaluation_note: evaluationNote(row, notes),
		...more.subCategory(row),
	}));
	const goals = groupRows(targets, (row) => row.goal).map(({ parent: goal, rows: ofGoal }) => ({
		id: goal.id,
		sdg_goal_id: goal.number,
		name: goalName(goal.number, locale),
		score: goal.score,
		sdg_target_results: ofGoal.map((row) => ({
			id: row.id,
			target_number: row.targetNumber,
			description: row.description,
			score: row.score,
			evaluation_note: evaluationNote(row, notes),
			...more.target(row),
		})),
	}));
	return {
		score: result.score,
		max_score: maxScoreOf(mainCategories.length),
		sdg_score: result.sdgScore,
		main_category_results: mainCategories,
		sdg_goal_results: goals,
	};
};

const NOTHING_MORE = { subCategory: () => ({}), target: () => ({}) };

type Readable = { progress: Progress; company: Company; result: Result; round: Round; locale: Locale };

/**
 * View model of a round's report as last confirmed, shared by both areas, PDF and workbook. The caller checks
 * visibility.
 * @throws 404 if it was never confirmed
 */
export const readAssessmentResult = async (
	executor: Executor,
	{ progress, company, result, round, locale }: Readable,
): Promise<AssessmentResult> => {
	if (!result.reportConfirmedAt) throw notFound();
	const [rows, failures, first, frozen, objection] = await together(executor, (one) => [
		readIndexRows(one, result, locale),
		readCriticalFailures(one, result, locale),
		isFirstTime(round) ? null : readFirstScores(one, { progressId: progress.id, resultId: result.id }),
		findFrozen(one, result.id),
		readReportObjection(one, result.sheetId),
	]);
	const index: ResultIndex = presentIndex(result, rows, { locale, notes: 'confirmed' }, NOTHING_MORE);
	return {
		id: progress.id,
		is_first_time: isFirstTime(round),
		company: presentCompany(company, progress),
		summary: summaryOf(index.main_category_results),
		critical_failures: presentFailures(failures),
		comparison: first && compareRounds(first, index),
		result: index,
		position: frozenPosition(frozen, { progress, round, categories: index.main_category_results, locale }),
		objection,
		updated_at: result.reportConfirmedAt.toISOString(),
	};
};
