import { type AnswerCode, type EvaluationRate, earned } from './grading.ts';

/**
 * What staff are told beside the score (contract, second part, section 2). It never changes a score: "not applicable"
 * keeps its meaning there, whatever the paper says about it.
 */

export type WeighedQuestion = {
	points: number;
	answer: AnswerCode | null;
	/** Whether the paper says when "not applicable" may be answered. */
	hasNaCondition: boolean;
	isCritical: boolean;
	items: readonly WeighedItem[];
};

type RatedItem = {
	weightTenths: number;
	/** Null until rated. */
	rate: EvaluationRate | null;
};

type WeighedItem = RatedItem & {
	/** Whether its anchors know a 50 %; null without anchors. */
	hasHalf: boolean | null;
	/** Whether the paper marks it (`is_critical_item`). */
	isCritical: boolean;
};

/** Answered "not applicable" although the paper names no condition for it. */
export const isUnconditionalNa = ({ answer, hasNaCondition }: Pick<WeighedQuestion, 'answer' | 'hasNaCondition'>) =>
	answer === 3 && !hasNaCondition;

type Rated = Pick<WeighedQuestion, 'points' | 'answer'> & { items: readonly RatedItem[] };

const isRated = ({ items }: Rated): boolean => items.every(({ rate }) => rate !== null);

/** The earned share of a question; null where it does not count, or while one of its check items is not rated. */
const shareOf = ({ points, answer, items }: Rated): { numerator: bigint; denominator: bigint } | null => {
	const rated = items.flatMap(({ weightTenths, rate }) => (rate === null ? [] : [{ weightTenths, rate }]));
	if (rated.length < items.length) return null;
	const share = earned({ points, answer, items: rated, sdgTargetIds: [] });
	return share && { ...share, denominator: share.denominator * BigInt(points) };
};

/** Whether a question earns points. */
export const earnsPoints = (question: Rated): boolean => (shareOf(question)?.numerator ?? 0n) > 0n;

/** Whether a check item rated 0 % is a violation: between full and none there is nothing, or the paper marks it. */
export const statesViolation = ({ hasHalf, isCritical }: Pick<WeighedItem, 'hasHalf' | 'isCritical'>): boolean =>
	isCritical || hasHalf === false;

const isViolated = ({ items }: WeighedQuestion): boolean =>
	items.some((item) => item.rate === 1 && statesViolation(item));

/**
 * A critical question that earned nothing, that was left out without a condition, or all of whose check items are
 * ineligible; these only once every check item is rated. And at once one with a violation (contract, third part, section
 * 1). What is left out by its condition is none, whatever is rated there: its ratings change nothing.
 */
export const isCriticalFailure = (question: WeighedQuestion): boolean => {
	if (!question.isCritical) return false;
	if (question.answer === 3) return isUnconditionalNa(question);
	return isViolated(question) || (isRated(question) && !earnsPoints(question));
};

/** Whether the ratings say the opposite of the answer: less than half for a yes, more than half for a no. */
export const isFarFromAnswer = (question: Rated): boolean => {
	const share = shareOf(question);
	if (!share) return false;
	const twice = share.numerator * 2n;
	if (question.answer === 1) return twice < share.denominator;
	return question.answer === 2 && twice > share.denominator;
};

/** What is on record for a question: a note or files of the company, memos of the assessor. */
export type Noted = Omit<Rated, 'items'> & {
	hasNote: boolean;
	/** A document that supports it, or a file of an answered request. */
	hasFile: boolean;
	items: readonly (Rated['items'][number] & { hasMemo: boolean })[];
};

const isOnRecord = ({ hasNote, hasFile, items }: Noted): boolean =>
	hasNote || hasFile || items.some(({ hasMemo }) => hasMemo);

/** Whether the questions of a sub-category earn points although nothing is on record for any of them. */
export const isWithoutEvidence = (questions: readonly Noted[]): boolean => {
	const earning = questions.filter(earnsPoints);
	return earning.length > 0 && !earning.some(isOnRecord);
};
