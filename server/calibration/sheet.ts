import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { groupRows } from '#server/base/group-rows.ts';
import type { Deps } from '#server/calls/deps.ts';
import { presentQuestions } from '#server/checking/read.ts';
import type { Executor } from '#server/db/client.ts';
import { answerContents, answerSheets, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { calibrationParts, calibrations } from '#server/db/tables/calibration.ts';
import { evidenceFiles, evidenceRequests } from '#server/db/tables/evidence.ts';
import { papers } from '#server/db/tables/papers.ts';
import { together } from '#server/db/transactions.ts';
import { listDocuments } from '#server/evidence/documents/queries.ts';
import { presentFile } from '#server/evidence/stored-files/present.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { CalibrationSheet } from '#shared/calibration/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { listSecondItems } from './items.ts';
import { getGiven } from './lock.ts';

const readIntroduction = (executor: Executor, progressId: number, locale: Locale) =>
	executor
		.select({ text: localisedPaper(locale).introduction })
		.from(assessmentProgresses)
		.innerJoin(papers, eq(papers.id, assessmentProgresses.paperId))
		.where(eq(assessmentProgresses.id, progressId));

/** Files that the company sent on requests about the drawn questions; what was asked stays with whoever asked. */
const listRequestFiles = (executor: Executor, calibrationId: number) =>
	executor
		.select({ file: getTableColumns(evidenceFiles), contentId: answerContents.id })
		.from(calibrations)
		.innerJoin(answerSheets, eq(answerSheets.id, calibrations.sheetId))
		.innerJoin(calibrationParts, eq(calibrationParts.calibrationId, calibrations.id))
		.innerJoin(answerContents, eq(answerContents.answerSubCategoryId, calibrationParts.answerSubCategoryId))
		.innerJoin(
			evidenceRequests,
			and(
				eq(evidenceRequests.progressId, calibrations.progressId),
				eq(evidenceRequests.round, answerSheets.round),
				eq(evidenceRequests.questionId, answerContents.questionId),
			),
		)
		.innerJoin(evidenceFiles, eq(evidenceFiles.requestId, evidenceRequests.id))
		.where(and(eq(calibrations.id, calibrationId), sql`${evidenceFiles.deletedAt} is null`))
		.orderBy(asc(answerContents.id), asc(evidenceFiles.id));

/** The drawn sub-categories with their files, for the second rater. @throws 404, also once the second rating is complete */
export const getCalibrationSheet = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id }: { id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<CalibrationSheet> => {
	const { calibration, company, round } = await getGiven(db, actor, id);
	const { progressId, sheetId } = calibration;
	const [rows, documents, files, [introduction]] = await together(db, (one) => [
		listSecondItems(one, id, locale),
		listDocuments(one, { progressId, sheetId }),
		listRequestFiles(one, id),
		readIntroduction(one, progressId, locale),
	]);
	const questions = new Set(rows.map(({ question }) => question.id));
	return {
		id,
		company,
		round,
		sub_categories: groupRows(rows, (row) => row.part).map(({ parent: part, rows: items }) => ({
			id: part.id,
			sub_category_id: part.subCategoryId,
			content: part.content,
			answer_category: items[0]?.category ?? { id: part.id, content: '' },
			introduction: introduction?.text ?? null,
			answer_contents: presentQuestions(items, { first: new Map(), upheld: null }, locale),
		})),
		documents: documents
			.map((document) => ({
				...document,
				answer_content_ids: document.answer_content_ids.filter((content) => questions.has(content)),
			}))
			.filter((document) => document.answer_content_ids.length > 0),
		request_files: files.map(({ file, contentId }) => ({ ...presentFile(file), answer_content_id: contentId })),
		item_count: rows.length,
		unrated_count: rows.filter(({ rate }) => rate === null).length,
		version: calibration.version,
		saved_at: calibration.savedAt?.toISOString() ?? null,
	};
};
