import type { RatedQuestion } from '#shared/assessment/grading.ts';
import { gradeAssessment } from '#shared/assessment/grading.ts';
import { explainScore } from '#shared/explanation/explain.ts';
import { nextStarOf } from '#shared/explanation/next-star.ts';
import { sheetOf } from '#tests/support/explained-sheets.ts';
import { median } from '#tests/support/quantiles.ts';
import { type Bench, type Figure, timesOf } from './figures.ts';

/** Explaining a sheet of the shipped size, with the search for the sets that reach the next star. */

const ROUNDS = 50;
const LIMIT_MS = 50;
const CATEGORIES = 7;
const SUB_CATEGORIES = 24;
const QUESTIONS = 75;
const ITEMS = 251;

/** Weights and points without common factors, so that fractions stay as large as they get; nearly all is still open. */
const question = (at: number): RatedQuestion => ({
	points: 7 + ((at * 13) % 17),
	answer: 1,
	items: Array.from(
		{ length: Math.floor(((at + 1) * ITEMS) / QUESTIONS) - Math.floor((at * ITEMS) / QUESTIONS) },
		(_, item) => ({
			weightTenths: 1 + ((at + item * 3) % 7),
			rate: (at + item) % 3 === 0 ? 2 : 1,
		}),
	),
	sdgTargetIds: [],
});

const sheet = () => {
	const questions = Array.from({ length: QUESTIONS }, (_, at) => question(at));
	const subs = Array.from({ length: SUB_CATEGORIES }, (_, sub) =>
		questions.filter((_, at) => Math.floor((at * SUB_CATEGORIES) / QUESTIONS) === sub),
	);
	return sheetOf(
		Array.from({ length: CATEGORIES }, (_, main) =>
			subs.filter((_, sub) => Math.floor((sub * CATEGORIES) / SUB_CATEGORIES) === main),
		),
	);
};

export const bench: Bench = {
	title: 'Explanation of a score',
	run: async (): Promise<Figure[]> => {
		const rated = sheet();
		const all = rated.flatMap(({ subCategories }) => subCategories.flatMap(({ questions }) => questions));
		const { score } = gradeAssessment(rated, []);
		const explain = () => nextStarOf(explainScore(rated), { score, max: CATEGORIES * 100 });
		const times = await timesOf(ROUNDS, async () => void explain());
		return [
			{ name: 'questions', value: all.length, unit: '', limit: QUESTIONS, bound: 'least' },
			{ name: 'check items', value: all.flatMap(({ items }) => items).length, unit: '', limit: ITEMS, bound: 'least' },
			{ name: 'sets found', value: explain()?.sets.length ?? 0, unit: '', limit: 3, bound: 'least' },
			{
				name: 'explaining the score and searching the sets, median',
				value: median(times),
				unit: 'ms',
				limit: LIMIT_MS,
			},
			{ name: 'the longest', value: Math.max(...times), unit: 'ms', limit: null },
		];
	},
};
