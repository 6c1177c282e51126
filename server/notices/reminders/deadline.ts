import { and, eq, inArray, sql } from 'drizzle-orm';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { notices } from '#server/db/tables/notices.ts';
import { STATUS, type StatusId } from '#shared/assessment/status.ts';
import { addDays, daysBetween } from '#shared/dates.ts';
import type { Reminder } from './reminder.ts';

/** Days before the end of the period. */
const DAYS = [30, 7, 1];

const UNSUBMITTED: StatusId[] = [STATUS.notStarted, STATUS.answering];

/** Companies that have not submitted are reminded of the end of their period; void once it moved or they submitted. */
export const deadlineReminder: Reminder = {
	kind: 'deadline',
	due: async (tx, today) => {
		const days = DAYS.map((count) => addDays(today, count));
		const rows = await tx
			.select({
				progressId: assessmentProgresses.id,
				companyId: companies.id,
				company: companies.companyName,
				deadline: sql<string>`${assessmentProgresses.endDate}`,
			})
			.from(assessmentProgresses)
			.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
			.where(and(inArray(assessmentProgresses.status, UNSUBMITTED), inArray(assessmentProgresses.endDate, days)));
		return rows.map(({ progressId, companyId, company, deadline }) => ({
			subject: `progress:${progressId}`,
			audience: { to: 'company', companyId },
			companyId,
			progressId,
			data: { company, deadline, count: daysBetween(today, deadline) },
		}));
	},
	isVoid: sql`not exists (
		select from assessment_progresses p
		where p.id = ${notices.progressId} and p.status in (${STATUS.notStarted}, ${STATUS.answering})
			and p.end_date::text = ${notices.data}->>'deadline'
	)`,
};
