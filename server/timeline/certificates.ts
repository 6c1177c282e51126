import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import type { CertificateEntry } from '#shared/timeline/schemas.ts';
import { type Kind, kindOf } from './requests.ts';

/** Timeline entries of withdrawn and re-issued certificates; the first issue is a change of status. */

/** Non-null in the rows selected below. */
const withdrawnAt = sql<Date>`${certificates.withdrawnAt}`.mapWith(certificates.withdrawnAt).as('withdrawn_at');
const withdrawnBy = sql<number>`${certificates.withdrawnBy}`.as('withdrawn_by');

/** Entries with the id of the certificate. */
export const certificateEntries = (executor: Executor, progressId: number) =>
	[
		executor
			.select({ kind: kindOf('certificate_withdrawn'), id: certificates.id, at: withdrawnAt, by: withdrawnBy })
			.from(certificates)
			.where(and(eq(certificates.progressId, progressId), isNotNull(certificates.withdrawnAt))),
		executor
			.select({
				kind: kindOf('certificate_reissued'),
				id: certificates.id,
				at: certificates.createdAt,
				by: certificates.issuedBy,
			})
			.from(certificates)
			.where(and(eq(certificates.progressId, progressId), isNotNull(certificates.reissueReason))),
	] as const;

export const CERTIFICATE_KINDS = ['certificate_withdrawn', 'certificate_reissued'] as const satisfies readonly Kind[];

type Found = { kind: Kind; certificate: typeof certificates.$inferSelect | null };

type Told = Omit<CertificateEntry, 'id' | 'at' | 'actor'>;

/** Details of an entry for staff; null if it is of another kind. */
export const ofCertificate = ({ kind, certificate }: Found): Told | null => {
	const known = CERTIFICATE_KINDS.find((one) => one === kind);
	if (!known || !certificate) return null;
	return {
		kind: known,
		certificate_id: certificate.id,
		issued_at: certificate.issueDate,
		reason: known === 'certificate_withdrawn' ? certificate.withdrawalReason : certificate.reissueReason,
	};
};
