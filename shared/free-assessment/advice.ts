import type { ShownGuidance } from '#shared/papers/shown-guidance.ts';
import type { FreeAnswers } from './scoring.ts';

/** Advice of a free result: the strongest sub-categories, and those to begin with. */

type Question = { id: number; content: string; points: number; guidance?: ShownGuidance | null | undefined };
type SubCategory = { id: number; content: string; questions: readonly Question[] };
type MainCategory = { content: string; sub_categories: readonly SubCategory[] };

export type AdvisedArea = {
	id: number;
	category: string;
	content: string;
	/** Percent. */
	score: number;
};

/**
 * `question` is the 'no' with the most points; null if the answers are unknown. `guidance` is the paper's guidance on
 * it.
 */
export type FirstStep = AdvisedArea & { question: string | null; guidance: ShownGuidance | null };

export type FreeAdvice = { strengths: AdvisedArea[]; firstSteps: FirstStep[] };

const COUNT = 3;
/** Minimum percent of a strength. */
const STRENGTH_FROM = 80;

type Rated = { area: AdvisedArea; points: number; lost: number; worst: Question | null };

const pointsOf = (questions: readonly Question[]): number => questions.reduce((sum, { points }) => sum + points, 0);

const rate = (category: string, sub: SubCategory, score: number, answers: FreeAnswers | null): Rated => {
	const area = { id: sub.id, category, content: sub.content, score };
	if (!answers) {
		const points = pointsOf(sub.questions);
		return { area, points, lost: (points * (100 - score)) / 100, worst: null };
	}
	const denied = sub.questions.filter(({ id }) => answers.get(id) === 2);
	const [worst] = denied.toSorted((one, other) => other.points - one.points);
	const counted = sub.questions.filter(({ id }) => answers.get(id) === 1 || answers.get(id) === 2);
	return { area, points: pointsOf(counted), lost: pointsOf(denied), worst: worst ?? null };
};

/**
 * Strengths are the sub-categories with the highest percent from 80 on, more counted points first. First steps are
 * those that lost the most points by 'no', lower percent first. Ties keep the order of the paper.
 * @param scores percents by sub-category; others are left out
 * @param answers null if only the scores are known
 */
export const adviceOf = (
	categories: readonly MainCategory[],
	scores: ReadonlyMap<number, number>,
	answers: FreeAnswers | null,
): FreeAdvice => {
	const rated = categories.flatMap(({ content, sub_categories }) =>
		sub_categories.flatMap((sub) => {
			const score = scores.get(sub.id);
			return score === undefined ? [] : [rate(content, sub, score, answers)];
		}),
	);
	const strengths = rated
		.filter(({ area, points }) => area.score >= STRENGTH_FROM && points > 0)
		.toSorted((one, other) => other.area.score - one.area.score || other.points - one.points);
	const firstSteps = rated
		.filter(({ lost }) => lost > 0)
		.toSorted((one, other) => other.lost - one.lost || one.area.score - other.area.score);
	return {
		strengths: strengths.slice(0, COUNT).map(({ area }) => area),
		firstSteps: firstSteps.slice(0, COUNT).map(({ area, worst }) => ({
			...area,
			question: worst?.content ?? null,
			guidance: worst?.guidance ?? null,
		})),
	};
};
