import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { ofMainCategory, ofSubCategory } from '#server/assessment/answer-places.ts';
import { isRatable } from '#server/assessment/rounds.ts';
import type { Actor } from '#server/base/actor.ts';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import {
	answerCategories,
	answerContents,
	answerSheets,
	answerSubCategories,
	assessmentProgresses,
} from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import { paperMainCategories, paperQuestions, paperSubCategories } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import { type AgeLimits, ageDays, ageingOf } from '#shared/assessment/age.ts';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { UNDECIDED } from '#shared/evidence/states.ts';
import type { Locale } from '#shared/i18n/translate.ts';

const request = evidenceRequests;

const countOf = (table: 'evidence_files' | 'evidence_messages') =>
	sql<number>`(select count(*)::int from ${sql.raw(table)} part where part.request_id = ${request.id})`;

/** The number of the question within its sub-category, from 1. */
const number = sql<number>`(
	select count(*)::int from ${paperQuestions} n
	where n.sub_category_id = ${paperQuestions.subCategoryId} and n.ordinal <= ${paperQuestions.ordinal}
)`;

/** Staff see the question on the sheet of the request's round; companies always on that of round 1. */
const sheetRoundOf = ({ area }: Actor) => (area === 'console' ? request.round : sql`1`);

/**
 * Requests with their company and their question, in one statement. Ids of questions are those of the sheet that the
 * actor reads.
 */
export const selectRequests = (executor: Executor, actor: Actor, locale: Locale) => {
	const texts = localisedPaper(locale);
	return executor
		.select({
			request: getTableColumns(request),
			progress: {
				status: assessmentProgresses.status,
				gradingRequestedAt: assessmentProgresses.gradingRequestedAt,
			},
			company: { id: companies.id, name: companies.companyName },
			creator: { id: users.id, name: users.name },
			files: countOf('evidence_files'),
			messages: countOf('evidence_messages'),
			question: {
				id: answerContents.id,
				content: texts.question,
				number,
				subCategoryId: answerSubCategories.id,
				subCategory: texts.subCategory,
				categoryId: answerCategories.id,
				category: texts.mainCategory,
			},
		})
		.from(request)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, request.progressId))
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.innerJoin(users, eq(users.id, request.createdBy))
		.leftJoin(paperQuestions, eq(paperQuestions.id, request.questionId))
		.leftJoin(paperSubCategories, eq(paperSubCategories.id, paperQuestions.subCategoryId))
		.leftJoin(paperMainCategories, eq(paperMainCategories.id, paperSubCategories.mainCategoryId))
		.leftJoin(
			answerSheets,
			and(
				eq(answerSheets.progressId, request.progressId),
				eq(answerSheets.round, sheetRoundOf(actor)),
				isNull(answerSheets.archivedAt),
			),
		)
		.leftJoin(answerCategories, ofMainCategory)
		.leftJoin(answerSubCategories, ofSubCategory)
		.leftJoin(
			answerContents,
			and(
				eq(answerContents.answerSubCategoryId, answerSubCategories.id),
				eq(answerContents.questionId, paperQuestions.id),
			),
		)
		.$dynamic();
};

export type SelectedRequest = Awaited<ReturnType<typeof selectRequests>>[number];

const presentQuestion = ({ request: { questionId }, question }: SelectedRequest): RequestRow['question'] => {
	if (questionId === null) return null;
	return {
		answer_content_id: question.id,
		content: question.content,
		number: question.number,
		sub_category: { id: question.subCategoryId, content: question.subCategory },
		category: { id: question.categoryId, content: question.category },
	};
};

/** The present, and the days from which what waits for staff is marked. */
export type Ages = { now: Date; limits: AgeLimits };

/** Since when a request waits for the company's answer, or for staff to decide on it. */
const waitingOf = ({ status, answeredAt, createdAt }: SelectedRequest['request'], { now, limits }: Ages) => {
	const since = answeredAt ?? createdAt;
	const days = ageDays(since, now);
	const ageing = ageingOf(days, status === 'answered' ? 'assessor' : 'company', limits);
	return { since: since.toISOString(), age_days: days, ageing };
};

/** A request as its reader sees it: companies do not see which member of staff asked. */
export const presentRequest = (row: SelectedRequest, { area }: Actor, ages: Ages): RequestRow => {
	const { request: stored, progress, company, creator, files, messages } = row;
	const isActive = UNDECIDED.includes(stored.status) && isRatable(progress, stored.round);
	return {
		id: stored.id,
		progress_id: stored.progressId,
		company,
		round: stored.round,
		status: stored.status,
		question: presentQuestion(row),
		content: stored.content,
		due_on: stored.dueOn,
		is_active: isActive,
		waiting: area === 'console' && isActive ? waitingOf(stored, ages) : null,
		file_count: files,
		message_count: messages,
		created_by: area === 'console' ? creator : null,
		created_at: stored.createdAt.toISOString(),
		answered_at: stored.answeredAt?.toISOString() ?? null,
		decided_at: stored.decidedAt?.toISOString() ?? null,
		withdrawn_because: stored.withdrawnBecause,
		updated_at: stored.updatedAt.toISOString(),
		version: stored.version,
	};
};
