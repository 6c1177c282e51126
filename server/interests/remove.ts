import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { declaredInterests } from '#server/db/tables/interests.ts';
import { lockConsoleAdmins } from '#server/members/queries.ts';

/** An admin does not remove their own declaration while another one can judge it. @throws 409 */
const assertJudge = async (tx: Tx, { userId }: ConsoleActor, declaredBy: number): Promise<void> => {
	if (declaredBy !== userId) return;
	const admins = await lockConsoleAdmins(tx);
	if (admins.some((id) => id !== userId)) throw conflict('interests.ownRemoval');
};

/**
 * Removes a declaration, which stays in the list with who removed it and why. The person can be assigned again; an assignment that
 * the declaration ended does not come back by itself.
 * @throws 404; 409 if it was removed before, or for the own one while there is another admin
 */
export const removeInterest = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id, reason }: { id: number; reason: string },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const [declared] = await tx.select().from(declaredInterests).where(eq(declaredInterests.id, id)).for('update');
		if (!declared) throw notFound();
		if (declared.removedAt) throw conflict('interests.removedBefore');
		await assertJudge(tx, actor, declared.userId);
		await tx
			.update(declaredInterests)
			.set({ removedAt: clock.now(), removedBy: actor.userId, removalReason: reason })
			.where(eq(declaredInterests.id, id));
		await recordAudit(tx, {
			action: 'interest.removed',
			actorId: actor.userId,
			subject: 'company',
			subjectId: declared.companyId,
			detail: { interest_of: declared.userId, reason },
			call,
		});
		return null;
	});
