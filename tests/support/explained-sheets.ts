import fc from 'fast-check';
import { starsOf } from '#shared/assessment/grade.ts';
import {
	type AnswerCode,
	type EvaluationRate,
	gradeAssessment,
	type RatedQuestion,
} from '#shared/assessment/grading.ts';
import { type ExplainedCategory, explainScore } from '#shared/explanation/explain.ts';
import { nextStarOf, scoreWith } from '#shared/explanation/next-star.ts';

/** Random graded sheets, and what must hold of their explanation. */

const item = fc.record({
	weightTenths: fc.integer({ min: 0, max: 10 }),
	rate: fc.constantFrom<EvaluationRate>(0, 1, 2, 2, 3, 3, 3),
});

const question: fc.Arbitrary<RatedQuestion> = fc.record({
	points: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 10_000 })),
	answer: fc.constantFrom<AnswerCode>(1, 1, 1, 2, 3),
	items: fc.array(item, { maxLength: 5 }),
	sdgTargetIds: fc.constant([]),
});

let lastId = 0;
const withIds = <T extends object>(part: fc.Arbitrary<T>) => part.map((made) => ({ id: ++lastId, ...made }));

const subCategory = withIds(fc.record({ questions: fc.array(question, { maxLength: 5 }) }));
const category = withIds(fc.record({ subCategories: fc.array(subCategory, { maxLength: 4 }) }));

export const randomSheet = fc.array(category, { minLength: 1, maxLength: 7 });

type Sheet = typeof randomSheet extends fc.Arbitrary<infer T> ? T : never;

/** The score that the parts add up to, computed without the code under test: n/d added over one denominator. */
const recomputed = ({ subCategories }: ExplainedCategory<number, RatedQuestion>): number | null => {
	const counted = subCategories.flatMap((sub) => sub.questions).filter(({ excluded }) => excluded === null);
	if (counted.every(({ points }) => points.n === 0n)) return null;
	const common = counted.reduce((product, { earned }) => product * earned.d, 1n);
	const numerator = counted.reduce((total, { earned }) => total + (earned.n * common) / earned.d, 0n);
	const whole = numerator / common;
	return Number((numerator % common) * 2n >= common ? whole + 1n : whole);
};

/** Everything that does not hold of the explanation of a sheet. */
export const explanationProblems = (sheet: Sheet): string[] => {
	const problems: string[] = [];
	const graded = gradeAssessment(sheet, []);
	const explained = explainScore(sheet);
	for (const [at, part] of explained.entries()) {
		const stored = graded.categories[at];
		if (recomputed(part) !== stored?.score) problems.push(`category ${at}: ${recomputed(part)}, not ${stored?.score}`);
		for (const { question: asked, points, earned, excluded } of part.subCategories.flatMap((sub) => sub.questions)) {
			if ((asked.answer === 3) !== (excluded === 'not_applicable')) problems.push('not applicable is not told');
			if (excluded !== null && (points.n > 0n || earned.n > 0n)) problems.push('an excluded question has points');
			if (earned.n * points.d > points.n * earned.d) problems.push('more is earned than there is');
		}
	}
	const max = sheet.length * 100;
	const next = nextStarOf(explained, { score: graded.score, max });
	if (!next)
		return starsOf(graded.score, max) === 3 || graded.score === null ? problems : [...problems, 'no next star'];
	if (starsOf(next.threshold, max) !== next.stars) problems.push('the threshold has other stars');
	if (starsOf(next.threshold - 1, max) === next.stars) problems.push('a lower score has these stars');
	const everything = new Set(sheet.flatMap((part) => part.subCategories.flatMap((sub) => sub.questions)));
	const reachable = scoreWith(explained, everything) >= next.threshold;
	if (reachable !== next.sets.length > 0) problems.push('sets where none reaches it, or none where one does');
	for (const set of next.sets) {
		const raised = new Set(set.map((raise) => raise.question));
		if (scoreWith(explained, raised) < next.threshold) problems.push('a set does not reach the threshold');
		for (const left of raised) {
			const others = new Set([...raised].filter((one) => one !== left));
			if (scoreWith(explained, others) >= next.threshold) problems.push('a set holds a question too many');
		}
		if (set.some((raise) => raise.question.answer === 3)) problems.push('a set holds what is not applicable');
	}
	if (next.sets.some((set, at) => set.length < (next.sets[at - 1]?.length ?? 0))) problems.push('not the fewest first');
	return problems;
};
