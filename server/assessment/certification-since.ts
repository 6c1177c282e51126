import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { companies } from '#server/db/tables/companies.ts';
import type { StatusId } from '#shared/assessment/status.ts';
import { CERTIFICATION } from '#shared/assessment/status-sets.ts';

const concernsCertification = (status: StatusId | null): boolean => status === null || CERTIFICATION.includes(status);

type Step = { companyId: number; from: StatusId | null; to: StatusId; now: Date };

/** Keeps the place of a company in the list of certifications when its newest assessment goes `from` (null: none) `to`. */
export const keepCertificationSince = async (tx: Tx, { companyId, from, to, now }: Step): Promise<void> => {
	const stays = !concernsCertification(from) && !concernsCertification(to);
	if (stays) return;
	await tx
		.update(companies)
		.set({ certificationSince: concernsCertification(to) ? now : null })
		.where(eq(companies.id, companyId));
};
