export type Scores = { score: number | null; maxScore: number };

export const percentOf = ({ score, maxScore }: Scores): number | null =>
	score === null || maxScore === 0 ? null : Math.floor((score * 100) / maxScore);
