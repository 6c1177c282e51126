import { describe, expect, it } from 'vitest';
import { ratedPartOf } from './rated-part.ts';

const preview = (scores: readonly (number | null)[], unrated: number) => ({
	unrated_item_count: unrated,
	provisional: {
		score: 0,
		max_score: scores.length * 100,
		grade: 'D' as const,
		stars: 0,
		sdg_score: null,
		categories: scores.map((score, id) => ({ id, content: '', score, sub_categories: [] })),
	},
});

describe('the rated part', () => {
	it('is what the rated categories earned, out of theirs alone', () => {
		expect(ratedPartOf(preview([90, null, 50], 4))).toEqual({ score: 140, max: 200, rated: 2, all: 3 });
		expect(ratedPartOf(preview([null, null], 9))).toEqual({ score: 0, max: 0, rated: 0, all: 2 });
	});

	it('ends when every category has a rating, or nothing is left to rate', () => {
		expect(ratedPartOf(preview([90, 0, 50], 4))).toBeNull();
		expect(ratedPartOf(preview([90, null], 0))).toBeNull();
	});
});
