import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import {
	paperCheckItems,
	paperMainCategories,
	paperQuestionSdgTargets,
	paperQuestions,
	paperSubCategories,
} from '#server/db/tables/papers.ts';
import { together } from '#server/db/transactions.ts';

import type { ShownMainCategory } from '#shared/papers/schemas.ts';
import { dated } from './shipped-law-days.ts';

const categoriesOf = (executor: Executor, paperIds: number[]) =>
	executor
		.select()
		.from(paperMainCategories)
		.where(inArray(paperMainCategories.paperId, paperIds))
		.orderBy(asc(paperMainCategories.ordinal));

const subCategoriesOf = (executor: Executor, paperIds: number[]) =>
	executor
		.select({ ...getTableColumns(paperSubCategories), parentId: paperSubCategories.mainCategoryId })
		.from(paperSubCategories)
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, paperSubCategories.mainCategoryId))
		.where(inArray(paperMainCategories.paperId, paperIds))
		.orderBy(asc(paperSubCategories.ordinal));

const questionsOf = (executor: Executor, paperIds: number[]) =>
	executor
		.select({ ...getTableColumns(paperQuestions), parentId: paperQuestions.subCategoryId })
		.from(paperQuestions)
		.innerJoin(paperSubCategories, eq(paperSubCategories.id, paperQuestions.subCategoryId))
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, paperSubCategories.mainCategoryId))
		.where(inArray(paperMainCategories.paperId, paperIds))
		.orderBy(asc(paperQuestions.ordinal));

const checkItemsOf = (executor: Executor, paperIds: number[]) =>
	executor
		.select({ ...getTableColumns(paperCheckItems), parentId: paperCheckItems.questionId })
		.from(paperCheckItems)
		.innerJoin(paperQuestions, eq(paperQuestions.id, paperCheckItems.questionId))
		.innerJoin(paperSubCategories, eq(paperSubCategories.id, paperQuestions.subCategoryId))
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, paperSubCategories.mainCategoryId))
		.where(inArray(paperMainCategories.paperId, paperIds))
		.orderBy(asc(paperCheckItems.ordinal));

const targetsOf = (executor: Executor, paperIds: number[]) =>
	executor
		.select({ parentId: paperQuestionSdgTargets.questionId, id: paperQuestionSdgTargets.sdgTargetId })
		.from(paperQuestionSdgTargets)
		.innerJoin(paperQuestions, eq(paperQuestions.id, paperQuestionSdgTargets.questionId))
		.innerJoin(paperSubCategories, eq(paperSubCategories.id, paperQuestions.subCategoryId))
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, paperSubCategories.mainCategoryId))
		.where(inArray(paperMainCategories.paperId, paperIds))
		.orderBy(asc(paperQuestionSdgTargets.sdgTargetId));

type Texts = { id: number; key: string; content: string; contentEn: string | null };

const shown = ({ id, key, content, contentEn }: Texts) => ({
	id,
	key,
	content,
	content_en: contentEn,
});

const childrenBy = <Row extends { parentId: number }>(rows: readonly Row[]) => {
	const groups = Map.groupBy(rows, (row) => row.parentId);
	return (parentId: number): readonly Row[] => groups.get(parentId) ?? [];
};

/** Full contents of papers by paper id, in both languages: one statement per level, whatever the number of papers. */
export const readPaperContents = async (
	executor: Executor,
	paperIds: readonly number[],
): Promise<ReadonlyMap<number, ShownMainCategory[]>> => {
	const ids = [...paperIds];
	if (ids.length === 0) return new Map();
	const [categories, subRows, questionRows, itemRows, targetRows] = await together(executor, (one) => [
		categoriesOf(one, ids),
		subCategoriesOf(one, ids),
		questionsOf(one, ids),
		checkItemsOf(one, ids),
		targetsOf(one, ids),
	]);
	const subs = childrenBy(subRows);
	const questions = childrenBy(questionRows);
	const items = childrenBy(itemRows);
	const targets = childrenBy(targetRows);
	const tree = Map.groupBy(categories, (category) => category.paperId);
	return new Map(
		[...tree].map(([paperId, rows]) => [
			paperId,
			rows.map((category) => ({
				...shown(category),
				sub_categories: subs(category.id).map((sub) => ({
					...shown(sub),
					questions: questions(sub.id).map((question) => ({
						...shown(question),
						points: question.points,
						na_condition: question.naCondition,
						na_condition_en: question.naConditionEn,
						guidance: dated(question.guidance),
						is_critical: question.isCritical,
						evaluations: items(question.id).map((item) => ({
							...shown(item),
							weight: item.weightTenths / 10,
							anchors: item.anchors,
							is_critical_item: item.isCriticalItem,
						})),
						sdg_target_ids: targets(question.id).map((target) => target.id),
					})),
				})),
			})),
		]),
	);
};
