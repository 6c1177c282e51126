import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { companies } from '#server/db/tables/companies.ts';
import { STATUS, type StatusId } from '#shared/assessment/status.ts';

/** The statuses at which an assessment has to do with certification (section 2 of the second specification). */
export const CERTIFICATION_STATUSES: readonly StatusId[] = [
	STATUS.completed,
	STATUS.recompleted,
	STATUS.applied,
	STATUS.issued,
];

const concernsCertification = (status: StatusId | null): boolean =>
	status === null || CERTIFICATION_STATUSES.includes(status);

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
