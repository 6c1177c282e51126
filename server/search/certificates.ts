import { and, desc, like, sql } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import type { Executor } from '#server/db/client.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { readCodeStart } from '#shared/certificates/code.ts';
import { READ_OF_A_KIND } from './more.ts';
import { newestAssessment } from './newest-assessment.ts';

/** By the code or its first group, also withdrawn and replaced ones. */
export const findCertificates = (executor: Executor, actor: ConsoleActor, q: string) => {
	const start = readCodeStart(q);
	if (start === null) return [];
	return executor
		.select({
			progressId: certificates.progressId,
			code: sql<string>`${certificates.code}`,
			expiresOn: certificates.expiresOn,
			withdrawnAt: certificates.withdrawnAt,
			replacedAt: certificates.replacedAt,
			companyId: certificates.companyId,
			newestId: newestAssessment(certificates.companyId),
		})
		.from(certificates)
		.where(and(like(certificates.code, `${start}%`), companyVisibleTo(actor, certificates.companyId)))
		.orderBy(desc(certificates.id))
		.limit(READ_OF_A_KIND);
};
