import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { isCurrentCertificate } from '#server/assessment/current-certificate.ts';
import type { Executor } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { certificates, issuerSeals } from '#server/db/tables/certificates.ts';

export type StoredCertificate = typeof certificates.$inferSelect;
/** With the PNG of its seal in base64; null if it is drawn. */
export type CertificateRecord = StoredCertificate & { seal: string | null };

const withSeal = () => ({
	...getTableColumns(certificates),
	seal: sql<
		string | null
	>`(select ${issuerSeals.png} from ${issuerSeals} where ${issuerSeals.hash} = ${certificates.sealHash})`.as('seal'),
});

export const findCertificate = async (executor: Executor, id: number): Promise<CertificateRecord | null> => {
	const [row] = await executor.select(withSeal()).from(certificates).where(eq(certificates.id, id));
	return row ?? null;
};

const certificateOf = prepared('certificate', (executor, name) =>
	executor
		.select(withSeal())
		.from(certificates)
		.where(eq(certificates.progressId, sql.placeholder('progressId')))
		.orderBy(desc(certificates.id))
		.limit(1)
		.prepare(name),
);

/** The newest certificate of a progress, even if withdrawn. */
export const findCertificateOf = async (executor: Executor, progressId: number): Promise<CertificateRecord | null> => {
	const [row] = await certificateOf(executor).execute({ progressId });
	return row ?? null;
};

/**
 * Current certificate (neither withdrawn nor replaced) of an assessment, or of the company's newest assessment that has
 * one, even if an older one was re-issued later.
 */
export const findNewestCertificate = async (
	executor: Executor,
	companyId: number,
	progressId?: number,
): Promise<CertificateRecord | null> => {
	const [row] = await executor
		.select(withSeal())
		.from(certificates)
		.where(
			and(
				eq(certificates.companyId, companyId),
				progressId === undefined ? undefined : eq(certificates.progressId, progressId),
				isCurrentCertificate(),
			),
		)
		.orderBy(desc(certificates.progressId))
		.limit(1);
	return row ?? null;
};
