import { eq } from 'drizzle-orm';
import { voidReminders } from '#server/assessment/void-reminders.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { later } from '#server/db/transactions.ts';
import { announce } from '#server/notify/announce.ts';
import { lockWithCertificate } from './newest.ts';

/**
 * Withdraws the current certificate of a progress; the status is not changed.
 * @throws 404, also before one is issued; 409 if already withdrawn
 */
export const withdrawCertificate = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id, reason }: { id: number; reason: string },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const { newest } = await lockWithCertificate(tx, actor, id);
		if (!newest) throw notFound();
		if (newest.withdrawnAt) throw conflict('certificates.alreadyWithdrawn');
		const now = clock.now();
		await later(
			tx,
			tx
				.update(certificates)
				.set({ withdrawnAt: now, withdrawnBy: actor.userId, withdrawalReason: reason })
				.where(eq(certificates.id, newest.id)),
		);
		await voidReminders(tx, newest.companyId, clock.now());
		await recordAudit(tx, {
			action: 'certificate.withdrawn',
			actorId: actor.userId,
			subject: 'assessment_progress',
			subjectId: id,
			detail: { reason },
			call,
		});
		await announce(tx, 'certificate_withdrawn', now, { subject_id: newest.id });
		return null;
	});
