import { type AnyColumn, and, eq, isNull, type SQL } from 'drizzle-orm';
import { certificates } from '#server/db/tables/certificates.ts';

/** Neither withdrawn nor replaced; a progress has one such certificate at most. */
export const isCurrentCertificate = (): SQL | undefined =>
	and(isNull(certificates.withdrawnAt), isNull(certificates.replacedAt));

/** Joins the current certificate of a progress. */
export const isCurrentCertificateOf = (progressId: AnyColumn): SQL | undefined =>
	and(eq(certificates.progressId, progressId), isCurrentCertificate());
