import { gradedScoreOf } from '#shared/assessment/graded-score.ts';
import type { ComparedSubCategory, RoundComparison } from './comparison.ts';
import type { ResultIndex } from './schemas.ts';
import { LOW_BELOW } from './summary.ts';

type Score = number | null;

/** Scores of the first round by the ids of the second result. */
export type FirstScores = {
	score: Score;
	sdgScore: Score;
	mainCategories: ReadonlyMap<number, Score>;
	subCategories: ReadonlyMap<number, Score>;
};

type SecondScores = Pick<ResultIndex, 'score' | 'sdg_score' | 'main_category_results'>;

/** Maximum numbers of rows: as many as fit on the first page of the PDF, in either language. */
const MOST_IMPROVED = 4;
const OTHERS = 2;

const changeOf = (first: Score, second: Score): number | null =>
	first === null || second === null ? null : second - first;

const compared = (first: Score, second: Score) => ({ first, second, change: changeOf(first, second) });

/** Lower than any possible change. */
const NOT_COMPARED = -101;

const byChange = (one: ComparedSubCategory, other: ComparedSubCategory): number =>
	(other.change ?? NOT_COMPARED) - (one.change ?? NOT_COMPARED);

const isImproved = ({ change }: ComparedSubCategory): boolean => (change ?? 0) > 0;
const isUnchanged = ({ change }: ComparedSubCategory): boolean => change === 0;
const isWorse = ({ change }: ComparedSubCategory): boolean => (change ?? 0) < 0;
const isLow = (score: Score): boolean => score !== null && score < LOW_BELOW;

/** Changes between the rounds. Ties are in paper order. */
export const compareRounds = (first: FirstScores, second: SecondScores): RoundComparison => {
	const mains = second.main_category_results;
	const inPaperOrder = mains.flatMap(({ content: main_category, sub_category_results: subs }) =>
		subs.map(({ id, content, score }) => ({
			id,
			content,
			main_category,
			...compared(first.subCategories.get(id) ?? null, score),
		})),
	);
	const subs = inPaperOrder.toSorted(byChange);
	const improved = subs.filter(isImproved);
	const worse = inPaperOrder.filter(isWorse);
	const low = inPaperOrder.filter((sub) => isLow(sub.first) && isLow(sub.second) && !isWorse(sub));
	return {
		total: {
			first: gradedScoreOf(first.score, mains.length),
			second: gradedScoreOf(second.score, mains.length),
			change: changeOf(first.score, second.score),
		},
		sdg_score: compared(first.sdgScore, second.sdg_score),
		main_category_results: mains.map(({ id, content, score }) => ({
			id,
			content,
			...compared(first.mainCategories.get(id) ?? null, score),
		})),
		sub_category_results: subs,
		improved_count: improved.length,
		unchanged_count: subs.filter(isUnchanged).length,
		worse_count: worse.length,
		most_improved: improved.slice(0, MOST_IMPROVED),
		most_worsened: worse.toSorted((one, other) => byChange(other, one)).slice(0, OTHERS),
		still_low: low.toSorted((one, other) => (one.second ?? 0) - (other.second ?? 0)).slice(0, OTHERS),
	};
};
