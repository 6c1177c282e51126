import type { Value } from '#client/editing/edits.ts';
import { isCriticalFailure } from '#shared/assessment/substance.ts';
import type { GradingPreview } from '#shared/checking/schemas.ts';
import { type CheckItem, isRate, type Question, rateKey } from './review-state.ts';

/** What holds with the ratings so far, before anything is graded. Pure functions. */

/** Whether whole points and weights are equal does not matter: a share is 0 only if nothing is earned. */
const SOME = { points: 1, weightTenths: 1 };

/** Whether a critical question fails with the ratings on the screen, also with those that are not saved yet. */
export const failsNow = (question: Question, read: (key: string) => Value): boolean =>
	isCriticalFailure({
		points: SOME.points,
		answer: question.answer,
		hasNaCondition: question.na_condition !== null,
		isCritical: question.is_critical,
		items: question.answer_evaluations.map((item: CheckItem) => {
			const rate = read(rateKey(item.id));
			return {
				weightTenths: SOME.weightTenths,
				rate: isRate(rate) ? rate : null,
				hasHalf: null,
				isCritical: item.states_violation,
			};
		}),
	});

/** The numbers of failed critical questions by sub-category. */
export const failuresBySub = (failures: GradingPreview['critical_failures']): ReadonlyMap<number, number> => {
	const counts = new Map<number, number>();
	for (const { sub_category: sub } of failures) counts.set(sub.id, (counts.get(sub.id) ?? 0) + 1);
	return counts;
};
