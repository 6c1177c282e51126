import { lockVisibleProgress } from '#server/assessment/access.ts';
import { assertNotBlocked, certifiedRound } from '#server/assessment/certificate-block.ts';
import { readDecision } from '#server/assessment/decision.ts';
import { assertNoUndecidedObjection } from '#server/assessment/objections.ts';
import { assertCallable, type Progress, transition } from '#server/assessment/transition.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import type { Issuer } from '#server/base/issuer/issuer.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { assertFormVersion } from '#server/db/versions.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { tokyoDate, wordedDate } from '#shared/dates.ts';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { archiveCertificate } from './archive/job.ts';
import { endListing } from './directory/consent.ts';
import { keepSeal } from './issuer.ts';
import { newCode } from './new-code.ts';
import { assertScored, type Snapshot, snapshotOf } from './snapshot.ts';

type ApplyDeps = Pick<Deps, 'db' | 'clock' | 'config'>;
type IssueDeps = ApplyDeps & Pick<Deps, 'issuer'>;

/** Applies for the certificate of a finalized assessment. @throws 404, 409 */
export const applyForCertificate = (
	{ db, clock, config }: ApplyDeps,
	actor: ConsoleActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const progress = await lockVisibleProgress(tx, actor, id);
		assertCallable(progress, 'apply_certificate');
		await assertNotBlocked(tx, { config, progress, locale: call.locale });
		await transition(tx, { progress, event: 'apply_certificate', actor, clock, call });
		return null;
	});

/** Allowed issue dates: from the last finalization to today, in Tokyo. */
export const issueDates = (progress: Progress, now: Date): { from: string; to: string } => {
	const finalised = progress.recompletedAt ?? progress.completedAt;
	if (!finalised) throw new Error(`progress ${progress.id} was never finalized`);
	return { from: tokyoDate(finalised), to: tokyoDate(now) };
};

/** @throws 422 if the date is out of range */
export const assertIssueDate = (
	{ from, to }: { from: string; to: string },
	{ issueDate, locale }: { issueDate: string; locale: Locale },
): void => {
	if (issueDate >= from && issueDate <= to) return;
	throw invalidField('issue_date', 'certificates.issueDateRange', {
		from: wordedDate(from, locale),
		to: wordedDate(to, locale),
	});
};

type Issuing = {
	issuer: Issuer | null;
	issueDate: string;
	issuedBy: number;
	now: Date;
	reissuedOn?: string;
	reissueReason?: string;
};

/**
 * Inserts a certificate with a new code and enqueues its PDFs. It is not listed in the directory until the company
 * consents again.
 */
export const writeCertificate = async (
	tx: Tx,
	snapshot: Snapshot,
	{ issuer, now, ...issuing }: Issuing,
): Promise<void> => {
	if (issuer?.seal) await keepSeal(tx, issuer.seal, now);
	const asksListing = await endListing(tx, snapshot.companyId);
	const [issued] = await tx
		.insert(certificates)
		.values({ ...snapshot, ...issuing, asksListing, code: newCode(), codedAt: now, createdAt: now })
		.returning({ id: certificates.id });
	if (!issued) throw new Error('no certificate was inserted');
	for (const locale of LOCALES) await enqueue(tx, archiveCertificate, { certificate_id: issued.id, locale });
};

type ToIssue = { id: number; issue_date: string; reason: string | null; company_version?: number | undefined };

/**
 * Issues the certificate that was applied for.
 * @throws 404; 409 at another status, while an objection is undecided, without a score, or if the company has changed since
 * `company_version`; 422 if the date is before the finalization or after today
 */
export const issueCertificate = async (
	{ db, clock, config, issuer: readIssuer }: IssueDeps,
	actor: ConsoleActor,
	{ id, issue_date: issueDate, reason, company_version: version }: ToIssue,
	call: CallContext,
): Promise<null> => {
	const issuer = await readIssuer();
	await db.transaction(async (tx) => {
		const progress = await lockVisibleProgress(tx, actor, id);
		assertCallable(progress, 'issue');
		await assertNoUndecidedObjection(tx, id);
		await assertNotBlocked(tx, { config, progress, locale: call.locale });
		const now = clock.now();
		const { company, snapshot } = await snapshotOf(tx, progress, issuer);
		await assertFormVersion(tx, version, company, { clock, call });
		assertScored(snapshot);
		assertIssueDate(issueDates(progress, now), { issueDate, locale: call.locale });
		await writeCertificate(tx, snapshot, { issuer, issueDate, issuedBy: actor.userId, now });
		const decision = await readDecision(tx, { progressId: id, round: certifiedRound(progress), reason });
		await transition(tx, { progress, event: 'issue', actor, clock, call, decision });
	});
	return null;
};
