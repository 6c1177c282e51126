import { eq } from 'drizzle-orm';
import { requestAssignee } from '#server/assessment/void-reminders.ts';
import type { Executor } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import type { NoticeData } from '#server/db/tables/notices.ts';
import { paperQuestions, paperSubCategories } from '#server/db/tables/papers.ts';
import type { Audience } from '#server/notices/audience.ts';
import { serverText } from '#shared/texts/server.ts';
import type { Source, Sources } from './source.ts';

const findRequest = async (tx: Executor, requestId: number | undefined) => {
	if (requestId === undefined) return null;
	const [row] = await tx
		.select({
			id: evidenceRequests.id,
			status: evidenceRequests.status,
			dueOn: evidenceRequests.dueOn,
			progressId: evidenceRequests.progressId,
			companyId: companies.id,
			company: companies.companyName,
			subCategory: paperSubCategories.content,
			subCategoryEn: paperSubCategories.contentEn,
			assigneeId: requestAssignee,
		})
		.from(evidenceRequests)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, evidenceRequests.progressId))
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.leftJoin(paperQuestions, eq(paperQuestions.id, evidenceRequests.questionId))
		.leftJoin(paperSubCategories, eq(paperSubCategories.id, paperQuestions.subCategoryId))
		.where(eq(evidenceRequests.id, requestId));
	return row ?? null;
};

type Facts = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** Sub-category of a request in both languages; never its content. */
const aboutOf = ({ subCategory, subCategoryEn }: Facts): NoticeData => {
	if (subCategory !== null) return { about: subCategory, ...(subCategoryEn ? { about_en: subCategoryEn } : {}) };
	const key = 'exports.workbook.wholeAssessment';
	return { about: serverText('ja', key), about_en: serverText('en', key) };
};

/** A source that returns null, so that nobody is notified, if the request was withdrawn meanwhile. */
const told =
	(audienceOf: (facts: Facts) => Audience, moreOf: (facts: Facts) => NoticeData = () => ({})): Source =>
	async (tx, { subject_id }) => {
		const facts = await findRequest(tx, subject_id);
		if (!facts || facts.status === 'withdrawn') return null;
		const { id, companyId, progressId, company } = facts;
		return {
			audience: audienceOf(facts),
			companyId,
			progressId,
			subjectId: id,
			data: { company, ...aboutOf(facts), ...moreOf(facts) },
		};
	};

const company = ({ companyId, assigneeId: colleague }: Facts): Audience => ({
	to: 'company',
	companyId,
	assigneeId: colleague,
});

/** Until when the company should answer; empty if no day was set. */
const due = ({ dueOn }: Facts): NoticeData => ({ due_on: dueOn ?? '' });

export const evidenceSources: Sources = {
	evidence_requested: told(company, due),
	evidence_returned: told(company, due),
	evidence_answered: told(({ companyId }) => ({ to: 'assessors', companyId })),
};
