import type { Results } from '#shared/programme/schemas.ts';
import type { SubCategoryPart } from './paper-parts.ts';
import { oneDecimal } from './rounded.ts';
import type { ScoreSums } from './sums.ts';

/** Means by category and sub-category over several versions of a paper, joined by key and named as in the newest one. */

type Total = { sum: number; results: number };

const addTo = (totals: Map<string, Total>, key: string, sum = 0, results = 0): void => {
	const known = totals.get(key) ?? { sum: 0, results: 0 };
	totals.set(key, { sum: known.sum + sum, results: known.results + results });
};

const meanOf = (totals: ReadonlyMap<string, Total>, key: string) => {
	const { sum, results } = totals.get(key) ?? { sum: 0, results: 0 };
	return { results, mean_percent: results === 0 ? null : oneDecimal(sum / results) };
};

/** @param parts of the papers of `sums`, the newest paper first */
export const categoriesOf = (parts: readonly SubCategoryPart[], sums: readonly ScoreSums[]): Results['categories'] => {
	const mains = new Map<string, Total>();
	const subs = new Map<string, Total>();
	for (const paper of sums) {
		const own = parts.filter(({ paperId }) => paperId === paper.paperId);
		own.forEach(({ key }, at) => {
			addTo(subs, key, paper.subs.sums[at], paper.subs.counts[at]);
		});
		[...new Set(own.map(({ categoryKey }) => categoryKey))].forEach((key, at) => {
			addTo(mains, key, paper.categories.sums[at], paper.categories.counts[at]);
		});
	}
	const newest = parts.filter((part, at) => parts.findIndex(({ key }) => key === part.key) === at);
	return [...Map.groupBy(newest, ({ categoryKey }) => categoryKey)].map(([key, rows]) => ({
		key,
		name: rows[0]?.category ?? '',
		...meanOf(mains, key),
		sub_categories: rows.map((row) => ({ key: row.key, number: row.number, name: row.name, ...meanOf(subs, row.key) })),
	}));
};
