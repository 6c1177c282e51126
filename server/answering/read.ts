import {
	byCategory,
	listOutline,
	listSubCategories,
	neighboursOf,
	type OutlineRow,
} from '#server/assessment/outline.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { together } from '#server/db/transactions.ts';
import { listDocuments } from '#server/evidence/documents/queries.ts';
import { dated } from '#server/papers/shipped-law-days.ts';
import type { AnsweredCategory, AnsweredSubCategory } from '#shared/answering/schemas.ts';
import { isSubmitted } from '#shared/assessment/status.ts';
import { readGuidance } from '#shared/papers/shown-guidance.ts';
import { countAnswers, getOwnCategory, getShownOwnSubCategory, listAnswers, unansweredIn } from './queries.ts';

type Reader = Pick<Deps, 'db'>;
type Call = Pick<CallContext, 'locale'>;

const isAnswered = (row: OutlineRow): boolean => row.answeredAt !== null;

/** A category of the answer sheet with its sub-categories. @throws 404 */
export const getCategory = async (
	{ db }: Reader,
	actor: CompanyActor,
	{ id }: { id: number },
	{ locale }: Call,
): Promise<AnsweredCategory> => {
	const { sheetId, progress, introduction } = await getOwnCategory(db, actor, id, locale);
	const [outline, counts] = await together(db, (one) => [
		listOutline(one, sheetId, locale),
		countAnswers(one, sheetId),
	]);
	const categories = byCategory(outline);
	const category = categories.find((candidate) => candidate.id === id);
	if (!category) throw new Error(`category ${id} has no sub-category`);
	const { content, subCategories } = category;
	return {
		id,
		content,
		is_answered: subCategories.every(isAnswered),
		is_submitted: isSubmitted(progress.status),
		introduction,
		answer_sub_categories: subCategories.map((sub) => ({
			id: sub.id,
			content: sub.content,
			question_count: sub.questionCount,
			answered_question_count: sub.questionCount - unansweredIn(counts, [sub.id]),
			is_answered: isAnswered(sub),
			updated_at: sub.savedAt?.toISOString() ?? null,
			assignee: sub.assignee,
		})),
		...neighboursOf(categories, id),
	};
};

/** The questions of a sub-category with the company's answers. @throws 404 */
export const getSubCategory = async (
	{ db }: Reader,
	actor: CompanyActor,
	{ id }: { id: number },
	{ locale }: Call,
): Promise<AnsweredSubCategory> => {
	const shown = await getShownOwnSubCategory(db, actor, id, locale);
	const { progress, sheetId, subCategory, introduction, savedBy, assignee } = shown;
	const [siblings, answers, documents] = await together(db, (one) => [
		listSubCategories(one, subCategory.categoryId, locale),
		listAnswers(one, id, locale),
		listDocuments(one, { progressId: progress.id, sheetId }),
	]);
	const row = siblings.find((candidate) => candidate.id === id);
	if (!row) throw new Error(`sub-category ${id} is not on its sheet`);
	return {
		id,
		content: row.content,
		answer_category: row.category,
		is_answered: isAnswered(row),
		is_submitted: isSubmitted(progress.status),
		introduction,
		answer_contents: answers.map(({ extensionNote, isCritical, naCondition, guidance, ...answer }) => ({
			...answer,
			is_critical: isCritical,
			extension_note: extensionNote,
			na_condition: naCondition,
			guidance: readGuidance(dated(guidance), locale),
		})),
		company_document_files: documents,
		assignee,
		version: subCategory.answerVersion,
		saved_at: subCategory.savedAt?.toISOString() ?? null,
		saved_by: savedBy,
		...neighboursOf(siblings, id),
	};
};
