import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { isCheckedAt, requestAssignee, UNTRUE } from '#server/assessment/void-reminders.ts';
import type { Executor } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import type { NoticeData } from '#server/db/tables/notices.ts';
import { paperQuestions, paperSubCategories } from '#server/db/tables/papers.ts';
import { addDays } from '#shared/dates.ts';
import { serverText } from '#shared/texts/server.ts';
import { PAGE, pagesOf, type Reminder } from './reminder.ts';

const request = evidenceRequests;

/** Open requests that the company can answer now; not while grading is pending. */
const openAndDueOn = (db: Executor, day: string) => (after: number) =>
	db
		.select({
			id: request.id,
			progressId: request.progressId,
			companyId: companies.id,
			company: companies.companyName,
			assigneeId: requestAssignee,
			about: paperSubCategories.content,
			aboutEn: paperSubCategories.contentEn,
		})
		.from(request)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, request.progressId))
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.leftJoin(paperQuestions, eq(paperQuestions.id, request.questionId))
		.leftJoin(paperSubCategories, eq(paperSubCategories.id, paperQuestions.subCategoryId))
		.where(
			and(
				// As in the partial index.
				sql`${request.status} = 'open'`,
				eq(request.dueOn, day),
				gt(request.id, after),
				isCheckedAt(assessmentProgresses.status),
				isNull(assessmentProgresses.gradingRequestedAt),
			),
		)
		.orderBy(asc(request.id))
		.limit(PAGE);

type Row = Awaited<ReturnType<ReturnType<typeof openAndDueOn>>>[number];

/** What the request is about in both languages: the sub-category, or the assessment as a whole. */
const subjectWords = ({ about, aboutEn }: Row): NoticeData => {
	if (about !== null) return { about, ...(aboutEn ? { about_en: aboutEn } : {}) };
	const key = 'exports.workbook.wholeAssessment';
	return { about: serverText('ja', key), about_en: serverText('en', key) };
};

/** Reminds companies the day before a request is due; void once it is answered or withdrawn, or its round is over. */
export const evidenceDueReminder: Reminder = {
	kind: 'evidence_due',
	due: async function* (db, today) {
		const dueOn = addDays(today, 1);
		for await (const rows of pagesOf(openAndDueOn(db, dueOn))) {
			yield rows.map((row) => ({
				subject: `request:${row.id}`,
				audience: { to: 'company', companyId: row.companyId, assigneeId: row.assigneeId },
				companyId: row.companyId,
				progressId: row.progressId,
				subjectId: row.id,
				data: { company: row.company, due_on: dueOn, ...subjectWords(row) },
			}));
		}
	},
	isVoid: UNTRUE.evidence_due,
};
