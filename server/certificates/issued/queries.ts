import { desc, eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { certificates } from '#server/db/tables/certificates.ts';

const issuers = alias(users, 'issuers');
const withdrawers = alias(users, 'withdrawers');

/** Certificates of a progress, newest first, with who issued and withdrew them. */
export const listCertificatesOf = (executor: Executor, progressId: number) =>
	executor
		.select({
			certificate: getTableColumns(certificates),
			issuedBy: { id: issuers.id, name: issuers.name },
			withdrawer: { id: withdrawers.id, name: withdrawers.name },
		})
		.from(certificates)
		.innerJoin(issuers, eq(issuers.id, certificates.issuedBy))
		.leftJoin(withdrawers, eq(withdrawers.id, certificates.withdrawnBy))
		.where(eq(certificates.progressId, progressId))
		.orderBy(desc(certificates.id));

export type IssuedRecord = Awaited<ReturnType<typeof listCertificatesOf>>[number];
