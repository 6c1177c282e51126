import fc from 'fast-check';
import { expect, it } from 'vitest';
import { starsOf } from '#shared/assessment/grade.ts';
import { compareRounds } from './compare-rounds.ts';
import { roundComparison } from './comparison.ts';
import type { MainCategoryResult } from './schemas.ts';

/** Compares 1,000 generated pairs of rounds with an independent computation. */

type Score = number | null;
type Pair = readonly [first: Score, second: Score];
type Part = { pair: Pair; subs: Pair[] };

const score = fc.oneof(
	{ weight: 1, arbitrary: fc.constant(null) },
	{ weight: 6, arbitrary: fc.integer({ min: 0, max: 100 }) },
);
const pair: fc.Arbitrary<Pair> = fc.tuple(score, score);
const part: fc.Arbitrary<Part> = fc.record({ pair, subs: fc.array(pair, { maxLength: 6 }) });

const total = (scores: readonly Score[]): Score =>
	scores.every((one) => one === null) ? null : scores.reduce<number>((sum, one) => sum + (one ?? 0), 0);

const subId = (main: number, sub: number): number => 1_000 * (main + 1) + sub;

const compare = (parts: readonly Part[], sdg: Pair) => {
	const mains: MainCategoryResult[] = parts.map((main, at) => ({
		id: at + 1,
		content: `main ${at}`,
		score: main.pair[1],
		sub_category_results: main.subs.map((sub, of) => ({
			id: subId(at, of),
			content: `sub ${at} ${of}`,
			score: sub[1],
			evaluation_note: '',
		})),
	}));
	return compareRounds(
		{
			score: total(parts.map((main) => main.pair[0])),
			sdgScore: sdg[0],
			mainCategories: new Map(parts.map((main, at) => [at + 1, main.pair[0]])),
			subCategories: new Map(parts.flatMap(({ subs }, at) => subs.map((sub, of) => [subId(at, of), sub[0]] as const))),
		},
		{ score: total(parts.map((main) => main.pair[1])), sdg_score: sdg[1], main_category_results: mains },
	);
};

/** Counted in steps from the first score to the second. */
const changeIn = ([first, second]: Pair): Score => {
	if (first === null || second === null) return null;
	let [at, steps] = [first, 0];
	for (; at < second; at++) steps++;
	for (; at > second; at--) steps--;
	return steps;
};

it('says of every part what it was, what it is and by how much it changed', () => {
	fc.assert(
		fc.property(fc.array(part, { minLength: 1, maxLength: 7 }), pair, (parts, sdg) => {
			const compared = compare(parts, sdg);
			// A response holds all of it.
			expect(roundComparison.parse(compared)).toEqual(compared);
			const totals: Pair = [total(parts.map((main) => main.pair[0])), total(parts.map((main) => main.pair[1]))];
			expect([compared.total.first.score, compared.total.second.score]).toEqual(totals);
			expect(compared.total.change).toBe(changeIn(totals));
			expect([compared.total.first.stars, compared.total.second.stars]).toEqual(
				totals.map((one) => starsOf(one, parts.length * 100)),
			);
			expect(compared.sdg_score).toEqual({ first: sdg[0], second: sdg[1], change: changeIn(sdg) });
			expect(compared.main_category_results).toEqual(
				parts.map(({ pair: both }, at) => ({
					id: at + 1,
					content: `main ${at}`,
					first: both[0],
					second: both[1],
					change: changeIn(both),
				})),
			);

			const known = new Map(parts.flatMap(({ subs }, at) => subs.map((sub, of) => [subId(at, of), sub] as const)));
			const rows = compared.sub_category_results;
			expect(rows.map(({ id }) => id).sort()).toEqual([...known.keys()].sort());
			for (const row of rows) {
				const both = known.get(row.id) ?? [null, null];
				expect([row.first, row.second, row.change]).toEqual([...both, changeIn(both)]);
			}
			// Rows are ordered by their change, then by their place in the paper.
			for (const [at, row] of rows.entries()) {
				const next = rows[at + 1];
				if (!next) continue;
				if (row.change === null) expect(next.change).toBeNull();
				if (row.change === next.change) expect(row.id).toBeLessThan(next.id);
				else if (next.change !== null) expect(row.change).toBeGreaterThan(next.change);
			}
			const changes = [...known.values()].map(changeIn).filter((one) => one !== null);
			expect([compared.improved_count, compared.unchanged_count, compared.worse_count]).toEqual([
				changes.filter((one) => one > 0).length,
				changes.filter((one) => one === 0).length,
				changes.filter((one) => one < 0).length,
			]);
		}),
		{ numRuns: 1_000 },
	);
});

const scoredRows = (rows: readonly { first: Score; second: Score }[]) =>
	rows.map(({ first, second }) => [first, second]);

it('names what improved most, what fell most, and what is low in both rounds without having fallen', () => {
	const subs: Pair[] = [
		[40, 95],
		[50, 59],
		[59, 20],
		[90, 60],
		[30, 30],
		[null, 10],
		[10, null],
		[60, 61],
		[60, 60],
		[0, 12],
		[20, 25],
		[70, 80],
		[61, 60],
		[50, 48],
	];
	const compared = compare([{ pair: [50, 60], subs }], [null, null]);
	expect(scoredRows(compared.most_improved)).toEqual([
		[40, 95],
		[0, 12],
		[70, 80],
		[50, 59],
	]);
	expect(scoredRows(compared.most_worsened)).toEqual([
		[59, 20],
		[90, 60],
	]);
	expect(scoredRows(compared.still_low)).toEqual([
		[0, 12],
		[20, 25],
	]);
	expect(compared.sub_category_results.slice(-2).map(({ change }) => change)).toEqual([null, null]);
});

it('names first what fell most, wherever it stands in the paper, and ties in paper order', () => {
	const subs: Pair[] = [
		[50, 48],
		[80, 70],
		[90, 80],
		[90, 20],
	];
	expect(scoredRows(compare([{ pair: [70, 50], subs }], [null, null]).most_worsened)).toEqual([
		[90, 20],
		[80, 70],
	]);
});

it('calls a score low below 60 in both rounds, never one of 60 or one that is missing', () => {
	const lowOf = (...subs: Pair[]) => scoredRows(compare([{ pair: [50, 50], subs }], [null, null]).still_low);
	expect(lowOf([60, 60], [59, 60], [59, 59], [null, 10], [10, null], [null, null])).toEqual([[59, 59]]);
	expect(lowOf([59, 58])).toEqual([]);
});
