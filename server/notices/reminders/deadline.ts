import { and, asc, eq, gt } from 'drizzle-orm';
import { UNTRUE } from '#server/assessment/void-reminders.ts';
import type { Executor } from '#server/db/client.ts';
import { oneOf } from '#server/db/columns.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { ANSWERABLE } from '#shared/assessment/status-sets.ts';
import { addDays } from '#shared/dates.ts';
import { PAGE, pagesOf, type Reminder } from './reminder.ts';

/** Days before the end of the period. */
const DAYS = [30, 7, 1];

const progress = assessmentProgresses;

/** The page is selected before joining companies: thousands of periods may end on one day. */
const endingOn = (db: Executor, day: string) => (after: number) => {
	const page = db
		.select({ id: progress.id, companyId: progress.companyId })
		.from(progress)
		// Statuses as in the partial index.
		.where(and(oneOf(progress.status, ANSWERABLE), eq(progress.endDate, day), gt(progress.id, after)))
		.orderBy(asc(progress.id))
		.limit(PAGE)
		.as('page');
	return db
		.select({ id: page.id, companyId: page.companyId, company: companies.companyName })
		.from(page)
		.innerJoin(companies, eq(companies.id, page.companyId))
		.orderBy(asc(page.id));
};

/** Reminds companies that have not submitted of the end of their period; void once it is moved or they submit. */
export const deadlineReminder: Reminder = {
	kind: 'deadline',
	due: async function* (db, today) {
		for (const count of DAYS) {
			const deadline = addDays(today, count);
			for await (const rows of pagesOf(endingOn(db, deadline))) {
				yield rows.map(({ id: progressId, companyId, company }) => ({
					// A deadline moved to another of these days gets a new reminder the same day.
					subject: `progress:${progressId}:${deadline}`,
					audience: { to: 'company', companyId },
					companyId,
					progressId,
					data: { company, deadline, count },
				}));
			}
		}
	},
	isVoid: UNTRUE.deadline,
};
