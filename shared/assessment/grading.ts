/**
 * Scoring (contract, section 4 "Grading"). Pure and exact: weights are whole tenths and rates whole percents, so a
 * question's earned share is a fraction of integers, and sums of fractions are taken over a common denominator.
 */

/** 0 ineligible, 1 = 0 %, 2 = 50 %, 3 = 100 %. */
export type EvaluationRate = 0 | 1 | 2 | 3;

/** 1 yes, 2 no, 3 not applicable. */
export type AnswerCode = 1 | 2 | 3;

export type RatedItem = { weightTenths: number; rate: EvaluationRate };

export type RatedQuestion = {
	points: number;
	answer: AnswerCode | null;
	items: readonly RatedItem[];
	sdgTargetIds: readonly number[];
};

type Fraction = { numerator: bigint; denominator: bigint };

const HALVES: Record<Exclude<EvaluationRate, 0>, bigint> = { 1: 0n, 2: 1n, 3: 2n };

const add = (a: Fraction, b: Fraction): Fraction => ({
	numerator: a.numerator * b.denominator + b.numerator * a.denominator,
	denominator: a.denominator * b.denominator,
});

/** Share earned by a question; null if it does not count: not applicable, or no eligible weight remains. */
export const earned = (question: Omit<RatedQuestion, 'sdgTargetIds'>): Fraction | null => {
	if (question.answer === 3) return null;
	let weight = 0n;
	let weighted = 0n;
	for (const item of question.items) {
		if (item.rate === 0) continue;
		weight += BigInt(item.weightTenths);
		weighted += BigInt(item.weightTenths) * HALVES[item.rate];
	}
	return weight === 0n ? null : { numerator: BigInt(question.points) * weighted, denominator: weight * 2n };
};

/** Percent of a group of questions, 0 to 100, rounded half up; null if none of them counts. */
export const scoreOf = (questions: readonly RatedQuestion[]): number | null => {
	let sum: Fraction = { numerator: 0n, denominator: 1n };
	let points = 0n;
	for (const question of questions) {
		const fraction = earned(question);
		if (!fraction) continue;
		sum = add(sum, fraction);
		points += BigInt(question.points);
	}
	if (points === 0n) return null;
	const numerator = sum.numerator * 200n + sum.denominator * points;
	return Number(numerator / (sum.denominator * points * 2n));
};

export type GradableCategory<Id> = {
	id: Id;
	subCategories: readonly { id: Id; questions: readonly RatedQuestion[] }[];
};

export type GradedAssessment<Id> = {
	/** Sum of the main categories' scores; null if all of them are null. */
	score: number | null;
	sdgScore: number | null;
	categories: { id: Id; score: number | null; subCategories: { id: Id; score: number | null }[] }[];
	goals: { goalId: number; score: number | null; targets: { targetId: number; score: number | null }[] }[];
};

export type SdgTargetRef = { id: number; goalId: number };

const sumOrNull = (scores: readonly (number | null)[]): number | null => {
	const counted = scores.filter((score) => score !== null);
	return counted.length === 0 ? null : counted.reduce((total, score) => total + score, 0);
};

/** Grades a whole answer sheet. `targets` are the SDG targets linked anywhere in the paper, in display order. */
export const gradeAssessment = <Id>(
	categories: readonly GradableCategory<Id>[],
	targets: readonly SdgTargetRef[],
): GradedAssessment<Id> => {
	const graded = categories.map((category) => ({
		id: category.id,
		score: scoreOf(category.subCategories.flatMap((sub) => sub.questions)),
		subCategories: category.subCategories.map((sub) => ({ id: sub.id, score: scoreOf(sub.questions) })),
	}));
	const questions = categories.flatMap((category) => category.subCategories.flatMap((sub) => sub.questions));
	const linkedTo = (ids: ReadonlySet<number>) =>
		questions.filter((question) => question.sdgTargetIds.some((id) => ids.has(id)));
	const goals = [...Map.groupBy(targets, (target) => target.goalId)].map(([goalId, ofGoal]) => ({
		goalId,
		score: scoreOf(linkedTo(new Set(ofGoal.map((target) => target.id)))),
		targets: ofGoal.map((target) => ({ targetId: target.id, score: scoreOf(linkedTo(new Set([target.id]))) })),
	}));
	return {
		score: sumOrNull(graded.map((category) => category.score)),
		sdgScore: scoreOf(linkedTo(new Set(targets.map((target) => target.id)))),
		categories: graded,
		goals,
	};
};
