import type { Tx } from '#server/db/client.ts';
import {
	paperCheckItems,
	paperMainCategories,
	paperQuestionSdgTargets,
	paperQuestions,
	paperSubCategories,
} from '#server/db/tables/papers.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';

/** Rows per insert statement; PostgreSQL allows at most 65,535 parameters. */
const CHUNK = 1_000;

type Texts = { key?: string | undefined; content: string; content_en?: string | null | undefined };

/** Without a key the column's default creates one. */
const texts = ({ key, content, content_en }: Texts) => ({
	...(key === undefined ? {} : { key }),
	content,
	contentEn: content_en || null,
});

const inChunks = async <Row>(
	rows: readonly Row[],
	insert: (chunk: Row[]) => Promise<{ id: number }[]>,
): Promise<number[]> => {
	const ids: number[] = [];
	for (let start = 0; start < rows.length; start += CHUNK) {
		ids.push(...(await insert(rows.slice(start, start + CHUNK))).map((row) => row.id));
	}
	return ids;
};

/** The id of the nth parent; inserts return their rows in the order of the values. */
const idAt = (ids: readonly number[], index: number): number => {
	const id = ids[index];
	if (id === undefined) throw new Error('a paper row was not inserted');
	return id;
};

/** Writes the contents of a paper: one statement per level and chunk. */
export const writePaperContents = async (tx: Tx, paperId: number, categories: PaperContents): Promise<void> => {
	const subs = categories.flatMap((category, parent) =>
		category.sub_categories.map((sub, ordinal) => ({ sub, parent, ordinal })),
	);
	const questions = subs.flatMap(({ sub }, parent) =>
		sub.questions.map((question, ordinal) => ({ question, parent, ordinal })),
	);
	const items = questions.flatMap(({ question }, parent) =>
		question.evaluations.map((item, ordinal) => ({ item, parent, ordinal })),
	);

	const categoryIds = await inChunks(
		categories.map((category, ordinal) => ({ paperId, ordinal, ...texts(category) })),
		(rows) => tx.insert(paperMainCategories).values(rows).returning({ id: paperMainCategories.id }),
	);
	const subIds = await inChunks(
		subs.map(({ sub, parent, ordinal }) => ({ mainCategoryId: idAt(categoryIds, parent), ordinal, ...texts(sub) })),
		(rows) => tx.insert(paperSubCategories).values(rows).returning({ id: paperSubCategories.id }),
	);
	const questionIds = await inChunks(
		questions.map(({ question, parent, ordinal }) => ({
			subCategoryId: idAt(subIds, parent),
			ordinal,
			points: question.points,
			naCondition: question.na_condition || null,
			naConditionEn: question.na_condition_en || null,
			guidance: question.guidance ?? null,
			isCritical: question.is_critical ?? false,
			...texts(question),
		})),
		(rows) => tx.insert(paperQuestions).values(rows).returning({ id: paperQuestions.id }),
	);
	await inChunks(
		items.map(({ item, parent, ordinal }) => ({
			questionId: idAt(questionIds, parent),
			ordinal,
			weightTenths: Math.round(item.weight * 10),
			anchors: item.anchors ?? null,
			isCriticalItem: item.is_critical_item ?? false,
			...texts(item),
		})),
		(rows) => tx.insert(paperCheckItems).values(rows).returning({ id: paperCheckItems.id }),
	);
	const links = questions.flatMap(({ question }, index) =>
		[...new Set(question.sdg_target_ids)].map((sdgTargetId) => ({ questionId: idAt(questionIds, index), sdgTargetId })),
	);
	for (let start = 0; start < links.length; start += CHUNK) {
		await tx.insert(paperQuestionSdgTargets).values(links.slice(start, start + CHUNK));
	}
};
