import { expect, it } from 'vitest';
import { scoredRounds } from './scored-rounds.ts';

const round = (is_first_time: boolean, score: number | null, reported_at: string | null) => ({
	is_first_time,
	score,
	reported_at,
	categories: [],
});

it('has both rounds of an assessment, oldest first, by the days of their reports', () => {
	const rounds = scoredRounds([
		{ id: 3, max_score: 700, rounds: [round(true, 612, null)] },
		{
			id: 2,
			max_score: 700,
			rounds: [round(true, 581, '2026-05-01T00:00:00.000Z'), round(false, 645, '2026-11-01T00:00:00.000Z')],
		},
		{ id: 1, max_score: 200, rounds: [round(true, null, '2025-05-01T00:00:00.000Z')] },
	]);
	expect(rounds.map(({ id, round: name, score, reportedAt }) => [id, name, score, reportedAt.slice(0, 7)])).toEqual([
		[2, 'first', 581, '2026-05'],
		[2, 'second', 645, '2026-11'],
	]);
});
