import { eq, inArray } from 'drizzle-orm';
import { findUser } from '#server/accounts/queries.ts';
import { listOutline, type OutlineRow } from '#server/assessment/outline.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
import { assertCallable, lockProgress, newestProgressId } from '#server/assessment/transition.ts';
import { recordAudit, recordAudits } from '#server/audit/record.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { invalid, invalidField, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { answerSubCategories } from '#server/db/tables/assessment.ts';
import type { AssigneeInput, AssigneesInput } from '#shared/answering/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { getOwnSubCategory } from './queries.ts';

/** @throws 422 on `user_id` unless it is an active user of the same company */
export const assertColleague = async (tx: Tx, { companyId }: CompanyActor, userId: number): Promise<void> => {
	const user = await findUser(tx, userId);
	if (user?.companyId !== companyId) throw invalidField('user_id', 'validation.unknownRecord');
};

/**
 * Assigns a sub-category to a member of the company. The version is not changed, so unsaved answers do not conflict.
 * `lockProgress` also locks the company, so the member cannot be deleted at the same time.
 * @throws 404; 409 on an older assessment or after submission; 422 on `user_id`
 */
export const assignSubCategory = (
	{ db }: Pick<Deps, 'db'>,
	actor: CompanyActor,
	{ id, user_id: userId }: AssigneeInput,
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const found = await getOwnSubCategory(tx, actor, id);
		const progress = await lockProgress(tx, found.progress.id);
		assertCallable(progress, 'first_save');
		if (userId !== null) await assertColleague(tx, actor, userId);
		await tx.update(answerSubCategories).set({ assigneeId: userId }).where(eq(answerSubCategories.id, id));
		await recordAudit(tx, {
			action: 'sub_category.assigned',
			actorId: actor.userId,
			subject: 'assessment_progress',
			subjectId: progress.id,
			detail: { sub_category_id: id, user_id: userId },
			call,
		});
		return null;
	});

/** The sub-categories of an assessment's first sheet, which the company answers. */
export const listCurrentOutline = async (
	executor: Executor,
	progressId: number,
	locale: Locale,
): Promise<OutlineRow[]> => {
	const sheetId = await findSheetId(executor, progressId, 1);
	return sheetId === null ? [] : listOutline(executor, sheetId, locale);
};

/** Names each chosen sub-category that is not one of the current assessment. */
const assertOn = (outline: readonly OutlineRow[], ids: readonly number[]): void => {
	const known = new Set(outline.map(({ id }) => id));
	const wrong = ids.flatMap((id, at) => (known.has(id) ? [] : [`answer_sub_category_ids.${at}`]));
	if (wrong.length > 0) {
		throw invalid(Object.fromEntries(wrong.map((field) => [field, [{ key: 'validation.unknownRecord' }]])));
	}
};

/**
 * Assigns sub-categories of the current assessment to a member, all or none; those that they have already stay as they
 * are.
 * @throws 404 without an assessment; 409 after submission; 422 on `user_id` and on each unknown sub-category
 */
export const assignSubCategories = (
	{ db }: Pick<Deps, 'db'>,
	actor: CompanyActor,
	{ answer_sub_category_ids: ids, user_id: userId }: AssigneesInput,
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const newest = await newestProgressId(tx, actor.companyId);
		if (newest === null) throw notFound();
		const progress = await lockProgress(tx, newest);
		assertCallable(progress, 'first_save');
		if (userId !== null) await assertColleague(tx, actor, userId);
		const outline = await listCurrentOutline(tx, progress.id, call.locale);
		assertOn(outline, ids);
		const changed = outline.filter(({ id, assignee }) => ids.includes(id) && (assignee?.id ?? null) !== userId);
		if (changed.length === 0) return null;
		const changedIds = changed.map(({ id }) => id);
		await tx.update(answerSubCategories).set({ assigneeId: userId }).where(inArray(answerSubCategories.id, changedIds));
		await recordAudits(
			tx,
			changedIds.map((id) => ({
				action: 'sub_category.assigned' as const,
				actorId: actor.userId,
				subject: 'assessment_progress' as const,
				subjectId: progress.id,
				detail: { sub_category_id: id, user_id: userId },
				call,
			})),
		);
		return null;
	});
