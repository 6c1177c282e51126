import { earned, type GradableCategory, type RatedQuestion, scoreOf } from '#shared/assessment/grading.ts';
import { type Fraction, fraction, ZERO } from './fraction.ts';

/**
 * How a score came about (contract, second part, section 5): possible and earned points of each question, in points of
 * its category's score. The `earned` of a category's questions add up to its unrounded score.
 */

export const EXCLUSIONS = ['not_applicable', 'ineligible'] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/** `points` and `earned` are 0 if excluded. */
export type ExplainedQuestion<Q> = { question: Q; points: Fraction; earned: Fraction; excluded: Exclusion | null };

export type ExplainedCategory<Id, Q> = {
	id: Id;
	/** 0 to 100; null if nothing in it counts. */
	score: number | null;
	subCategories: { id: Id; score: number | null; questions: ExplainedQuestion<Q>[] }[];
};

type Category<Id, Q extends RatedQuestion> = Omit<GradableCategory<Id>, 'subCategories'> & {
	subCategories: readonly { id: Id; questions: readonly Q[] }[];
};

const explainQuestion = <Q extends RatedQuestion>(question: Q, categoryPoints: bigint): ExplainedQuestion<Q> => {
	const share = earned(question);
	if (!share) {
		const excluded = question.answer === 3 ? 'not_applicable' : 'ineligible';
		return { question, points: ZERO, earned: ZERO, excluded };
	}
	// A question of 0 points counts but earns nothing; a category with only such questions has no score.
	if (categoryPoints === 0n) return { question, points: ZERO, earned: ZERO, excluded: null };
	return {
		question,
		points: fraction(BigInt(question.points) * 100n, categoryPoints),
		earned: fraction(share.numerator * 100n, share.denominator * categoryPoints),
		excluded: null,
	};
};

export const explainScore = <Id, Q extends RatedQuestion>(
	categories: readonly Category<Id, Q>[],
): ExplainedCategory<Id, Q>[] =>
	categories.map(({ id, subCategories }) => {
		const questions = subCategories.flatMap((sub) => sub.questions);
		const counted = questions.filter((question) => earned(question) !== null);
		const points = counted.reduce((total, question) => total + BigInt(question.points), 0n);
		return {
			id,
			score: scoreOf(questions),
			subCategories: subCategories.map((sub) => ({
				id: sub.id,
				score: scoreOf(sub.questions),
				questions: sub.questions.map((question) => explainQuestion(question, points)),
			})),
		};
	});
