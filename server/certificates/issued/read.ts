import { getVisibleProgress } from '#server/assessment/access.ts';
import type { Progress } from '#server/assessment/transition.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Issuer } from '#server/base/issuer/issuer.ts';
import type { Deps } from '#server/calls/deps.ts';
import { type CertificateRecord, findCertificateOf } from '#server/certificates/queries.ts';
import type { Snapshot } from '#server/certificates/snapshot.ts';
import { readToBePrinted } from '#server/certificates/to-be-printed.ts';
import { presentListed } from '#server/certificates/view-model.ts';
import type { Executor } from '#server/db/client.ts';
import { together } from '#server/db/transactions.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { IssuedCertificate, IssuedCertificates, Reissue } from '#shared/certificates/issued.ts';
import { type IssuedRecord, listCertificatesOf } from './queries.ts';
import { hasEnded, reissueDates, wouldPrintSame } from './reissue.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'issuer'>;

const present = ({ certificate, issuedBy, withdrawer }: IssuedRecord, deps: ReadDeps): IssuedCertificate => ({
	...presentListed(certificate, deps),
	id: certificate.id,
	industry_code: certificate.industryCode,
	created_at: certificate.createdAt.toISOString(),
	issued_by: issuedBy,
	reissue_reason: certificate.reissueReason,
	withdrawn_by: withdrawer,
	withdrawal_reason: certificate.withdrawalReason,
	replaced_at: certificate.replacedAt?.toISOString() ?? null,
});

const refusalOf = (newest: CertificateRecord, snapshot: Snapshot, now: Date): Reissue['refused'] => {
	if (hasEnded(newest, now)) return 'expired';
	if (snapshot.score === null) return 'no_score';
	return wouldPrintSame(newest, snapshot) ? 'unchanged' : null;
};

const reissueOf = async (
	executor: Executor,
	progress: Progress,
	{ now, issuer }: { now: Date; issuer: Issuer | null },
): Promise<Reissue | null> => {
	if (progress.status !== STATUS.issued) return null;
	const [{ certifiable, printed }, newest] = await together(executor, (one) => [
		readToBePrinted(one, progress, issuer),
		findCertificateOf(one, progress.id),
	]);
	if (!newest) return null;
	return {
		...printed,
		industry_code: certifiable.snapshot.industryCode,
		refused: refusalOf(newest, certifiable.snapshot, now),
		issue_dates: reissueDates(newest, now),
	};
};

/** All certificates of a progress, and what a re-issue would certify now. @throws 404 */
export const listIssued = async (
	deps: ReadDeps,
	actor: ConsoleActor,
	{ id }: { id: number },
): Promise<IssuedCertificates> => {
	const { db, clock } = deps;
	const progress = await getVisibleProgress(db, actor, id);
	const issuer = await deps.issuer();
	const [records, reissue] = await together(db, (one) => [
		listCertificatesOf(one, progress.id),
		reissueOf(one, progress, { now: clock.now(), issuer }),
	]);
	return { certificates: records.map((record) => present(record, deps)), reissue };
};
