import { and, isNotNull, sql } from 'drizzle-orm';
import { type ConsoleActor, isAdmin } from '#server/base/actor.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import type { Executor } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { hasReceiptNumber } from '#server/receipts/find.ts';
import { newestAssessment } from './newest-assessment.ts';

/** Receipt numbers are of one series for submissions and for visitors' forms. */

const progress = assessmentProgresses;

export const findSubmissions = (executor: Executor, actor: ConsoleActor, q: string) => {
	const isNumbered = hasReceiptNumber(progress.receiptNumber, q);
	if (!isNumbered) return [];
	return executor
		.select({
			receiptNumber: sql<string>`${progress.receiptNumber}`,
			submittedAt: sql<Date>`${progress.submittedAt}`.mapWith(progress.submittedAt),
			progressId: progress.id,
			companyId: progress.companyId,
			newestId: newestAssessment(progress.companyId),
		})
		.from(progress)
		.where(and(isNumbered, isNotNull(progress.submittedAt), companyVisibleTo(actor, progress.companyId)));
};

/** Only admins read what visitors send. */
export const findInquiries = (executor: Executor, actor: ConsoleActor, q: string) => {
	const isNumbered = hasReceiptNumber(freeContacts.receiptNumber, q);
	if (!isNumbered || !isAdmin(actor)) return [];
	return executor
		.select({
			id: freeContacts.id,
			receiptNumber: sql<string>`${freeContacts.receiptNumber}`,
			companyName: freeContacts.companyName,
			createdAt: freeContacts.createdAt,
		})
		.from(freeContacts)
		.where(isNumbered);
};
