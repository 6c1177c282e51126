import { eq } from 'drizzle-orm';
import { findUser } from '#server/accounts/queries.ts';
import { assertCallable, lockProgress } from '#server/assessment/transition.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { answerSubCategories } from '#server/db/tables/assessment.ts';
import type { AssigneeInput } from '#shared/answering/schemas.ts';
import { getOwnSubCategory } from './queries.ts';

/** @throws 422 on `user_id` unless it is an active user of the same company */
const assertColleague = async (tx: Tx, { companyId }: CompanyActor, userId: number): Promise<void> => {
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
