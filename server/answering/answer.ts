import { eq } from 'drizzle-orm';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { type FieldErrors, invalid } from '#server/base/errors.ts';
import { answerSubCategories, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { later } from '#server/db/transactions.ts';
import type { AnswersInput, SavedAnswers } from '#shared/answering/schemas.ts';
import type { AnswerRow } from './queries.ts';
import { type Answer, type AnswerDeps, lockForAnswers, storeAnswers, type Target } from './sheet-save.ts';

/** Merges sent answers into the stored ones. @throws 422, naming each that is not in this sub-category */
const mergeAnswers = (rows: readonly AnswerRow[], sent: AnswersInput['answer_contents']): Map<number, Answer> => {
	const merged = new Map<number, Answer>(rows.map((row) => [row.id, row]));
	const errors: Record<string, FieldErrors[string]> = {};
	for (const [at, { id, answer, extension_note }] of sent.entries()) {
		const row = merged.get(id);
		if (!row) {
			errors[`answer_contents.${at}.id`] = [{ key: 'validation.unknownRecord' }];
			continue;
		}
		merged.set(id, {
			id,
			answer: answer === undefined ? row.answer : answer,
			extensionNote: extension_note === undefined ? row.extensionNote : extension_note || null,
		});
	}
	if (Object.keys(errors).length > 0) throw invalid(errors);
	return merged;
};

/**
 * Saves answers and notes of a sub-category, all or nothing. Clearing an answer removes the check mark of the
 * sub-category.
 * @throws 404; 409 on an older assessment, after submission, or with a stale version; 422
 */
export const saveAnswers = (
	deps: AnswerDeps,
	actor: CompanyActor,
	input: AnswersInput,
	call: CallContext,
): Promise<SavedAnswers> =>
	deps.db.transaction(async (tx) => {
		const locked = await lockForAnswers(tx, deps, actor, input, call);
		return storeAnswers(tx, deps, actor, locked, mergeAnswers(locked.rows, input.answer_contents), call);
	});

/** @throws 422, naming each unanswered question by its index */
const assertAllAnswered = (rows: readonly AnswerRow[]): void => {
	const unanswered = rows.flatMap(({ answer }, at) =>
		answer === null
			? [[`answer_contents.${at}.answer`, [{ key: 'assessment.unanswered', variables: { number: at + 1 } }]] as const]
			: [],
	);
	if (unanswered.length > 0) throw invalid(Object.fromEntries(unanswered));
};

/**
 * Marks a sub-category as completed; idempotent.
 * @throws 404; 409 on an older assessment, after submission, or with a stale version; 422 with an unanswered question
 */
export const markAsCompleted = (
	deps: AnswerDeps,
	actor: CompanyActor,
	target: Target,
	call: CallContext,
): Promise<null> =>
	deps.db.transaction(async (tx) => {
		const { progress, subCategory, rows } = await lockForAnswers(tx, deps, actor, target, call);
		assertAllAnswered(rows);
		if (subCategory.answeredAt) return null;
		const now = deps.clock.now();
		await later(
			tx,
			tx.update(answerSubCategories).set({ answeredAt: now }).where(eq(answerSubCategories.id, subCategory.id)),
			tx.update(assessmentProgresses).set({ updatedAt: now }).where(eq(assessmentProgresses.id, progress.id)),
		);
		return null;
	});
