import { count, eq } from 'drizzle-orm';
import { lockVisibleProgress } from '#server/assessment/access.ts';
import { readDecision } from '#server/assessment/decision.ts';
import { assertCallable, type Progress, transition } from '#server/assessment/transition.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { companyOf } from '#server/companies/queries.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { paperMainCategories } from '#server/db/tables/papers.ts';
import { inTurn } from '#server/db/transactions.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { findResult } from '#server/reports/queries.ts';
import type { Round } from '#shared/assessment/round.ts';
import { prefectureOf } from '#shared/certificates/prefectures.ts';
import { tokyoDate, wordedDate } from '#shared/dates.ts';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { archiveCertificate } from './archive/job.ts';
import { endListing } from './directory/consent.ts';
import { newCode } from './new-code.ts';

type IssueDeps = Pick<Deps, 'db' | 'clock' | 'outbox'>;

/** Applies for the certificate of a finalised assessment. @throws 404, 409 */
export const applyForCertificate = (
	{ db, clock }: Pick<IssueDeps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const progress = await lockVisibleProgress(tx, actor, id);
		await transition(tx, { progress, event: 'apply_certificate', actor, clock, call });
		return null;
	});

/** The allowed issue dates: from the day of the last finalisation to today, in Tokyo. */
export const issueDates = (progress: Progress, now: Date): { from: string; to: string } => {
	const finalised = progress.recompletedAt ?? progress.completedAt;
	if (!finalised) throw new Error(`progress ${progress.id} was never finalised`);
	return { from: tokyoDate(finalised), to: tokyoDate(now) };
};

/** The round whose result is certified. */
const certifiedRound = ({ recompletedAt }: Progress): Round => (recompletedAt ? 2 : 1);

/** @throws 422 if the date is before the finalisation or after today */
export const assertIssueDate = (
	progress: Progress,
	{ issueDate, now, locale }: { issueDate: string; now: Date; locale: Locale },
): void => {
	const { from, to } = issueDates(progress, now);
	if (issueDate >= from && issueDate <= to) return;
	throw invalidField('issue_date', 'certificates.issueDateRange', {
		from: wordedDate(from, locale),
		to: wordedDate(to, locale),
	});
};

const highestScore = async (executor: Executor, paperId: number): Promise<number> => {
	const [row] = await executor
		.select({ categories: count() })
		.from(paperMainCategories)
		.where(eq(paperMainCategories.paperId, paperId));
	return (row?.categories ?? 0) * 100;
};

/** What a certificate of the progress says now: later edits of the company do not change one that was issued. */
export const snapshotOf = async (executor: Executor, progress: Progress) => {
	const [company, result, maxScore] = await inTurn([
		companyOf(executor, progress.companyId),
		findResult(executor, progress.id, certifiedRound(progress)),
		highestScore(executor, progress.paperId),
	]);
	return {
		progressId: progress.id,
		companyId: company.id,
		companyName: company.companyName,
		companyAddress: company.companyAddress,
		registrationNumber: company.registrationNumber,
		industryCode: company.industryCode,
		prefecture: prefectureOf(company.companyAddress),
		score: result?.score ?? null,
		maxScore,
	};
};

export type Snapshot = Awaited<ReturnType<typeof snapshotOf>>;

type Issuing = { issueDate: string; issuedBy: number; now: Date; reissueReason?: string };

/**
 * Issues a certificate with a code of its own, and has its files printed; whether it is in the directory, the company says
 * anew. Flush the outbox after the commit.
 */
export const writeCertificate = async (tx: Tx, snapshot: Snapshot, { now, ...issuing }: Issuing): Promise<void> => {
	const asksListing = await endListing(tx, snapshot.companyId);
	const [issued] = await tx
		.insert(certificates)
		.values({ ...snapshot, ...issuing, asksListing, code: newCode(), codedAt: now, createdAt: now })
		.returning({ id: certificates.id });
	if (!issued) throw new Error('no certificate was inserted');
	for (const locale of LOCALES) await enqueue(tx, archiveCertificate, { certificate_id: issued.id, locale });
};

/**
 * Issues the certificate that was applied for.
 * @throws 404; 409 at another status; 422 if the date is before the finalisation or after today
 */
export const issueCertificate = async (
	{ db, clock, outbox }: IssueDeps,
	actor: ConsoleActor,
	{ id, issue_date: issueDate, reason }: { id: number; issue_date: string; reason: string | null },
	call: CallContext,
): Promise<null> => {
	await db.transaction(async (tx) => {
		const progress = await lockVisibleProgress(tx, actor, id);
		assertCallable(progress, 'issue');
		const now = clock.now();
		assertIssueDate(progress, { issueDate, now, locale: call.locale });
		await writeCertificate(tx, await snapshotOf(tx, progress), { issueDate, issuedBy: actor.userId, now });
		const decision = await readDecision(tx, { progressId: id, round: certifiedRound(progress), reason });
		await transition(tx, { progress, event: 'issue', actor, clock, call, decision });
	});
	outbox.flush();
	return null;
};
