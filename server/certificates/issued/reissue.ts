import { eq } from 'drizzle-orm';
import { assertStatus } from '#server/assessment/transition.ts';
import { voidReminders } from '#server/assessment/void-reminders.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { assertIssueDate, type Snapshot, snapshotOf, writeCertificate } from '#server/certificates/issue.ts';
import type { CertificateRecord } from '#server/certificates/queries.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { sendAhead } from '#server/db/transactions.ts';
import { announce } from '#server/notify/announce.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { lockWithCertificate } from './newest.ts';

/** Whether a certificate certifies the same as another would that is issued now. */
const certifiesSame = (issued: CertificateRecord, snapshot: Snapshot): boolean =>
	(Object.keys(snapshot) as (keyof Snapshot)[]).every((field) => issued[field] === snapshot[field]);

/**
 * Issues another certificate for a progress, with what is true of its company now, in the place of the one that it has; a
 * withdrawn one stays withdrawn.
 * @throws 404 also before one is issued; 409 at another status, or if nothing would change; 422 as for an issue
 */
export const reissueCertificate = async (
	{ db, clock, outbox }: Pick<Deps, 'db' | 'clock' | 'outbox'>,
	actor: ConsoleActor,
	{ id, issue_date: issueDate, reason }: { id: number; issue_date: string; reason: string },
	call: CallContext,
): Promise<null> => {
	await db.transaction(async (tx) => {
		const { progress, newest } = await lockWithCertificate(tx, actor, id);
		assertStatus(progress, [STATUS.issued]);
		if (!newest) throw notFound();
		const now = clock.now();
		const snapshot = await snapshotOf(tx, progress);
		const isCurrent = newest.withdrawnAt === null;
		if (isCurrent && newest.issueDate === issueDate && certifiesSame(newest, snapshot)) {
			throw conflict('certificates.nothingToReissue');
		}
		assertIssueDate(progress, { issueDate, now, locale: call.locale });
		if (isCurrent) {
			await sendAhead(tx, tx.update(certificates).set({ replacedAt: now }).where(eq(certificates.id, newest.id)));
		}
		await writeCertificate(tx, snapshot, { issueDate, issuedBy: actor.userId, now, reissueReason: reason });
		await voidReminders(tx, progress.companyId, now);
		await recordAudit(tx, {
			action: 'certificate.reissued',
			actorId: actor.userId,
			subject: 'assessment_progress',
			subjectId: id,
			detail: { issue_date: issueDate, reason },
			call,
		});
		await announce(tx, 'certificate_issued', now, { progress_id: id, status: progress.status });
	});
	outbox.flush();
	return null;
};
