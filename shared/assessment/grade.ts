/** Grade bands and certificate stars as shares of the maximum score, so that they fit papers of any size. */

export type Grade = 'S' | 'A' | 'B' | 'C' | 'D';

export const GRADES: readonly Grade[] = ['S', 'A', 'B', 'C', 'D'];

const BANDS: readonly { grade: Grade; fromPercent: number }[] = [
	{ grade: 'S', fromPercent: 90 },
	{ grade: 'A', fromPercent: 80 },
	{ grade: 'B', fromPercent: 60 },
	{ grade: 'C', fromPercent: 40 },
	{ grade: 'D', fromPercent: 0 },
];

const FREE_BANDS: readonly { grade: Grade; fromPercent: number }[] = [
	{ grade: 'S', fromPercent: 90 },
	{ grade: 'A', fromPercent: 80 },
	{ grade: 'B', fromPercent: 70 },
	{ grade: 'C', fromPercent: 50 },
	{ grade: 'D', fromPercent: 0 },
];

/** Maximum score with seven main categories (section 9 of the specification). */
const FULL_SCORE = 700;

/** Maximum score: 100 points per main category. */
export const maxScoreOf = (mainCategories: number): number => mainCategories * 100;

const bandOf = (bands: typeof BANDS, score: number, max: number): Grade =>
	bands.find((band) => score * 100 >= band.fromPercent * max)?.grade ?? 'D';

/** Grade of a score out of `max` (700 by default; 100 for a single category); null means 'N/A'. */
export const gradeOf = (score: number | null, max: number = FULL_SCORE): Grade | null =>
	score === null ? null : bandOf(BANDS, score, max);

export const freeGradeOf = (percent: number): Grade => bandOf(FREE_BANDS, percent, 100);

export type GradeRange = { grade: Grade; from: number; to: number };

const rangesOf = (bands: typeof BANDS, max: number): GradeRange[] =>
	bands.map(({ grade, fromPercent }, index) => {
		const above = bands[index - 1];
		const from = Math.ceil((fromPercent * max) / 100);
		return { grade, from, to: above ? Math.ceil((above.fromPercent * max) / 100) - 1 : max };
	});

/** Score ranges of the grade table, best first, in whole points out of `max`; both ends inclusive. */
export const gradeRanges = (max: number = FULL_SCORE): GradeRange[] => rangesOf(BANDS, max);

export const freeGradeRanges = (): GradeRange[] => rangesOf(FREE_BANDS, 100);

/** Stars on a certificate: S three, A two, B one; otherwise none (the certificate shows C). */
export const starsOf = (score: number | null, max: number = FULL_SCORE): 0 | 1 | 2 | 3 => {
	const grade = gradeOf(score, max);
	return grade === 'S' ? 3 : grade === 'A' ? 2 : grade === 'B' ? 1 : 0;
};

export type StarThreshold = { stars: 1 | 2 | 3; from: number };

/** The lowest whole scores that earn one, two and three stars. */
export const starThresholds = (max: number = FULL_SCORE): StarThreshold[] =>
	gradeRanges(max)
		.flatMap(({ from }) => {
			const stars = starsOf(from, max);
			return stars === 0 ? [] : [{ stars, from }];
		})
		.reverse();

/** The next star and the points missing to it; null with three stars, and without a score. */
export const nextStarOf = (score: number | null, max: number): (StarThreshold & { missing: number }) | null => {
	const next = score === null ? undefined : starThresholds(max).find(({ from }) => from > score);
	return score === null || next === undefined ? null : { ...next, missing: next.from - score };
};

export type ScoreColor = 'amber' | 'green' | 'blueGrey' | 'coolGrey' | 'red' | 'grey';

/** Lower bounds of the colors in percent, best first. */
const COLOR_BANDS = [
	{ color: 'amber', from: 90 },
	{ color: 'green', from: 80 },
	{ color: 'blueGrey', from: 60 },
	{ color: 'coolGrey', from: 50 },
	{ color: 'red', from: 0 },
] as const satisfies readonly { color: ScoreColor; from: number }[];

/** Color of a percent score; null is gray. */
export const scoreColor = (percent: number | null): ScoreColor =>
	percent === null ? 'grey' : (COLOR_BANDS.find(({ from }) => percent >= from)?.color ?? 'red');

/** Ranges of the colors in whole percents, best first; both ends inclusive. */
export const scoreColorRanges = (): { color: ScoreColor; from: number; to: number }[] =>
	COLOR_BANDS.map((band, index) => ({ ...band, to: (COLOR_BANDS[index - 1]?.from ?? 101) - 1 }));
