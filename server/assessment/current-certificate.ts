import { type AnyColumn, and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { certificates } from '#server/db/tables/certificates.ts';

/** Neither withdrawn nor replaced; a progress has one such certificate at most. */
export const isCurrentCertificate = (): SQL | undefined =>
	and(isNull(certificates.withdrawnAt), isNull(certificates.replacedAt));

/** Joins the current certificate of a progress. */
export const isCurrentCertificateOf = (progressId: AnyColumn): SQL | undefined =>
	and(eq(certificates.progressId, progressId), isCurrentCertificate());

/** When the newest certificate of a progress was withdrawn; null unless it was. */
export const certificateWithdrawnAt = (progressId: AnyColumn): SQL<Date | null> =>
	sql<Date | null>`(
		select withdrawn.withdrawn_at from certificates withdrawn
		where withdrawn.progress_id = ${progressId} order by withdrawn.id desc limit 1
	)`.mapWith(certificates.withdrawnAt);
