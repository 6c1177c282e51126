import { eq, sql } from 'drizzle-orm';
import type { SubCategory } from '#server/assessment/locate.ts';
import { assertCallable, lockProgress, type Progress, transition } from '#server/assessment/transition.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { type FieldErrors, invalid } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { answerSubCategories, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { inTurn, sendAhead } from '#server/db/transactions.ts';
import { assertVersion } from '#server/db/versions.ts';
import type { AnswersInput, SavedAnswers } from '#shared/assessment/answering.ts';
import { canTransition } from '#shared/assessment/status.ts';
import { type AnswerRow, getOwnSubCategory, listAnswers } from './queries.ts';

type AnswerDeps = Pick<Deps, 'db' | 'clock'>;
type Answer = Pick<AnswerRow, 'id' | 'answer' | 'extensionNote'>;

type Target = { id: number; version?: number | undefined };
type Locked = { progress: Progress; subCategory: SubCategory; rows: AnswerRow[] };

/**
 * Locks a sub-category for saving answers, and reads them. The lock is on its progress, so saves and the submission are serialised.
 * @throws 404; 409 on an older assessment, once it is submitted, or from an older version
 */
const lockForAnswers = async (
	tx: Tx,
	{ clock }: AnswerDeps,
	actor: CompanyActor,
	{ id, version }: Target,
	call: CallContext,
): Promise<Locked> => {
	const found = await getOwnSubCategory(tx, actor, id);
	const [progress, { subCategory }, rows] = await inTurn([
		lockProgress(tx, found.progress.id),
		// Read again under the lock: a concurrent save may have changed it.
		getOwnSubCategory(tx, actor, id),
		listAnswers(tx, id, call.locale),
	]);
	assertCallable(progress, 'first_save');
	const { answerVersion, savedAt, savedBy } = subCategory;
	await assertVersion(tx, version, { version: answerVersion, savedAt, savedBy }, { clock, call });
	return { progress, subCategory, rows };
};

/**
 * Merges the sent answers into the stored ones.
 * @throws 422, naming each that does not belong to this sub-category
 */
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

/** Writes the changed answers in one statement; returns whether there were any. */
const writeChanges = async (
	tx: Tx,
	rows: readonly AnswerRow[],
	merged: ReadonlyMap<number, Answer>,
): Promise<boolean> => {
	const changed = rows.flatMap((row) => {
		const next = merged.get(row.id);
		return next && (next.answer !== row.answer || next.extensionNote !== row.extensionNote) ? [next] : [];
	});
	if (changed.length === 0) return false;
	const ids = changed.map((answer) => answer.id);
	const answers = changed.map((answer) => answer.answer);
	const notes = changed.map((answer) => answer.extensionNote);
	const update = sql`
		update answer_contents stored set answer = sent.answer, extension_note = sent.note
		from unnest(${sql.param(ids)}::int[], ${sql.param(answers)}::smallint[], ${sql.param(notes)}::text[])
			sent (id, answer, note)
		where stored.id = sent.id`;
	await sendAhead(tx, tx.execute(update));
	return true;
};

/** The first save of an assessment is a transition; later ones only set `updatedAt`. */
const touch = async (
	tx: Tx,
	{ clock }: AnswerDeps,
	actor: CompanyActor,
	progress: Progress,
	call: CallContext,
): Promise<void> => {
	if (canTransition('first_save', progress.status)) {
		await transition(tx, { progress, event: 'first_save', actor, clock, call });
		return;
	}
	const updatedAt = clock.now();
	await sendAhead(
		tx,
		tx.update(assessmentProgresses).set({ updatedAt }).where(eq(assessmentProgresses.id, progress.id)),
	);
};

/**
 * Saves answers and notes of a sub-category, all or nothing. Clearing an answer un-marks the sub-category; a change
 * also clears the check mark that is left from before a move back.
 * @throws 404; 409 on an older assessment, once it is submitted, or from an older version; 422
 */
export const saveAnswers = (
	deps: AnswerDeps,
	actor: CompanyActor,
	input: AnswersInput,
	call: CallContext,
): Promise<SavedAnswers> =>
	deps.db.transaction(async (tx) => {
		const { progress, subCategory, rows } = await lockForAnswers(tx, deps, actor, input, call);
		const merged = mergeAnswers(rows, input.answer_contents);
		const isChanged = await writeChanges(tx, rows, merged);
		const isComplete = [...merged.values()].every(({ answer }) => answer !== null);
		const answeredAt = isComplete ? subCategory.answeredAt : null;
		const now = deps.clock.now();
		const version = subCategory.answerVersion + 1;
		const saved = {
			savedAt: now,
			savedBy: actor.userId,
			answerVersion: version,
			answeredAt,
			...(isChanged ? { checkedAt: null } : {}),
		};
		await sendAhead(tx, tx.update(answerSubCategories).set(saved).where(eq(answerSubCategories.id, subCategory.id)));
		await touch(tx, deps, actor, progress, call);
		return { version, saved_at: now.toISOString(), is_answered: answeredAt !== null };
	});

/** @throws 422, naming each question without an answer by its place on the sheet */
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
 * @throws 404; 409 on an older assessment, once it is submitted, or from an older version; 422 with an open question
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
		await sendAhead(
			tx,
			tx.update(answerSubCategories).set({ answeredAt: now }).where(eq(answerSubCategories.id, subCategory.id)),
			tx.update(assessmentProgresses).set({ updatedAt: now }).where(eq(assessmentProgresses.id, progress.id)),
		);
		return null;
	});
