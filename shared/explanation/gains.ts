import { compare, type Fraction, minus, plus, rounded, sum, ZERO } from './fraction.ts';
import type { Points, WireCategory, WireQuestion } from './schemas.ts';

/** What full ratings of questions add to a score, by the rule of the explanation. Pure functions. */

const exact = ({ n, d }: Points): Fraction => ({ n: BigInt(n), d: BigInt(d) });

const gainOf = ({ points, earned }: WireQuestion): Fraction => minus(exact(points), exact(earned));

const toTenths = ({ n, d }: Fraction): number => rounded({ n: n * 10n, d }) / 10;

type Explained = Pick<WireCategory, 'score' | 'sub_categories'>;

/** Points that a full rating of each sub-category adds, by its id. Nothing where there is nothing to gain. */
export const gainsBySubCategory = (categories: readonly Explained[]): Map<number, number> =>
	new Map(
		categories
			.flatMap(({ sub_categories: subs }) => subs)
			.map(({ id, questions }) => [id, sum(questions.map(gainOf))] as const)
			.filter(([, gain]) => compare(gain, ZERO) > 0)
			.map(([id, gain]) => [id, toTenths(gain)]),
	);

/** The score with full ratings of the given questions: each category is rounded, as in grading. */
export const scoreWith = (categories: readonly Explained[], raised: ReadonlySet<number>): number =>
	categories.reduce((total, { score, sub_categories: subs }) => {
		if (score === null) return total;
		const questions = subs.flatMap((sub) => sub.questions);
		const reached = questions.map((question) =>
			raised.has(question.question_id) ? exact(question.points) : exact(question.earned),
		);
		return total + rounded(reached.reduce(plus, ZERO));
	}, 0);

export type PlannedGain<Raise> = { subCategoryId: number; content: string; gain: number; raises: Raise[] };

/** The questions of a set by their sub-categories, in paper order, with the points that each adds. */
export const gainsOfSet = <Raise extends { question_id: number; gain: Points }>(
	categories: readonly Explained[],
	set: readonly Raise[],
): PlannedGain<Raise>[] =>
	categories
		.flatMap(({ sub_categories: subs }) => subs)
		.flatMap(({ id, content, questions }) => {
			const raises = set.filter((raise) => questions.some((question) => question.question_id === raise.question_id));
			if (raises.length === 0) return [];
			return [{ subCategoryId: id, content, gain: toTenths(sum(raises.map(({ gain }) => exact(gain)))), raises }];
		});
