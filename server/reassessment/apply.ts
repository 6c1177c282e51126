import { and, eq, isNull, sql } from 'drizzle-orm';
import { lockVisibleProgress } from '#server/assessment/access.ts';
import { createSheet, findSheetId } from '#server/assessment/sheets.ts';
import { assertCallable, transition } from '#server/assessment/transition.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { answerSheets } from '#server/db/tables/assessment.ts';
import { reopenPlan } from '#server/plans/change.ts';
import { reassessmentDeadline } from '#shared/assessment/reassessment.ts';

/**
 * Copies answers, ratings and memos between two sheets of one paper, in three statements; check marks are not copied.
 */
const copySheet = async (tx: Tx, from: number, to: number): Promise<void> => {
	await tx.execute(sql`
		update answer_sub_categories copy
		set answered_at = original.answered_at, saved_at = original.saved_at, saved_by = original.saved_by
		from answer_categories copy_category, answer_sub_categories original
		join answer_categories original_category on original_category.id = original.category_id
		where copy_category.id = copy.category_id and copy_category.sheet_id = ${to}
			and original_category.sheet_id = ${from} and original.sub_category_id = copy.sub_category_id`);
	await tx.execute(sql`
		update answer_contents copy set answer = original.answer, extension_note = original.extension_note
		from answer_sub_categories copy_sub
		join answer_categories copy_category on copy_category.id = copy_sub.category_id,
			answer_contents original
		join answer_sub_categories original_sub on original_sub.id = original.answer_sub_category_id
		join answer_categories original_category on original_category.id = original_sub.category_id
		where copy_sub.id = copy.answer_sub_category_id and copy_category.sheet_id = ${to}
			and original_category.sheet_id = ${from} and original.question_id = copy.question_id`);
	await tx.execute(sql`
		update answer_evaluations copy set evaluation_rate = original.evaluation_rate, comment = original.comment
		from answer_contents copy_content
		join answer_sub_categories copy_sub on copy_sub.id = copy_content.answer_sub_category_id
		join answer_categories copy_category on copy_category.id = copy_sub.category_id,
			answer_evaluations original
		join answer_contents original_content on original_content.id = original.answer_content_id
		join answer_sub_categories original_sub on original_sub.id = original_content.answer_sub_category_id
		join answer_categories original_category on original_category.id = original_sub.category_id
		where copy_content.id = copy.answer_content_id and copy_category.sheet_id = ${to}
			and original_category.sheet_id = ${from} and original.check_item_id = copy.check_item_id`);
};

/**
 * Applies for a re-assessment: creates a second, unchecked sheet with the answers, ratings and memos of the first.
 * Archives the sheet of an earlier application and the reviews of the improvement plan; the plan itself stays.
 * @throws 404; 409 at another status, or more than a year after the assessment was completed
 */
export const applyForReassessment = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const progress = await lockVisibleProgress(tx, actor, id);
		assertCallable(progress, 'apply_reassessment');
		const now = clock.now();
		if (!progress.completedAt || now > reassessmentDeadline(progress.completedAt)) {
			throw conflict('checking.reassessmentTooLate');
		}
		const first = await findSheetId(tx, id, 1);
		if (first === null) throw notFound();
		const former = await tx
			.update(answerSheets)
			.set({ archivedAt: now })
			.where(and(eq(answerSheets.progressId, id), eq(answerSheets.round, 2), isNull(answerSheets.archivedAt)))
			.returning({ id: answerSheets.id });
		if (former.length > 0) await reopenPlan(tx, id, now);
		await copySheet(tx, first, await createSheet(tx, id, 2));
		await transition(tx, { progress, event: 'apply_reassessment', actor, clock, call });
		return null;
	});
