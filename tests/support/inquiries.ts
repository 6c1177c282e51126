import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { formerFold } from '#shared/former-fold.ts';
import type { FreePaper } from '#shared/free-assessment/schemas.ts';
import type { TestApp } from './app.ts';
import { call } from './client.ts';
import { unique } from './factories.ts';

type Values = Partial<typeof freeContacts.$inferInsert>;

/** Inserts a free result, or with `hasInquiryRequest` an application. */
export const makeInquiry = async (app: TestApp, values: Values = {}) => {
	const companyName = values.companyName ?? unique('無料株式会社');
	const paperId = values.paperId ?? (await call<FreePaper>(app, 'GET', '/free_assessment/paper')).data.id;
	const [row] = await app.deps.db
		.insert(freeContacts)
		.values({
			paperId,
			companyName,
			clientName: '山田 花子',
			email: 'visitor@example.com',
			phone: '0000',
			hasInquiryRequest: false,
			score: 75,
			categoryResults: [],
			searchText: formerFold(companyName),
			certificateTokenHash: unique('hash'),
			...values,
		})
		.returning();
	if (!row) throw new Error('no inquiry was made');
	return row;
};

type JobValues = Partial<typeof outboxJobs.$inferInsert>;

/** Inserts a job that failed after all retries. */
export const makeFailedJob = async ({ deps }: TestApp, values: JobValues = {}) => {
	const [row] = await deps.db
		.insert(outboxJobs)
		.values({
			name: 'mail-password-reset',
			payload: { email: 'nobody@example.com', locale: 'ja' },
			relayedAt: new Date(),
			failedAt: new Date(),
			error: 'Error: connect ECONNREFUSED 192.0.2.1:25',
			...values,
		})
		.returning();
	if (!row) throw new Error('no job was made');
	return row;
};
