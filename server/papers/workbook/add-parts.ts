import {
	type Assembly,
	type CheckItem,
	type MainCategory,
	type PlacedRow,
	place,
	type Question,
	refuseOrphan,
	type SubCategory,
} from './assembly.ts';

/**
 * Adds rows that are parts of the paper. Each becomes a child of the latest part of the level above, and the latest of
 * its own level.
 */

const textsOf = ({ key, content, content_en }: PlacedRow) => ({
	...(key === null ? {} : { key }),
	content,
	content_en,
});

export const addMainCategory = (assembly: Assembly, row: PlacedRow): void => {
	const all = assembly.paper.main_categories;
	const path = `main_categories.${all.length}`;
	const part: MainCategory = { ...textsOf(row), sub_categories: [] };
	all.push(part);
	place(assembly, path, row);
	assembly.open = { mainCategory: { part, path }, subCategory: null, question: null, checkItem: null };
};

export const addSubCategory = (assembly: Assembly, row: PlacedRow): void => {
	const parent = assembly.open.mainCategory;
	if (!parent) return refuseOrphan(assembly, row, 'mainCategory');
	const path = `${parent.path}.sub_categories.${parent.part.sub_categories.length}`;
	const part: SubCategory = { ...textsOf(row), questions: [] };
	parent.part.sub_categories.push(part);
	place(assembly, path, row);
	assembly.open = { ...assembly.open, subCategory: { part, path }, question: null, checkItem: null };
};

export const addQuestion = (assembly: Assembly, row: PlacedRow): void => {
	const parent = assembly.open.subCategory;
	if (!parent) return refuseOrphan(assembly, row, 'subCategory');
	const path = `${parent.path}.questions.${parent.part.questions.length}`;
	const statements = { na_condition: null, na_condition_en: null, guidance: null, is_critical: row.is_critical };
	const part: Question = {
		...textsOf(row),
		...(assembly.site.layout.isWhole ? statements : {}),
		points: row.points,
		evaluations: [],
		sdg_target_ids: row.sdg_target_ids,
	};
	parent.part.questions.push(part);
	place(assembly, path, row);
	assembly.open = { ...assembly.open, question: { part, path }, checkItem: null };
};

export const addCheckItem = (assembly: Assembly, row: PlacedRow): void => {
	const parent = assembly.open.question;
	if (!parent) return refuseOrphan(assembly, row, 'question');
	const { isWhole, marksItems } = assembly.site.layout;
	const path = `${parent.path}.evaluations.${parent.part.evaluations.length}`;
	const part: CheckItem = {
		...textsOf(row),
		...(isWhole ? { anchors: null } : {}),
		...(marksItems || row.is_critical ? { is_critical_item: row.is_critical } : {}),
		weight: row.weight,
	};
	parent.part.evaluations.push(part);
	place(assembly, path, row);
	assembly.open = { ...assembly.open, checkItem: { part, path } };
};
