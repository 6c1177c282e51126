import { type AnswerCode, type EvaluationRate, earned } from './grading.ts';

/**
 * Findings for staff beside the score (contract, second part, section 2). They never change a score: "not applicable"
 * keeps its meaning there, whatever the paper's conditions.
 */

export type WeighedQuestion = {
	points: number;
	answer: AnswerCode | null;
	/** Whether the paper has a condition for "not applicable". */
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
	/** Whether its anchors define 50 %; null without anchors. */
	hasHalf: boolean | null;
	/** Marked in the paper (`is_critical_item`). */
	isCritical: boolean;
};

/** Answered "not applicable" although the paper has no condition for it. */
export const isUnconditionalNa = ({ answer, hasNaCondition }: Pick<WeighedQuestion, 'answer' | 'hasNaCondition'>) =>
	answer === 3 && !hasNaCondition;

type Rated = Pick<WeighedQuestion, 'points' | 'answer'> & { items: readonly RatedItem[] };

const isRated = ({ items }: Rated): boolean => items.every(({ rate }) => rate !== null);

/** Earned share of a question; null if it does not count, or a check item is not rated. */
const shareOf = ({ points, answer, items }: Rated): { numerator: bigint; denominator: bigint } | null => {
	const rated = items.flatMap(({ weightTenths, rate }) => (rate === null ? [] : [{ weightTenths, rate }]));
	if (rated.length < items.length) return null;
	const share = earned({ points, answer, items: rated });
	return share && { ...share, denominator: share.denominator * BigInt(points) };
};

const earnsPoints = (question: Rated): boolean => (shareOf(question)?.numerator ?? 0n) > 0n;

/** Whether a check item rated 0 % is a violation: its anchors have no 50 %, or the paper marks it. */
export const statesViolation = ({ hasHalf, isCritical }: Pick<WeighedItem, 'hasHalf' | 'isCritical'>): boolean =>
	isCritical || hasHalf === false;

const isViolated = ({ items }: WeighedQuestion): boolean =>
	items.some((item) => item.rate === 1 && statesViolation(item));

/**
 * A critical question fails if it earned nothing, was left out without a condition, or all its check items are
 * ineligible, once every check item is rated; with a violation at once (contract, third part, section 1). A question
 * left out by its condition never fails: its ratings do not matter.
 */
export const isCriticalFailure = (question: WeighedQuestion): boolean => {
	if (!question.isCritical) return false;
	if (question.answer === 3) return isUnconditionalNa(question);
	return isViolated(question) || (isRated(question) && !earnsPoints(question));
};

/** Whether ratings contradict the answer: less than half for a yes, more than half for a no. */
export const isFarFromAnswer = (question: Rated): boolean => {
	const share = shareOf(question);
	if (!share) return false;
	const twice = share.numerator * 2n;
	if (question.answer === 1) return twice < share.denominator;
	return question.answer === 2 && twice > share.denominator;
};

/** Evidence on record: a note or files of the company, memos of the assessor. */
export type Noted = Omit<Rated, 'items'> & {
	hasNote: boolean;
	/** A linked document, or a file of an answered request. */
	hasFile: boolean;
	items: readonly (Rated['items'][number] & { hasMemo: boolean })[];
};

const isOnRecord = ({ hasNote, hasFile, items }: Noted): boolean =>
	hasNote || hasFile || items.some(({ hasMemo }) => hasMemo);

/** Whether the questions of a sub-category earn points although none of them has evidence on record. */
export const isWithoutEvidence = (questions: readonly Noted[]): boolean => {
	const earning = questions.filter(earnsPoints);
	return earning.length > 0 && !earning.some(isOnRecord);
};
