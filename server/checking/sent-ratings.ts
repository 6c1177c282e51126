import { type FieldErrors, invalid } from '#server/base/errors.ts';
import type { RatingsInput } from '#shared/checking/schemas.ts';
import type { Rating } from './rating-steps.ts';

/** A check item as it is stored, with the question that it belongs to. */
type RatedRow = Rating & { question: { id: number } };

/**
 * The changed ratings, ready to store.
 * @throws 422, naming each question and check item that is not in this sub-category
 */
export const changedRatings = (rows: readonly RatedRow[], sent: RatingsInput['answer_contents']): Rating[] => {
	const questionIds = new Set(rows.map((row) => row.question.id));
	const stored = new Map(rows.map((row) => [row.id, row]));
	const changed = new Map<number, Rating>();
	const errors: Record<string, FieldErrors[string]> = {};
	const unknown = [{ key: 'validation.unknownRecord' }] as const;
	for (const [at, question] of sent.entries()) {
		if (!questionIds.has(question.id)) errors[`answer_contents.${at}.id`] = unknown;
		for (const [itemAt, item] of question.answer_evaluations.entries()) {
			const row = stored.get(item.id);
			if (row?.question.id !== question.id) {
				errors[`answer_contents.${at}.answer_evaluations.${itemAt}.id`] = unknown;
				continue;
			}
			const { id, rate, comment } = changed.get(item.id) ?? row;
			changed.set(id, {
				id,
				rate: item.evaluation_rate === undefined ? rate : item.evaluation_rate,
				comment: item.comment === undefined ? comment : item.comment,
			});
		}
	}
	if (Object.keys(errors).length > 0) throw invalid(errors);
	return [...changed.values()];
};
