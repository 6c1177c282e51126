import fc from 'fast-check';
import { starsOf } from '#shared/assessment/grade.ts';
import {
	type AnswerCode,
	type EvaluationRate,
	earned,
	gradeAssessment,
	type RatedQuestion,
} from '#shared/assessment/grading.ts';
import { type ExplainedCategory, explainScore } from '#shared/explanation/explain.ts';
import { type NextStar, nextStarOf } from '#shared/explanation/next-star.ts';

/** Random graded sheets, and invariants of their explanations. */

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

const category = fc.array(fc.array(question, { maxLength: 5 }), { maxLength: 4 });

/** A sheet with the given questions. Each question must be a distinct object. */
export const sheetOf = (categories: readonly (readonly (readonly RatedQuestion[])[])[]) =>
	categories.map((subs, id) => ({ id, subCategories: subs.map((questions, sub) => ({ id: sub, questions })) }));

export const randomSheet = fc.array(category, { minLength: 1, maxLength: 7 }).map(sheetOf);

export type Sheet = ReturnType<typeof sheetOf>;

const questionsOf = (sheet: Sheet): RatedQuestion[] =>
	sheet.flatMap(({ subCategories }) => subCategories.flatMap(({ questions }) => questions));

/** The score if all eligible items of `raised` were rated 100 %. */
const scoreWith = (sheet: Sheet, raised: ReadonlySet<RatedQuestion>): number => {
	const rated = ({ items, ...asked }: RatedQuestion): RatedQuestion => ({
		...asked,
		items: items.map(({ weightTenths, rate }) => ({ weightTenths, rate: rate === 0 ? rate : 3 })),
	});
	const changed = sheet.map(({ id, subCategories }) => ({
		id,
		subCategories: subCategories.map((sub) => ({
			id: sub.id,
			questions: sub.questions.map((asked) => (raised.has(asked) ? rated(asked) : asked)),
		})),
	}));
	return gradeAssessment(changed, []).score ?? 0;
};

/** The score of an explained category, recomputed independently of the code under test, with exact fractions. */
const recomputed = ({ subCategories }: ExplainedCategory<number, RatedQuestion>): number | null => {
	const counted = subCategories.flatMap((sub) => sub.questions).filter(({ excluded }) => excluded === null);
	if (counted.every(({ points }) => points.n === 0n)) return null;
	const common = counted.reduce((product, { earned }) => product * earned.d, 1n);
	const numerator = counted.reduce((total, { earned }) => total + (earned.n * common) / earned.d, 0n);
	const whole = numerator / common;
	return Number((numerator % common) * 2n >= common ? whole + 1n : whole);
};

const problemsOfParts = (sheet: Sheet, explained: readonly ExplainedCategory<number, RatedQuestion>[]): string[] => {
	const problems: string[] = [];
	const graded = gradeAssessment(sheet, []);
	for (const [at, part] of explained.entries()) {
		const stored = graded.categories[at];
		if (recomputed(part) !== stored?.score) problems.push(`category ${at}: ${recomputed(part)}, not ${stored?.score}`);
		for (const told of part.subCategories.flatMap((sub) => sub.questions)) {
			if ((told.question.answer === 3) !== (told.excluded === 'not_applicable'))
				problems.push('not applicable is not told');
			if ((earned(told.question) === null) !== (told.excluded !== null)) problems.push('what counts is excluded');
			if (told.excluded !== null && (told.points.n > 0n || told.earned.n > 0n))
				problems.push('an excluded question has points');
			if (told.earned.n * told.points.d > told.points.n * told.earned.d) problems.push('more is earned than there is');
		}
	}
	return problems;
};

/** Most questions below 100 % for which all subsets are tried (2 to the power of them). */
const MOST_TRIED = 6;

/**
 * The size of the smallest set of questions that reaches the threshold, by trying all sets; null if there are too many.
 */
const fewestOf = (sheet: Sheet, threshold: number): number | null => {
	const open = questionsOf(sheet).filter(({ answer, items }) => answer !== 3 && items.some(({ rate }) => rate % 3 > 0));
	if (open.length > MOST_TRIED) return null;
	const sizes = Array.from({ length: 2 ** open.length }, (_, bits) => open.filter((_, at) => (bits >> at) % 2 === 1))
		.filter((chosen) => scoreWith(sheet, new Set(chosen)) >= threshold)
		.map((chosen) => chosen.length);
	return sizes.length === 0 ? null : Math.min(...sizes);
};

const problemsOfSets = (sheet: Sheet, { threshold, sets }: NextStar<RatedQuestion>): string[] => {
	const problems: string[] = [];
	const reachable = scoreWith(sheet, new Set(questionsOf(sheet))) >= threshold;
	if (reachable !== sets.length > 0) problems.push('sets where none reaches it, or none where one does');
	for (const set of sets) {
		const raised = new Set(set.map((raise) => raise.question));
		if (raised.size < set.length) problems.push('a set names a question twice');
		if (scoreWith(sheet, raised) < threshold) problems.push('a set does not reach the threshold');
		for (const left of raised) {
			const others = new Set([...raised].filter((one) => one !== left));
			if (scoreWith(sheet, others) >= threshold) problems.push('a set holds a question too many');
		}
		if (set.some((raise) => earned(raise.question) === null)) problems.push('a set holds what does not count');
	}
	const sizes = sets.map((set) => set.length);
	if (sizes.some((size, at) => size < (sizes[at - 1] ?? 0))) problems.push('not the fewest first');
	if (sets.length > 3) problems.push('too many sets');
	const fewest = fewestOf(sheet, threshold);
	if (fewest !== null && fewest !== sizes[0]) problems.push(`${fewest} are enough, not ${sizes[0]}`);
	return problems;
};

/** The violated invariants of a sheet's explanation. */
export const explanationProblems = (sheet: Sheet): string[] => {
	const { score } = gradeAssessment(sheet, []);
	const explained = explainScore(sheet);
	const problems = problemsOfParts(sheet, explained);
	const max = sheet.length * 100;
	const next = nextStarOf(explained, { score, max });
	if (!next) return starsOf(score, max) === 3 || score === null ? problems : [...problems, 'no next star'];
	if (next.missing !== next.threshold - (score ?? 0)) problems.push('other points are missing');
	if (next.stars !== starsOf(score, max) + 1) problems.push('it is not the next star');
	if (starsOf(next.threshold, max) !== next.stars) problems.push('the threshold has other stars');
	if (starsOf(next.threshold - 1, max) === next.stars) problems.push('a lower score has these stars');
	return [...problems, ...problemsOfSets(sheet, next)];
};
