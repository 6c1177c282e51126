import type { EvaluationRate } from '#shared/assessment/grading.ts';

/** How far two assessors agree who have rated the same check items without knowing of each other. */

/** How often one assessor gave `one` where the other gave `other`. */
export type CountedPair = { one: EvaluationRate; other: EvaluationRate; count: number };

/** Fewer items say nothing about two people. */
export const LEAST_ITEMS = 30;

/** 0, 50 and 100 %, in their order. */
const SCORED = [1, 2, 3] as const;

/** How often one rated `row` and the other `column`. */
export type CountTable = readonly (readonly number[])[];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * Cohen's kappa with quadratic weights: 1 for full agreement, 0 for that of chance. Null, not defined, if either rated all
 * items alike: chance then explains everything.
 */
export const quadraticKappa = (table: CountTable): number | null => {
	const rows = table.map(sum);
	const columns = table.map((_, at) => sum(table.map((row) => row[at] ?? 0)));
	const isConstant = (margins: readonly number[]): boolean => margins.filter((count) => count > 0).length < 2;
	if (isConstant(rows) || isConstant(columns)) return null;
	const total = sum(rows);
	let observed = 0;
	let expected = 0;
	for (const [one, row] of table.entries()) {
		for (const [other, count] of row.entries()) {
			const weight = (one - other) ** 2;
			observed += weight * count;
			expected += (weight * (rows[one] ?? 0) * (columns[other] ?? 0)) / total;
		}
	}
	return 1 - observed / expected;
};

export const exactShare = (table: CountTable): number | null => {
	const total = sum(table.map(sum));
	return total === 0 ? null : sum(table.map((row, at) => row[at] ?? 0)) / total;
};

export type Agreement = {
	/** Items that both rated 0, 50 or 100 %. */
	scored: number;
	/** Share of these that both rated alike; null below `LEAST_ITEMS`. */
	exact: number | null;
	/** Null below `LEAST_ITEMS`, and where it is not defined. */
	kappa: number | null;
	isKappaDefined: boolean;
	/** All items that both rated. */
	items: number;
	/** Items that one of them or both rated as ineligible. */
	ineligible: number;
	/** Share of all items at which both agree whether it is eligible; null below `LEAST_ITEMS`. */
	eligibility: number | null;
};

/** 'Ineligible' is no step of the scale, and so has a share of its own. */
export const agreementOf = (pairs: readonly CountedPair[]): Agreement => {
	const countOf = (isCounted: (pair: CountedPair) => boolean): number =>
		sum(pairs.filter(isCounted).map(({ count }) => count));
	const table = SCORED.map((row) =>
		SCORED.map((column) => countOf(({ one, other }) => one === row && other === column)),
	);
	const scored = sum(table.map(sum));
	const enough = scored >= LEAST_ITEMS;
	const kappa = quadraticKappa(table);
	const items = countOf(() => true);
	const apart = countOf(({ one, other }) => (one === 0) !== (other === 0));
	return {
		scored,
		exact: enough ? exactShare(table) : null,
		kappa: enough ? kappa : null,
		isKappaDefined: kappa !== null,
		items,
		ineligible: countOf(({ one, other }) => one === 0 || other === 0),
		eligibility: items >= LEAST_ITEMS ? (items - apart) / items : null,
	};
};
