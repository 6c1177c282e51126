import { namesOf } from '#server/accounts/queries.ts';
import { byCategory, listOutline, neighboursOf, type OutlineRow } from '#server/assessment/outline.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { findIntroduction } from '#server/papers/queries.ts';
import type { AnsweredCategory, AnsweredSubCategory, Assignee } from '#shared/assessment/answering.ts';
import { isSubmitted } from '#shared/assessment/status.ts';
import { readGuidance } from '#shared/papers/shown-guidance.ts';
import { getOwnCategory, getOwnSubCategory, listAnswers } from './queries.ts';

type Reader = Pick<Deps, 'db'>;
type Call = Pick<CallContext, 'locale'>;

const isAnswered = (row: OutlineRow): boolean => row.answeredAt !== null;

const presentAssignee = (
	{ assigneeId }: Pick<OutlineRow, 'assigneeId'>,
	names: ReadonlyMap<number, string>,
): Assignee => {
	const name = assigneeId === null ? undefined : names.get(assigneeId);
	return assigneeId === null || name === undefined ? null : { id: assigneeId, name };
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
	const names = await namesOf(
		db,
		subCategories.map(({ assigneeId }) => assigneeId),
	);
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
			assignee: presentAssignee(sub, names),
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
	const { savedBy, assigneeId } = subCategory;
	const names = await namesOf(db, [savedBy, assigneeId]);
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
		assignee: presentAssignee(subCategory, names),
		version: subCategory.answerVersion,
		saved_at: subCategory.savedAt?.toISOString() ?? null,
		saved_by: savedBy === null ? null : (names.get(savedBy) ?? null),
		...neighboursOf(siblings, id),
	};
};
