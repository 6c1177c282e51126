import type { Points, WireQuestion } from '#shared/explanation/schemas.ts';

export const inPoints = ({ rounded }: Points): string => rounded.toFixed(1);

/** Sum of exact points, rounded once. */
const sumOf = (all: readonly Points[]): string => all.reduce((total, { n, d }) => total + n / d, 0).toFixed(1);

/** Possible and earned points of several questions. */
export const pointsOfAll = (questions: readonly WireQuestion[]): { points: string; earned: string } => ({
	points: sumOf(questions.map(({ points }) => points)),
	earned: sumOf(questions.map(({ earned }) => earned)),
});
