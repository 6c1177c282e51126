import { type AnyColumn, and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { certificates } from '#server/db/tables/certificates.ts';
import { companies } from '#server/db/tables/companies.ts';

/** `certificates` or an alias of it. */
type CertificateColumns = Record<'companyId' | 'progressId' | 'withdrawnAt' | 'replacedAt', AnyColumn>;

/** Neither withdrawn nor replaced; at most one per progress. */
export const isCurrentCertificate = (certificate: CertificateColumns = certificates): SQL | undefined =>
	and(isNull(certificate.withdrawnAt), isNull(certificate.replacedAt));

export const isCurrentCertificateOf = (progressId: AnyColumn): SQL | undefined =>
	and(eq(certificates.progressId, progressId), isCurrentCertificate());

/** Time at which the newest certificate of a progress was withdrawn; null if it was not. */
export const certificateWithdrawnAt = (progressId: AnyColumn): SQL<Date | null> =>
	sql<Date | null>`(
		select withdrawn.withdrawn_at from certificates withdrawn
		where withdrawn.progress_id = ${progressId} order by withdrawn.id desc limit 1
	)`.mapWith(certificates.withdrawnAt);
/** Condition on `certificates`: current, and of the company's newest assessment that has one. */
export const isCurrentOfItsCompany = (certificate: CertificateColumns): SQL | undefined =>
	and(
		isCurrentCertificate(certificate),
		sql`not exists (
			select from certificates later
			where later.company_id = ${certificate.companyId} and later.progress_id > ${certificate.progressId}
				and later.withdrawn_at is null and later.replaced_at is null
		)`,
	);

export const isCurrentOfCompany = (certificate: CertificateColumns): SQL | undefined =>
	and(eq(certificate.companyId, companies.id), isCurrentOfItsCompany(certificate));
