import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { documentQuestions, evidenceFiles, evidenceMessages, evidenceRequests } from '#server/db/tables/evidence.ts';
import { paperMainCategories, paperQuestions, paperSubCategories } from '#server/db/tables/papers.ts';
import { together } from '#server/db/transactions.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/** Evidence requests of a round, their answers, and the questions supported by documents. */

type Asked = { progressId: number; round: Round; locale: Locale };

/** Number ('2-1-3') and text of a question, for staff. */
const questionIn = (locale: Locale) => ({
	number: sql<
		string | null
	>`concat_ws('-', ${paperMainCategories.ordinal} + 1, ${paperSubCategories.ordinal} + 1, ${paperQuestions.ordinal} + 1)`,
	content: localisedPaper(locale).question as SQL<string | null>,
});

const inPaperOrder = [
	asc(paperMainCategories.ordinal),
	asc(paperSubCategories.ordinal),
	asc(paperQuestions.ordinal),
] as const;

const isOf = ({ progressId, round }: Asked): SQL | undefined =>
	and(eq(evidenceRequests.progressId, progressId), eq(evidenceRequests.round, round));

const listRequests = (executor: Executor, asked: Asked) =>
	executor
		.select({
			id: evidenceRequests.id,
			status: evidenceRequests.status,
			withdrawnBecause: evidenceRequests.withdrawnBecause,
			content: evidenceRequests.content,
			dueOn: evidenceRequests.dueOn,
			createdBy: users.name,
			createdAt: evidenceRequests.createdAt,
			answeredAt: evidenceRequests.answeredAt,
			decidedAt: evidenceRequests.decidedAt,
			question: questionIn(asked.locale),
		})
		.from(evidenceRequests)
		.innerJoin(users, eq(users.id, evidenceRequests.createdBy))
		.leftJoin(paperQuestions, eq(paperQuestions.id, evidenceRequests.questionId))
		.leftJoin(paperSubCategories, eq(paperSubCategories.id, paperQuestions.subCategoryId))
		.leftJoin(paperMainCategories, eq(paperMainCategories.id, paperSubCategories.mainCategoryId))
		.where(isOf(asked))
		.orderBy(asc(evidenceRequests.id));

const listMessages = (executor: Executor, asked: Asked) =>
	executor
		.select({
			requestId: evidenceMessages.requestId,
			kind: evidenceMessages.kind,
			content: evidenceMessages.content,
			author: users.name,
			createdAt: evidenceMessages.createdAt,
		})
		.from(evidenceMessages)
		.innerJoin(evidenceRequests, eq(evidenceRequests.id, evidenceMessages.requestId))
		.innerJoin(users, eq(users.id, evidenceMessages.authorId))
		.where(isOf(asked))
		.orderBy(asc(evidenceMessages.requestId), asc(evidenceMessages.id));

const listFiles = (executor: Executor, asked: Asked) =>
	executor
		.select({ requestId: evidenceFiles.requestId, name: evidenceFiles.fileName })
		.from(evidenceFiles)
		.innerJoin(evidenceRequests, eq(evidenceRequests.id, evidenceFiles.requestId))
		.where(isOf(asked))
		.orderBy(asc(evidenceFiles.id));

const listLinks = (executor: Executor, { progressId, locale }: Asked) =>
	executor
		.select({ document: companyDocuments.fileName, question: questionIn(locale) })
		.from(documentQuestions)
		.innerJoin(companyDocuments, eq(companyDocuments.id, documentQuestions.documentId))
		.innerJoin(paperQuestions, eq(paperQuestions.id, documentQuestions.questionId))
		.innerJoin(paperSubCategories, eq(paperSubCategories.id, paperQuestions.subCategoryId))
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, paperSubCategories.mainCategoryId))
		.where(eq(companyDocuments.progressId, progressId))
		.orderBy(asc(companyDocuments.id), ...inPaperOrder);

/** In one round trip, whatever the number of requests. */
export const readEvidence = async (executor: Executor, asked: Asked) => {
	const [requests, messages, files, links] = await together(executor, (one) => [
		listRequests(one, asked),
		listMessages(one, asked),
		listFiles(one, asked),
		listLinks(one, asked),
	]);
	const filesOf = Map.groupBy(files, (file) => file.requestId);
	return {
		requests: requests.map((request, at) => ({
			...request,
			at: at + 1,
			files: (filesOf.get(request.id) ?? []).map(({ name }) => ({ name })),
		})),
		messages: messages.map((message) => ({
			...message,
			at: requests.findIndex(({ id }) => id === message.requestId) + 1,
		})),
		links,
	};
};

export type Evidence = Awaited<ReturnType<typeof readEvidence>>;
