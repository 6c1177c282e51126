import { type AnyColumn, and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { certificates } from '#server/db/tables/certificates.ts';
import { companies } from '#server/db/tables/companies.ts';

/** The table, or an alias of it. */
type CertificateColumns = Record<'companyId' | 'progressId' | 'withdrawnAt' | 'replacedAt', AnyColumn>;

/** Neither withdrawn nor replaced; a progress has one such certificate at most. */
export const isCurrentCertificate = (certificate: CertificateColumns = certificates): SQL | undefined =>
	and(isNull(certificate.withdrawnAt), isNull(certificate.replacedAt));

/** Joins the current certificate of a progress. */
export const isCurrentCertificateOf = (progressId: AnyColumn): SQL | undefined =>
	and(eq(certificates.progressId, progressId), isCurrentCertificate());

/** When the newest certificate of a progress was withdrawn; null unless it was. */
export const certificateWithdrawnAt = (progressId: AnyColumn): SQL<Date | null> =>
	sql<Date | null>`(
		select withdrawn.withdrawn_at from certificates withdrawn
		where withdrawn.progress_id = ${progressId} order by withdrawn.id desc limit 1
	)`.mapWith(certificates.withdrawnAt);
/** The current certificate of its company: of the newest assessment that has one, whatever assessment has started since. */
export const isCurrentOfItsCompany = (certificate: CertificateColumns): SQL | undefined =>
	and(
		isCurrentCertificate(certificate),
		sql`not exists (
			select from certificates later
			where later.company_id = ${certificate.companyId} and later.progress_id > ${certificate.progressId}
				and later.withdrawn_at is null and later.replaced_at is null
		)`,
	);

/** Joins a company's current certificate. */
export const isCurrentOfCompany = (certificate: CertificateColumns): SQL | undefined =>
	and(eq(certificate.companyId, companies.id), isCurrentOfItsCompany(certificate));
