import { and, desc, eq, sql } from 'drizzle-orm';
import { isCurrentCertificate } from '#server/assessment/current-certificate.ts';
import type { Executor } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { certificates } from '#server/db/tables/certificates.ts';

export type CertificateRecord = typeof certificates.$inferSelect;

export const findCertificate = async (executor: Executor, id: number): Promise<CertificateRecord | null> => {
	const [row] = await executor.select().from(certificates).where(eq(certificates.id, id));
	return row ?? null;
};

const certificateOf = prepared('certificate', (executor, name) =>
	executor
		.select()
		.from(certificates)
		.where(eq(certificates.progressId, sql.placeholder('progressId')))
		.orderBy(desc(certificates.id))
		.limit(1)
		.prepare(name),
);

/** The newest certificate of a progress, also a withdrawn one. */
export const findCertificateOf = async (executor: Executor, progressId: number): Promise<CertificateRecord | null> => {
	const [row] = await certificateOf(executor).execute({ progressId });
	return row ?? null;
};

/**
 * The certificate of a company that is neither withdrawn nor replaced: of an assessment, or of its newest one with such a
 * certificate, also where that of an older one was issued anew since.
 */
export const findNewestCertificate = async (
	executor: Executor,
	companyId: number,
	progressId?: number,
): Promise<CertificateRecord | null> => {
	const [row] = await executor
		.select()
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
