import type { Outputs } from '#client/api/client.ts';

/** The scores of a company over time: each round of an assessment has its own. Pure functions. */

type Item = Outputs['app']['assessment']['history']['data'][number];
type Round = Item['rounds'][number];

export type ScoredRound = {
	/** Id of the assessment. */
	id: number;
	round: 'first' | 'second';
	score: number;
	max: number;
	/** When its report was made, which is the day of the score. */
	reportedAt: string;
	categories: Round['categories'];
};

type Rounds = Pick<Item, 'id' | 'max_score' | 'rounds'>;

/** Those with a score and a report, oldest first. @param items assessments, newest first */
export const scoredRounds = (items: readonly Rounds[]): ScoredRound[] =>
	items
		.toReversed()
		.flatMap(({ id, max_score: max, rounds }) =>
			rounds.flatMap(({ is_first_time: isFirst, score, reported_at: reportedAt, categories }): ScoredRound[] =>
				score === null || reportedAt === null
					? []
					: [{ id, round: isFirst ? 'first' : 'second', score, max, reportedAt, categories }],
			),
		);
