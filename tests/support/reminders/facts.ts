import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { assessorCompanies, users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { certificates } from '#server/db/tables/certificates.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import { noticePreferences, notices } from '#server/db/tables/notices.ts';
import type { NoticeKind } from '#shared/notices/kinds.ts';
import type { TestApp } from '#tests/support/boot.ts';

/** Kinds of reminders that depend on the database only. */
export const REMINDED = ['deadline', 'evidence_due', 'certificate_expiring', 'digest'] as const satisfies NoticeKind[];

export type StoredNotice = typeof notices.$inferSelect;

type Assignee = { progress_id: number; question_id: number; assignee_id: number | null };

/** All stored data that decides who is reminded of what. */
export const readFacts = async ({ deps: { db } }: Pick<TestApp, 'deps'>) => {
	const assignees = await db.execute<Assignee>(sql`
		select s.progress_id, q.id as question_id, a.assignee_id from answer_sub_categories a
		join answer_categories c on c.id = a.category_id join answer_sheets s on s.id = c.sheet_id
		join paper_questions q on q.sub_category_id = a.sub_category_id where s.round = 1 and s.archived_at is null`);
	return {
		people: await db.select().from(users).where(isNull(users.deactivatedAt)),
		progresses: await db.select().from(assessmentProgresses),
		requests: await db.select().from(evidenceRequests),
		certificates: await db.select().from(certificates),
		assessors: await db.select().from(assessorCompanies),
		off: await db.select().from(noticePreferences).where(eq(noticePreferences.channel, 'off')),
		assignees: assignees.rows,
	};
};

export type Facts = Awaited<ReturnType<typeof readFacts>>;

export const listReminders = ({ deps: { db } }: Pick<TestApp, 'deps'>): Promise<StoredNotice[]> =>
	db.select().from(notices).where(inArray(notices.kind, REMINDED)).orderBy(notices.id);
