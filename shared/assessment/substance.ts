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
	/** `rate` is null until rated. */
	items: readonly { weightTenths: number; rate: EvaluationRate | null }[];
};

/** Answered "not applicable" although the paper names no condition for it. */
export const isUnconditionalNa = ({ answer, hasNaCondition }: Pick<WeighedQuestion, 'answer' | 'hasNaCondition'>) =>
	answer === 3 && !hasNaCondition;

/**
 * A critical question that earned nothing, that was left out without a condition, or all of whose check items are
 * ineligible. Not before every check item is rated.
 */
export const isCriticalFailure = (question: WeighedQuestion): boolean => {
	if (!question.isCritical) return false;
	if (question.answer === 3) return isUnconditionalNa(question);
	const items = question.items.flatMap(({ weightTenths, rate }) => (rate === null ? [] : [{ weightTenths, rate }]));
	if (items.length < question.items.length) return false;
	const share = earned({ points: question.points, answer: question.answer, items, sdgTargetIds: [] });
	return share === null || share.numerator === 0n;
};
