import { and, eq, isNotNull } from 'drizzle-orm';
import { certificates } from '#server/db/tables/certificates.ts';
import { companies } from '#server/db/tables/companies.ts';
import type { Sources } from './source.ts';

/** Events of certificates after their issue, which is a change of status. */
export const certificateSources: Sources = {
	certificate_withdrawn: async (tx, { subject_id: subjectId }) => {
		if (subjectId === undefined) return null;
		const [withdrawn] = await tx
			.select({
				companyId: certificates.companyId,
				progressId: certificates.progressId,
				company: companies.companyName,
				issuedOn: certificates.issueDate,
			})
			.from(certificates)
			.innerJoin(companies, eq(companies.id, certificates.companyId))
			.where(and(eq(certificates.id, subjectId), isNotNull(certificates.withdrawnAt)));
		if (!withdrawn) return null;
		const { companyId, progressId, company, issuedOn } = withdrawn;
		const data = { company, issued_on: issuedOn };
		return { audience: { to: 'company', companyId }, companyId, progressId, subjectId, data };
	},
};
