import { namesOf } from '#server/accounts/queries.ts';
import { deadlineOf } from '#server/assessment/deadline.ts';
import { companyFlags } from '#server/assessment/flags.ts';
import { byCategory, listOutline, neighboursOf, type OutlineRow } from '#server/assessment/outline.ts';
import { presentStatus } from '#server/assessment/present-status.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
import { findNewestProgress } from '#server/assessment/transition.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { findCertificateOf } from '#server/certificates/queries.ts';
import { listDocuments } from '#server/documents/queries.ts';
import { findIntroduction } from '#server/papers/queries.ts';
import { findResult } from '#server/reports/queries.ts';
import type { AnsweredCategory, AnsweredSubCategory, AssessmentOverview } from '#shared/assessment/answering.ts';
import { isSubmitted } from '#shared/assessment/status.ts';
import { readGuidance } from '#shared/papers/shown-guidance.ts';
import { getOwnCategory, getOwnSubCategory, listAnswers } from './queries.ts';

type Reader = Pick<Deps, 'db'>;
type Call = Pick<CallContext, 'locale'>;

const isAnswered = (row: OutlineRow): boolean => row.answeredAt !== null;

const presentCategories = (rows: readonly OutlineRow[]): AssessmentOverview['categories'] =>
	byCategory(rows).map(({ id, content, subCategories }) => ({
		id,
		content,
		question_count: subCategories.reduce((sum, sub) => sum + sub.questionCount, 0),
		sub_category_count: subCategories.length,
		completed_sub_category_count: subCategories.filter(isAnswered).length,
		is_answered: subCategories.every(isAnswered),
	}));

/** The company's current assessment, also if cancelled; null if none was ever started. */
export const getOverview = async (
	{ db }: Reader,
	actor: CompanyActor,
	{ locale }: Call,
): Promise<AssessmentOverview | null> => {
	const progress = await findNewestProgress(db, actor.companyId);
	if (!progress) return null;
	const { id, status } = progress;
	const sheetId = await findSheetId(db, id, 1);
	const result = await findResult(db, id, 1);
	const certificate = await findCertificateOf(db, id);
	return {
		id,
		status: presentStatus(status, locale),
		...companyFlags(progress, (result?.proposalSubmittedAt ?? null) !== null),
		submitted_at: progress.submittedAt?.toISOString() ?? null,
		issued_at: certificate?.issueDate ?? null,
		expired_at: deadlineOf(progress)?.toISOString() ?? null,
		categories: sheetId === null ? [] : presentCategories(await listOutline(db, sheetId, locale)),
		company_document_files: await listDocuments(db, id),
	};
};

/** A category of the answer sheet with its sub-categories. @throws 404 */
export const getCategory = async (
	{ db }: Reader,
	actor: CompanyActor,
	{ id }: { id: number },
	{ locale }: Call,
): Promise<AnsweredCategory> => {
	const { sheetId, progress } = await getOwnCategory(db, actor, id);
	const categories = byCategory(await listOutline(db, sheetId, locale));
	const category = categories.find((candidate) => candidate.id === id);
	if (!category) throw new Error(`category ${id} has no sub-category`);
	const { content, subCategories } = category;
	return {
		id,
		content,
		is_answered: subCategories.every(isAnswered),
		is_submitted: isSubmitted(progress.status),
		introduction: await findIntroduction(db, progress.paperId, locale),
		answer_sub_categories: subCategories.map((sub) => ({
			id: sub.id,
			content: sub.content,
			question_count: sub.questionCount,
			is_answered: isAnswered(sub),
			updated_at: sub.savedAt?.toISOString() ?? null,
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
	const { sheetId, progress, subCategory } = await getOwnSubCategory(db, actor, id);
	const siblings = (await listOutline(db, sheetId, locale)).filter(
		({ category }) => category.id === subCategory.categoryId,
	);
	const row = siblings.find((candidate) => candidate.id === id);
	if (!row) throw new Error(`sub-category ${id} is not on its sheet`);
	const answers = await listAnswers(db, id, locale);
	const { savedBy } = subCategory;
	const names = await namesOf(db, [savedBy]);
	return {
		id,
		content: row.content,
		answer_category: row.category,
		is_answered: isAnswered(row),
		is_submitted: isSubmitted(progress.status),
		introduction: await findIntroduction(db, progress.paperId, locale),
		answer_contents: answers.map(({ extensionNote, naCondition, guidance, ...answer }) => ({
			...answer,
			extension_note: extensionNote,
			na_condition: naCondition,
			guidance: readGuidance(guidance, locale),
		})),
		version: subCategory.answerVersion,
		saved_at: subCategory.savedAt?.toISOString() ?? null,
		saved_by: savedBy === null ? null : (names.get(savedBy) ?? null),
		...neighboursOf(siblings, id),
	};
};
