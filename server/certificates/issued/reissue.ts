import { eq } from 'drizzle-orm';
import { assertStatus } from '#server/assessment/transition.ts';
import { voidReminders } from '#server/assessment/void-reminders.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { assertIssueDate, writeCertificate } from '#server/certificates/issue.ts';
import type { CertificateRecord } from '#server/certificates/queries.ts';
import { assertScored, type Snapshot, snapshotOf } from '#server/certificates/snapshot.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { later } from '#server/db/transactions.ts';
import { assertFormVersion } from '#server/db/versions.ts';
import { announce } from '#server/notify/announce.ts';
import { starsOf } from '#shared/assessment/grade.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { currentStateOf } from '#shared/certificates/validity.ts';
import { tokyoDate } from '#shared/dates.ts';
import { lockWithCertificate } from './newest.ts';

type Printed = Pick<Snapshot, (typeof PRINTED)[number] | 'maxScore'>;

const PRINTED = [
	'companyName',
	'companyAddress',
	'registrationNumber',
	'score',
	'issuerName',
	'signatoryTitle',
	'signatoryName',
	'sealHash',
] as const;

const starsOn = ({ score, maxScore }: Printed): number => starsOf(score, maxScore);

/** Whether a re-issue would print what the standing certificate says, but for the date. A withdrawn one stands no more. */
export const wouldPrintSame = (newest: CertificateRecord, snapshot: Printed): boolean =>
	newest.withdrawnAt === null &&
	PRINTED.every((field) => newest[field] === snapshot[field]) &&
	starsOn(newest) === starsOn(snapshot);

/** Date of the last correction, or of the issue. */
const dateOf = ({ reissuedOn, issueDate }: CertificateRecord): string => reissuedOn ?? issueDate;

/** Allowed dates of a correction: from the date of the certificate it corrects. */
export const reissueDates = (newest: CertificateRecord, now: Date): { from: string; to: string } => ({
	from: dateOf(newest),
	to: tokyoDate(now),
});

/** Expired certificates cannot be corrected, since a correction extends nothing. */
export const hasEnded = ({ expiresOn }: CertificateRecord, now: Date): boolean =>
	currentStateOf(expiresOn, tokyoDate(now)) === 'expired';

type ToReissue = { id: number; issue_date: string; reason: string; company_version?: number | undefined };

/**
 * Corrects the current certificate of a progress: issues a replacement with the company's present data, by the present
 * issuer. Issue date and expiry stay; a withdrawn certificate stays withdrawn.
 * @throws 404, also before one is issued; 409 at another status, if expired, without a score, if the company has
 * changed since `company_version`, or if it would print the same as the one that stands; 422 for a date before the corrected certificate's or
 * after today
 */
export const reissueCertificate = async (
	{ db, clock, issuer: readIssuer }: Pick<Deps, 'db' | 'clock' | 'issuer'>,
	actor: ConsoleActor,
	{ id, issue_date: reissuedOn, reason, company_version: version }: ToReissue,
	call: CallContext,
): Promise<null> => {
	const issuer = await readIssuer();
	await db.transaction(async (tx) => {
		const { progress, newest } = await lockWithCertificate(tx, actor, id);
		assertStatus(progress, [STATUS.issued]);
		if (!newest) throw notFound();
		const now = clock.now();
		if (hasEnded(newest, now)) throw conflict('certificates.expiredNotReissued');
		const { company, snapshot } = await snapshotOf(tx, progress, issuer);
		await assertFormVersion(tx, version, company, { clock, call });
		assertScored(snapshot);
		if (wouldPrintSame(newest, snapshot)) throw conflict('certificates.nothingToReissue');
		assertIssueDate(reissueDates(newest, now), { issueDate: reissuedOn, locale: call.locale });
		if (newest.withdrawnAt === null) {
			await later(tx, tx.update(certificates).set({ replacedAt: now }).where(eq(certificates.id, newest.id)));
		}
		await writeCertificate(tx, snapshot, {
			issuer,
			issueDate: newest.issueDate,
			reissuedOn,
			issuedBy: actor.userId,
			now,
			reissueReason: reason,
		});
		await voidReminders(tx, progress.companyId, now);
		await recordAudit(tx, {
			action: 'certificate.reissued',
			actorId: actor.userId,
			subject: 'assessment_progress',
			subjectId: id,
			detail: { reissued_on: reissuedOn, reason },
			call,
		});
		await announce(tx, 'certificate_issued', now, { progress_id: id, status: progress.status });
	});
	return null;
};
