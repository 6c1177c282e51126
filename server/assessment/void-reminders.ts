import { type AnyColumn, and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import { notices } from '#server/db/tables/notices.ts';
import { later } from '#server/db/transactions.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { tokyoDate } from '#shared/dates.ts';
import { isCurrentOfItsCompany } from './current-certificate.ts';
import { settleNotices } from './settled-events.ts';

/** SQL conditions on `notices` for reminders that no longer apply on a day in Tokyo. */
type Condition = (today: string) => SQL;

/** Assignee of the sub-category that a request is about, on the company's (first) sheet; null if unassigned. */
export const requestAssignee = sql<number | null>`(
	select a.assignee_id from answer_sub_categories a
	join answer_categories c on c.id = a.category_id
	join answer_sheets s on s.id = c.sheet_id
	join paper_questions q on q.sub_category_id = a.sub_category_id
	where s.progress_id = ${evidenceRequests.progressId} and s.round = 1 and s.archived_at is null
		and q.id = ${evidenceRequests.questionId}
)`;

/** Whether the round of a request is being checked at a status; requests are dormant otherwise. */
export const isCheckedAt = (status: SQL | AnyColumn): SQL =>
	sql`${status} = case ${evidenceRequests.round} when 1 then ${sql.raw(`${STATUS.submitted} else ${STATUS.reassessment}`)} end`;

/** Joins the recipient if still active; it may have lost the role of admin. */
const RECIPIENT = sql`users u on u.id = ${notices.recipientId} and u.deactivated_at is null`;

const deadline: Condition = (today) => sql`not exists (
	select from assessment_progresses p
	join ${RECIPIENT} and u.company_id = p.company_id and u.role = 0
	where p.id = ${notices.progressId} and p.status in (${STATUS.notStarted}, ${STATUS.answering})
		and p.end_date::text = ${notices.data}->>'deadline' and p.end_date >= ${today}
)`;

const evidenceDue: Condition = (today) => sql`not exists (
	select from ${evidenceRequests}
	join assessment_progresses p on p.id = ${evidenceRequests.progressId} and ${isCheckedAt(sql`p.status`)}
	join ${RECIPIENT} and u.company_id = p.company_id and (u.role = 0 or u.id = ${requestAssignee})
	where ${evidenceRequests.id} = ${notices.subjectId} and ${evidenceRequests.status} = 'open'
		and ${evidenceRequests.dueOn}::text = ${notices.data}->>'due_on' and ${evidenceRequests.dueOn} >= ${today}
)`;

const certificateExpiring: Condition = (today) => sql`not exists (
	select from ${certificates}
	join ${RECIPIENT} and u.company_id = ${certificates.companyId} and u.role = 0
	where ${certificates.id} = ${notices.subjectId} and ${certificates.expiresOn} > ${today}
		and ${isCurrentOfItsCompany(certificates)}
)`;

/** What the company was reminded of by staff is done, or its assessment has moved on. */
const companyReminded: Condition = () => sql`not exists (
	select from assessment_progresses p
	join ${RECIPIENT} and u.company_id = p.company_id and u.role = 0
	where p.id = ${notices.progressId} and case ${notices.data}->>'waits'
		when 'answers' then p.status in (${STATUS.notStarted}, ${STATUS.answering})
		else exists (
			select from ${evidenceRequests}
			where ${evidenceRequests.progressId} = p.id and ${evidenceRequests.status} = 'open' and ${isCheckedAt(sql`p.status`)}
		)
	end
)`;

export const UNTRUE = {
	company_reminded: companyReminded,
	deadline,
	evidence_due: evidenceDue,
	certificate_expiring: certificateExpiring,
} as const satisfies Partial<Record<(typeof notices.$inferSelect)['kind'], Condition>>;

const isUntrue = (today: string): SQL | undefined =>
	or(...Object.entries(UNTRUE).map(([kind, condition]) => and(sql`${notices.kind} = ${kind}`, condition(today))));

/**
 * Voids reminders of a company that no longer apply, and marks its notices of which nothing is left to do as read, in the
 * transaction that changed its assessment, period, evidence request or certificate.
 */
export const voidReminders = (tx: Executor, companyId: number | SQL<number>, now: Date): Promise<void> =>
	later(
		tx,
		tx
			.update(notices)
			.set({ voidedAt: now })
			.where(and(eq(notices.companyId, companyId), isNull(notices.voidedAt), isUntrue(tokyoDate(now)))),
		settleNotices(tx, eq(notices.companyId, companyId), now),
	);
