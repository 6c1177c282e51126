/** Grade bands and certificate stars, as shares of the maximum score, so that they fit a paper of any size. */

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

/** The maximum of an assessment with seven main categories (section 9 of the specification). */
export const FULL_SCORE = 700;

/** The maximum of an assessment: 100 points a main category. */
export const maxScoreOf = (mainCategories: number): number => mainCategories * 100;

const bandOf = (bands: typeof BANDS, score: number, max: number): Grade =>
	bands.find((band) => score * 100 >= band.fromPercent * max)?.grade ?? 'D';

/** Grade of a score out of `max` (700 by default; 100 for a single category); null means 'N/A'. */
export const gradeOf = (score: number | null, max: number = FULL_SCORE): Grade | null =>
	score === null ? null : bandOf(BANDS, score, max);

/** Grade of a free self-assessment by its total percent. */
export const freeGradeOf = (percent: number): Grade => bandOf(FREE_BANDS, percent, 100);

export type GradeRange = { grade: Grade; from: number; to: number };

const rangesOf = (bands: typeof BANDS, max: number): GradeRange[] =>
	bands.map(({ grade, fromPercent }, index) => {
		const above = bands[index - 1];
		const from = Math.ceil((fromPercent * max) / 100);
		return { grade, from, to: above ? Math.ceil((above.fromPercent * max) / 100) - 1 : max };
	});

/** The score ranges of the grade table, best first, as whole points out of `max`; both ends inclusive. */
export const gradeRanges = (max: number = FULL_SCORE): GradeRange[] => rangesOf(BANDS, max);

/** The ranges for the total percent of a free self-assessment. */
export const freeGradeRanges = (): GradeRange[] => rangesOf(FREE_BANDS, 100);

/** Stars on a certificate: S three, A two, B one; below that none (the certificate shows C). */
export const starsOf = (score: number | null, max: number = FULL_SCORE): 0 | 1 | 2 | 3 => {
	const grade = gradeOf(score, max);
	return grade === 'S' ? 3 : grade === 'A' ? 2 : grade === 'B' ? 1 : 0;
};

export type ScoreColor = 'amber' | 'green' | 'blueGrey' | 'coolGrey' | 'red' | 'grey';

/** Colour of a percent score: 90+ amber, 80+ green, 60+ blue-grey, 50+ cool-grey, below red, null grey. */
export const scoreColor = (percent: number | null): ScoreColor => {
	if (percent === null) return 'grey';
	if (percent >= 90) return 'amber';
	if (percent >= 80) return 'green';
	if (percent >= 60) return 'blueGrey';
	return percent >= 50 ? 'coolGrey' : 'red';
};
