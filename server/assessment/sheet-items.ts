import { type AnyColumn, and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { groupRows } from '#server/base/group-rows.ts';
import type { Executor } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import {
	answerCategories,
	answerContents,
	answerEvaluations,
	answerSubCategories,
} from '#server/db/tables/assessment.ts';
import { paperCheckItems, paperMainCategories, paperQuestions, paperSubCategories } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { Locale } from '#shared/i18n/translate.ts';

const isWritten = (text: AnyColumn) => sql<boolean>`coalesce(btrim(${text}), '') <> ''`;

/** Columns of check items that decide whether 0 % is a violation (`shared/assessment/substance.ts`). */
export const VIOLATION = {
	hasHalf: sql<
		boolean | null
	>`case when ${paperCheckItems.anchors} is not null then ${paperCheckItems.anchors} ->> 'half' is not null end`,
	isCriticalItem: paperCheckItems.isCriticalItem,
};

/** All rows of a sheet, or those matching `only`, whose `name` completes that of the prepared statement. */
type Wanted = { sheetId: number; locale: Locale; only?: { name: string; where: SQL } };

/**
 * Check items with their question, its answer and their rating. A question without items gives one row with null items.
 * `partId` is the id in the paper.
 */
const selectItems = (executor: Executor, locale: Locale) => {
	const texts = localisedPaper(locale);
	return executor
		.select({
			sheetId: answerCategories.sheetId,
			category: { id: answerCategories.id, partId: answerCategories.mainCategoryId, content: texts.mainCategory },
			subCategory: {
				id: answerSubCategories.id,
				partId: answerSubCategories.subCategoryId,
				content: texts.subCategory,
			},
			question: {
				id: answerContents.id,
				partId: answerContents.questionId,
				content: texts.question,
				points: paperQuestions.points,
				answer: answerContents.answer,
				hasNote: isWritten(answerContents.extensionNote),
				hasNaCondition: sql<boolean>`${paperQuestions.naCondition} is not null`,
				isCritical: paperQuestions.isCritical,
				ordinals: sql<
					number[]
				>`array[${paperMainCategories.ordinal}, ${paperSubCategories.ordinal}, ${paperQuestions.ordinal}]`,
			},
			itemId: answerEvaluations.id,
			itemOrdinal: paperCheckItems.ordinal,
			itemContent: texts.checkItem,
			weightTenths: paperCheckItems.weightTenths,
			rate: answerEvaluations.evaluationRate,
			...VIOLATION,
			hasMemo: isWritten(answerEvaluations.comment),
		})
		.from(answerCategories)
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, answerCategories.mainCategoryId))
		.innerJoin(answerSubCategories, eq(answerSubCategories.categoryId, answerCategories.id))
		.innerJoin(paperSubCategories, eq(paperSubCategories.id, answerSubCategories.subCategoryId))
		.innerJoin(answerContents, eq(answerContents.answerSubCategoryId, answerSubCategories.id))
		.innerJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
		.leftJoin(answerEvaluations, eq(answerEvaluations.answerContentId, answerContents.id))
		.leftJoin(paperCheckItems, eq(paperCheckItems.id, answerEvaluations.checkItemId));
};

const PAPER_ORDER = [
	asc(paperMainCategories.ordinal),
	asc(paperSubCategories.ordinal),
	asc(paperQuestions.ordinal),
	asc(paperCheckItems.ordinal),
];

/** The check items of a sheet, in paper order. */
export const listSheetItems = (executor: Executor, { sheetId, locale, only }: Wanted) => {
	const query = selectItems(executor, locale)
		.where(and(eq(answerCategories.sheetId, sheetId), only?.where))
		.orderBy(...PAPER_ORDER);
	return query.prepare(`sheet_items_${only?.name ?? 'all'}_${locale}`).execute();
};

/** The check items of several sheets, sheet by sheet in paper order. */
export const listItemsOfSheets = (executor: Executor, sheetIds: readonly number[], locale: Locale) =>
	selectItems(executor, locale)
		.where(isOneOf(answerCategories.sheetId, sheetIds))
		.orderBy(asc(answerCategories.sheetId), ...PAPER_ORDER);

export type SheetItemRow = Awaited<ReturnType<typeof listSheetItems>>[number];

/** A row that has a check item (not the row of a question without any). */
export type SheetItem = Pick<SheetItemRow, 'itemContent' | 'rate' | 'hasMemo' | 'hasHalf'> & {
	itemId: number;
	itemOrdinal: number;
	weightTenths: number;
	isCritical: boolean;
};

export type SheetQuestion = SheetItemRow['question'] &
	Pick<SheetItemRow, 'category' | 'subCategory'> & { items: SheetItem[] };

const itemOf = ({ itemId, itemOrdinal, weightTenths, isCriticalItem, ...row }: SheetItemRow): SheetItem[] => {
	if (itemId === null || itemOrdinal === null || weightTenths === null) return [];
	const { itemContent, rate, hasMemo, hasHalf } = row;
	return [
		{ itemId, itemOrdinal, itemContent, weightTenths, rate, hasMemo, hasHalf, isCritical: isCriticalItem === true },
	];
};

/** The questions of a sheet with their check items, in paper order. */
export const questionsOf = (rows: readonly SheetItemRow[]): SheetQuestion[] =>
	groupRows(rows, (row) => ({ ...row.question, category: row.category, subCategory: row.subCategory })).map(
		({ parent, rows: items }) => ({ ...parent, items: items.flatMap(itemOf) }),
	);
