import { asc, eq, sql } from 'drizzle-orm';
import { groupRows } from '#server/base/group-rows.ts';
import type { Executor } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { users } from '#server/db/tables/accounts.ts';
import { answerCategories, answerSubCategories } from '#server/db/tables/assessment.ts';
import { paperMainCategories, paperSubCategories } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/** Column that `id` is compared with. */
const CHOSEN_BY = { sheet: answerCategories.sheetId, category: answerCategories.id };

const outlineIn = (locale: Locale, by: keyof typeof CHOSEN_BY) => {
	const texts = localisedPaper(locale);
	return prepared(`outline_${by}_${locale}`, (executor, name) =>
		executor
			.select({
				category: { id: answerCategories.id, content: texts.mainCategory },
				id: answerSubCategories.id,
				content: texts.subCategory,
				questionCount: sql<number>`(select count(*)::int from answer_contents t where t.answer_sub_category_id = ${answerSubCategories.id})`,
				answeredAt: answerSubCategories.answeredAt,
				savedAt: answerSubCategories.savedAt,
				checkedAt: answerSubCategories.checkedAt,
				ratingVersion: answerSubCategories.ratingVersion,
				assignee: { id: users.id, name: users.name },
			})
			.from(answerSubCategories)
			.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
			.innerJoin(paperMainCategories, eq(paperMainCategories.id, answerCategories.mainCategoryId))
			.innerJoin(paperSubCategories, eq(paperSubCategories.id, answerSubCategories.subCategoryId))
			.leftJoin(users, eq(users.id, answerSubCategories.assigneeId))
			.where(eq(CHOSEN_BY[by], sql.placeholder('id')))
			.orderBy(asc(paperMainCategories.ordinal), asc(paperSubCategories.ordinal))
			.prepare(name),
	);
};

const outlinesBy = (by: keyof typeof CHOSEN_BY) =>
	({ ja: outlineIn('ja', by), en: outlineIn('en', by) }) as const satisfies Record<Locale, unknown>;

const bySheet = outlinesBy('sheet');
const ofCategory = outlinesBy('category');

/** Categories and sub-categories of an answer sheet in paper order; one row per sub-category. */
export const listOutline = (executor: Executor, sheetId: number, locale: Locale) =>
	bySheet[locale](executor).execute({ id: sheetId });

export const listSubCategories = (executor: Executor, categoryId: number, locale: Locale) =>
	ofCategory[locale](executor).execute({ id: categoryId });

export type OutlineRow = Awaited<ReturnType<typeof listOutline>>[number];

type OutlineCategory = OutlineRow['category'] & { subCategories: OutlineRow[] };

/** Groups the rows of an outline by category, in their order. */
export const byCategory = (rows: readonly OutlineRow[]): OutlineCategory[] =>
	groupRows(rows, (row) => row.category).map(({ parent, rows: subCategories }) => ({ ...parent, subCategories }));

/** Ids of the rows before and after `id`; null at the ends. */
export const neighboursOf = (
	rows: readonly { id: number }[],
	id: number,
): { prev: number | null; next: number | null } => {
	const at = rows.findIndex((row) => row.id === id);
	return { prev: rows[at - 1]?.id ?? null, next: at < 0 ? null : (rows[at + 1]?.id ?? null) };
};
