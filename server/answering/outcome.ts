import { asc, eq, inArray } from 'drizzle-orm';
import { listSheetItems } from '#server/assessment/sheet-items.ts';
import type { Progress } from '#server/assessment/transition.ts';
import { isReportVisible } from '#server/assessment/visible.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Executor } from '#server/db/client.ts';
import { paperMainCategories } from '#server/db/tables/papers.ts';
import { resultMainCategories } from '#server/db/tables/reports.ts';
import { together } from '#server/db/transactions.ts';
import { nextStarIn } from '#server/explanation/next-star.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import { planFiguresOf } from '#server/plans/counts.ts';
import { inPlanOf } from '#server/plans/fitting.ts';
import { listProposed, storedActions } from '#server/plans/queries.ts';
import { findFrozen } from '#server/position/freeze.ts';
import { presentPosition } from '#server/position/present.ts';
import type { AssessmentOverview, OverviewOutcome, OverviewPlan } from '#shared/answering/schemas.ts';
import { gradedScoreOf } from '#shared/assessment/graded-score.ts';
import { isFirstTime } from '#shared/assessment/round.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { PLANNABLE } from '#shared/assessment/status-sets.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { Current } from './current.ts';

/** What the overview says of the result: the latest one whose report the company may read. */

/** The shown result of an assessment and, in a re-assessment, that of the first round. */
const shownResults = ({ progress, first, second }: Current) => {
	const round = isReportVisible('app', progress, 2) ? 2 : 1;
	if (!isReportVisible('app', progress, round)) return null;
	const shown = round === 1 ? first : second;
	return shown && ({ shown, round, before: round === 1 ? null : first } as const);
};

/** The second result once its report is visible to the company, otherwise the first. */
export const latestResultOf = (current: Current, mainCategories: number): AssessmentOverview['latest_result'] => {
	const results = shownResults(current);
	if (!results) return null;
	const { shown, round } = results;
	return { is_first_time: isFirstTime(round), ...gradedScoreOf(shown.score, mainCategories) };
};

const listCategoryResults = (executor: Executor, resultIds: readonly number[], locale: Locale) =>
	executor
		.select({
			id: resultMainCategories.id,
			resultId: resultMainCategories.resultId,
			partId: resultMainCategories.mainCategoryId,
			content: localisedPaper(locale).mainCategory,
			score: resultMainCategories.score,
		})
		.from(resultMainCategories)
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, resultMainCategories.mainCategoryId))
		.where(inArray(resultMainCategories.resultId, [...resultIds]))
		.orderBy(asc(paperMainCategories.ordinal));

const isFinal = ({ status }: Progress): boolean => status >= STATUS.completed;

/** The result by category from 7 on, with the way to the next star as far as the paper explains it. */
export const readOutcome = async (
	executor: Executor,
	current: Current,
	{ locale }: { locale: Locale },
): Promise<OverviewOutcome | null> => {
	const results = isFinal(current.progress) ? shownResults(current) : null;
	if (!results) return null;
	const { shown, before, round } = results;
	const { progress } = current;
	// In a re-assessment whose report is out, the plan is closed.
	const isPlannable = round === 1 && PLANNABLE.includes(progress.status);
	const ids = [shown.id, ...(before ? [before.id] : [])];
	const [rows, items, frozen, actions, proposed] = await together(executor, (one) => [
		listCategoryResults(one, ids, locale),
		current.explainLevel === 'none' ? null : listSheetItems(one, { sheetId: shown.sheetId, locale }),
		findFrozen(one, shown.id),
		isPlannable ? storedActions(one, progress.id) : [],
		isPlannable ? listProposed(one, progress.id) : [],
	]);
	const inPlan = isPlannable ? inPlanOf({ actions, proposed: proposed.map(({ id }) => id) }) : () => true;
	const own = rows.filter(({ resultId }) => resultId === shown.id);
	const names = new Map(own.map(({ id, content }) => [id, content]));
	const cohorts = frozen
		? presentPosition({ asOf: frozen.frozenAt, cohorts: frozen.cohorts }, { names, locale }).cohorts
		: [];
	return {
		categories: own.map(({ id, partId, content, score }) => {
			const former = rows.find((row) => row.partId === partId && row.resultId === before?.id);
			return { id, content, score, first_score: former?.score ?? null };
		}),
		first_score: before?.score ?? null,
		next_star: items && nextStarIn(items, { score: shown.score, inPlan }),
		cohort: cohorts.find(({ industry }) => industry !== null) ?? cohorts[0] ?? null,
	};
};

/** How far the improvement plan is; null before 7, and if nothing was proposed. */
export const readPlanFigures = async (
	executor: Executor,
	{ progress }: Current,
	{ clock }: { clock: Clock },
): Promise<OverviewPlan | null> => {
	if (!progress.completedAt) return null;
	const [actions, proposed] = await together(executor, (one) => [
		storedActions(one, progress.id),
		listProposed(one, progress.id),
	]);
	return planFiguresOf({ actions, proposed: proposed.map(({ id }) => id) }, clock.now());
};
