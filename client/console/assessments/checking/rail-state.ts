import type { Sheet } from './rounds.ts';

/** The sub-categories of a sheet in paper order, across its categories. Pure functions. */

export type RailSub = Sheet['answer_categories'][number]['answer_sub_categories'][number] & { categoryId: number };

export const subCategoriesOf = ({ answer_categories }: Pick<Sheet, 'answer_categories'>): RailSub[] =>
	answer_categories.flatMap(({ id, answer_sub_categories }) =>
		answer_sub_categories.map((sub) => ({ ...sub, categoryId: id })),
	);

/** The sheet with another sub-category marked as checked. */
export const withChecked = (sheet: Sheet, id: number): Sheet => ({
	...sheet,
	answer_categories: sheet.answer_categories.map((category) => {
		const subs = category.answer_sub_categories.map((sub) =>
			sub.id === id ? { ...sub, is_checked: true, is_stale: false } : sub,
		);
		return { ...category, is_checked: subs.every(({ is_checked }) => is_checked), answer_sub_categories: subs };
	}),
});

/** The next unchecked sub-category after `after`, wrapping around; null if there is none. */
export const nextUnchecked = (subs: readonly RailSub[], after: number | null): RailSub | null => {
	const start = subs.findIndex(({ id }) => id === after) + 1;
	const others = [...subs.slice(start), ...subs.slice(0, start)].filter(({ id }) => id !== after);
	return others.find(({ is_checked }) => !is_checked) ?? null;
};

export const neighboursIn = (
	subs: readonly RailSub[],
	id: number,
): { previous: RailSub | null; next: RailSub | null } => {
	const at = subs.findIndex((sub) => sub.id === id);
	return { previous: subs[at - 1] ?? null, next: at < 0 ? null : (subs[at + 1] ?? null) };
};
