import { expect, it } from 'vitest';
import { gradedScoreOf, percent } from './graded-score.ts';

it('a score is told with the maximum, grade and stars of a paper with so many main categories', () => {
	expect([gradedScoreOf(630, 7), gradedScoreOf(629, 7), gradedScoreOf(60, 1), gradedScoreOf(119, 2)]).toEqual([
		{ score: 630, max_score: 700, grade: 'S', stars: 3 },
		{ score: 629, max_score: 700, grade: 'A', stars: 2 },
		{ score: 60, max_score: 100, grade: 'B', stars: 1 },
		{ score: 119, max_score: 200, grade: 'C', stars: 0 },
	]);
});

it('nothing scored has neither grade nor star', () => {
	expect(gradedScoreOf(null, 7)).toEqual({ score: null, max_score: 700, grade: null, stars: 0 });
});

it('the score of a part is a whole percent, or none', () => {
	expect([0, 50, 100, null, -1, 101, 50.5].map((score) => percent().safeParse(score).success)).toEqual([
		true,
		true,
		true,
		true,
		false,
		false,
		false,
	]);
});
