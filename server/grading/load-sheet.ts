import { asc, eq } from 'drizzle-orm';
import { groupRows } from '#server/base/group-rows.ts';
import type { Executor } from '#server/db/client.ts';
import {
	answerCategories,
	answerContents,
	answerEvaluations,
	answerSubCategories,
} from '#server/db/tables/assessment.ts';
import {
	paperCheckItems,
	paperMainCategories,
	paperQuestionSdgTargets,
	paperQuestions,
	paperSubCategories,
	sdgTargets,
} from '#server/db/tables/papers.ts';
import type { EvaluationRate, GradableCategory, RatedQuestion, SdgTargetRef } from '#shared/assessment/grading.ts';

/** Every check item of a sheet with its rating, in paper order; a question without any gives one row. */
const listItems = (executor: Executor, sheetId: number) =>
	executor
		.select({
			category: { id: answerCategories.mainCategoryId },
			subCategory: { id: answerSubCategories.subCategoryId },
			question: { id: answerContents.questionId, points: paperQuestions.points, answer: answerContents.answer },
			weightTenths: paperCheckItems.weightTenths,
			rate: answerEvaluations.evaluationRate,
		})
		.from(answerCategories)
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, answerCategories.mainCategoryId))
		.innerJoin(answerSubCategories, eq(answerSubCategories.categoryId, answerCategories.id))
		.innerJoin(paperSubCategories, eq(paperSubCategories.id, answerSubCategories.subCategoryId))
		.innerJoin(answerContents, eq(answerContents.answerSubCategoryId, answerSubCategories.id))
		.innerJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
		.leftJoin(answerEvaluations, eq(answerEvaluations.answerContentId, answerContents.id))
		.leftJoin(paperCheckItems, eq(paperCheckItems.id, answerEvaluations.checkItemId))
		.where(eq(answerCategories.sheetId, sheetId))
		.orderBy(
			asc(paperMainCategories.ordinal),
			asc(paperSubCategories.ordinal),
			asc(paperQuestions.ordinal),
			asc(paperCheckItems.ordinal),
		);

type ItemRow = Awaited<ReturnType<typeof listItems>>[number];

/** The SDG targets that the questions of a sheet are linked to, in the order in which reports list them. */
const listTargetLinks = (executor: Executor, sheetId: number) =>
	executor
		.select({ questionId: paperQuestionSdgTargets.questionId, id: sdgTargets.id, goalId: sdgTargets.goalId })
		.from(answerCategories)
		.innerJoin(answerSubCategories, eq(answerSubCategories.categoryId, answerCategories.id))
		.innerJoin(answerContents, eq(answerContents.answerSubCategoryId, answerSubCategories.id))
		.innerJoin(paperQuestionSdgTargets, eq(paperQuestionSdgTargets.questionId, answerContents.questionId))
		.innerJoin(sdgTargets, eq(sdgTargets.id, paperQuestionSdgTargets.sdgTargetId))
		.where(eq(answerCategories.sheetId, sheetId))
		.orderBy(asc(sdgTargets.goalId), asc(sdgTargets.ordinal));

const ratedItem = ({ weightTenths, rate }: ItemRow): { weightTenths: number; rate: EvaluationRate }[] => {
	if (weightTenths === null) return [];
	// A checked sub-category has no unrated item; to grade one as anything would be to invent a rating.
	if (rate === null) throw new Error('a check item is not rated');
	return [{ weightTenths, rate }];
};

const gradableQuestions = (rows: readonly ItemRow[], targetsOf: (questionId: number) => number[]): RatedQuestion[] =>
	groupRows(rows, (row) => row.question).map(({ parent: { id, points, answer }, rows: items }) => ({
		points,
		answer,
		items: items.flatMap(ratedItem),
		sdgTargetIds: targetsOf(id),
	}));

export type GradableSheet = { categories: GradableCategory<number>[]; targets: SdgTargetRef[] };

/** A sheet as it is graded, by the ids of its paper; in two statements however long the paper is. */
export const loadGradableSheet = async (executor: Executor, sheetId: number): Promise<GradableSheet> => {
	const rows = await listItems(executor, sheetId);
	const links = await listTargetLinks(executor, sheetId);
	const linksOf = Map.groupBy(links, (link) => link.questionId);
	const targetsOf = (questionId: number) => (linksOf.get(questionId) ?? []).map((link) => link.id);
	const categories = groupRows(rows, (row) => row.category).map(({ parent: { id }, rows: ofCategory }) => ({
		id,
		subCategories: groupRows(ofCategory, (row) => row.subCategory).map(({ parent, rows: ofSub }) => ({
			id: parent.id,
			questions: gradableQuestions(ofSub, targetsOf),
		})),
	}));
	const targets = [...new Map(links.map(({ id, goalId }) => [id, { id, goalId }])).values()];
	return { categories, targets };
};
