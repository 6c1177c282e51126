import { eq, sql } from 'drizzle-orm';
import { queuedAt } from '#server/companies/certification-queue.ts';
import type { Tx } from '#server/db/client.ts';
import { companies } from '#server/db/tables/companies.ts';
import { later } from '#server/db/transactions.ts';
import type { StatusId } from '#shared/assessment/status.ts';
import { CERTIFICATION } from '#shared/assessment/status-sets.ts';

const concernsCertification = (status: StatusId | null): boolean => status === null || CERTIFICATION.includes(status);

type Step = { companyId: number; from: StatusId | null; to: StatusId; now: Date };

/** Time of the company's last certificate; null without one. */
const lastIssue = (companyId: number) =>
	sql<Date | null>`(select max(created_at) from certificates where company_id = ${companyId})`;

/**
 * Updates the company's sort keys in the certification list when its newest assessment changes from `from` (null for a
 * new one) to `to`. A company that ever had a certificate stays in the list.
 */
export const updateCertificationSince = async (tx: Tx, { companyId, from, to, now }: Step): Promise<void> => {
	const isUnaffected = !concernsCertification(from) && !concernsCertification(to);
	if (isUnaffected) return;
	const certificationSince = concernsCertification(to) ? now : lastIssue(companyId);
	const certificationQueue = queuedAt(to, certificationSince);
	await later(
		tx,
		tx.update(companies).set({ certificationSince, certificationQueue }).where(eq(companies.id, companyId)),
	);
};
