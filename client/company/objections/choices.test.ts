import { expect, it } from 'vitest';
import { type Choice, isFull } from './choices.ts';

const rated = (rating: Choice['rating']): Choice => ({
	key: 'question-1',
	number: '1-1-1',
	title: '1-1-1 記録がありますか。',
	rating,
	target: { answer_content_id: 1 },
});

it('a point where nothing was lost is full; one that was not scored is not', () => {
	expect(isFull(rated({ earned: 10.2, possible: 10.2 }))).toBe(true);
	expect(isFull(rated({ earned: 10.1, possible: 10.2 }))).toBe(false);
	expect(isFull(rated({ earned: 0, possible: 10.2 }))).toBe(false);
	expect(isFull(rated({ score: 100 }))).toBe(true);
	expect(isFull(rated({ score: 99 }))).toBe(false);
	expect(isFull(rated(null))).toBe(false);
});
