import type { Points, WireQuestion } from '#shared/explanation/schemas.ts';

/** Points with the one decimal to which they are told. */
export const inPoints = ({ rounded }: Points): string => rounded.toFixed(1);

/** The sum of exact points, rounded once. */
const sumOf = (all: readonly Points[]): string => all.reduce((total, { n, d }) => total + n / d, 0).toFixed(1);

/** What several questions can bring and bring. */
export const pointsOfAll = (questions: readonly WireQuestion[]): { points: string; earned: string } => ({
	points: sumOf(questions.map(({ points }) => points)),
	earned: sumOf(questions.map(({ earned }) => earned)),
});
