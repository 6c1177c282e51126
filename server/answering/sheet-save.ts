import { eq, sql } from 'drizzle-orm';
import type { SubCategory } from '#server/assessment/locate.ts';
import { assertCallable, lockProgress, type Progress, transition } from '#server/assessment/transition.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { answerSubCategories, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { later, together } from '#server/db/transactions.ts';
import { assertVersion } from '#server/db/versions.ts';
import type { SavedAnswers } from '#shared/answering/schemas.ts';
import { canTransition } from '#shared/assessment/status.ts';
import { type AnswerRow, getOwnSubCategory, listAnswers } from './queries.ts';

/** Steps shared by all saves of answers: lock, check, write. */

export type AnswerDeps = Pick<Deps, 'db' | 'clock'>;
export type Answer = Pick<AnswerRow, 'id' | 'answer' | 'extensionNote'>;

export type Target = { id: number; version?: number | undefined };
export type Locked = { progress: Progress; subCategory: SubCategory; rows: AnswerRow[] };

/**
 * Locks a sub-category for saving and reads its answers. The lock is on the progress, so saves and the submission are
 * serialized.
 * @throws 404; 409 on an older assessment, after submission, or with a stale version
 */
export const lockForAnswers = async (
	tx: Tx,
	{ clock }: AnswerDeps,
	actor: CompanyActor,
	{ id, version }: Target,
	call: CallContext,
): Promise<Locked> => {
	const found = await getOwnSubCategory(tx, actor, id);
	const [progress, { subCategory }, rows] = await together(tx, () => [
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

/** Writes all changed answers in one statement; returns whether there were any. */
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
	await later(tx, tx.execute(update));
	return true;
};

/** The first save is a transition; later ones only set `updatedAt`. */
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
	await later(tx, tx.update(assessmentProgresses).set({ updatedAt }).where(eq(assessmentProgresses.id, progress.id)));
};

/**
 * Stores the answers of a locked sub-category and bumps its version. The check mark is removed if an answer is missing;
 * a change also removes one left from before a move back.
 */
export const storeAnswers = async (
	tx: Tx,
	deps: AnswerDeps,
	actor: CompanyActor,
	{ progress, subCategory, rows }: Locked,
	merged: ReadonlyMap<number, Answer>,
	call: CallContext,
): Promise<SavedAnswers> => {
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
	await later(tx, tx.update(answerSubCategories).set(saved).where(eq(answerSubCategories.id, subCategory.id)));
	await touch(tx, deps, actor, progress, call);
	return { version, saved_at: now.toISOString(), is_answered: answeredAt !== null };
};
