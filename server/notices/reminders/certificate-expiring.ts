import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { isCurrentOfItsCompany } from '#server/assessment/current-certificate.ts';
import { UNTRUE } from '#server/assessment/void-reminders.ts';
import type { Executor } from '#server/db/client.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { companies } from '#server/db/tables/companies.ts';
import { addDays } from '#shared/dates.ts';
import { PAGE, pagesOf, type Reminder } from './reminder.ts';

const DAYS = [60, 30, 7];

/** Paged by company, like the index; a company has one current certificate. */
const lastValidOn = (db: Executor, day: string) => (after: number) => {
	const page = db
		.select({
			id: certificates.companyId,
			certificateId: sql<number>`${certificates.id}`.as('certificate_id'),
			progressId: certificates.progressId,
		})
		.from(certificates)
		.where(
			and(
				eq(certificates.expiresOn, addDays(day, 1)),
				gt(certificates.companyId, after),
				isCurrentOfItsCompany(certificates),
			),
		)
		.orderBy(asc(certificates.companyId))
		.limit(PAGE)
		.as('page');
	return db
		.select({
			id: page.id,
			company: companies.companyName,
			certificateId: page.certificateId,
			progressId: page.progressId,
		})
		.from(page)
		.innerJoin(companies, eq(companies.id, page.id))
		.orderBy(asc(page.id));
};

/** Reminds companies of the expiry of their certificate; void once it is withdrawn, replaced or superseded. */
export const certificateReminder: Reminder = {
	kind: 'certificate_expiring',
	due: async function* (db, today) {
		for (const count of DAYS) {
			const lastDay = addDays(today, count);
			for await (const rows of pagesOf(lastValidOn(db, lastDay))) {
				yield rows.map(({ id: companyId, company, certificateId, progressId }) => ({
					subject: `certificate:${certificateId}`,
					audience: { to: 'company', companyId },
					companyId,
					progressId,
					subjectId: certificateId,
					data: { company, expires_on: lastDay, count },
				}));
			}
		}
	},
	isVoid: UNTRUE.certificate_expiring,
};
