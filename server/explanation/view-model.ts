import type { SheetItem, SheetQuestion } from '#server/assessment/sheet-items.ts';
import { namedQuestion } from '#server/assessment/substance.ts';
import type { EvaluationRate, RatedQuestion } from '#shared/assessment/grading.ts';
import type { ExplainedQuestion } from '#shared/explanation/explain.ts';
import type { Fraction } from '#shared/explanation/fraction.ts';
import type { NextStar } from '#shared/explanation/next-star.ts';
import type { Explanation, Points, WireQuestion } from '#shared/explanation/schemas.ts';
import type { ExplainLevel } from '#shared/papers/guidance.ts';

/** A graded question with what is told of it. */
export type TellingQuestion = RatedQuestion & { told: SheetQuestion };

/** Which id of a question the reader knows. */
type IdOf = (question: SheetQuestion) => number;

export type Told = { level: ExplainLevel; idOf: IdOf };

const PERCENT = { 1: 0, 2: 50, 3: 100 } as const satisfies Record<Exclude<EvaluationRate, 0>, number>;

export const pointsOf = ({ n, d }: Fraction): Points => ({
	n: Number(n),
	d: Number(d),
	rounded: Math.round((Number(n) * 10) / Number(d)) / 10,
});

const presentItem = ({ itemContent, weightTenths, rate }: SheetItem) => ({
	content: itemContent ?? '',
	weight: weightTenths / 10,
	rate: rate ? PERCENT[rate] : null,
	excluded: rate ? null : ('ineligible' as const),
});

const itemsOf = (items: readonly SheetItem[], level: ExplainLevel) =>
	level === 'item' ? items.map(presentItem) : null;

export const presentQuestion = (
	{ question: { told }, points, earned, excluded }: ExplainedQuestion<TellingQuestion>,
	{ level, idOf }: Told,
): WireQuestion => ({
	question_id: idOf(told),
	number: namedQuestion(told).number,
	content: told.content,
	answer: told.answer,
	points: pointsOf(points),
	earned: pointsOf(earned),
	excluded,
	items: itemsOf(told.items, level),
});

const isBelowFull = ({ rate, weightTenths }: SheetItem): boolean => weightTenths > 0 && (rate === 1 || rate === 2);

export const presentNextStar = (
	next: NextStar<TellingQuestion>,
	{ level, idOf }: Told,
): NonNullable<Explanation['next_star']> => ({
	stars: next.stars,
	threshold: next.threshold,
	missing: next.missing,
	sets:
		level === 'none'
			? []
			: next.sets.map((set) =>
					set.map(({ question: { told }, gain }) => ({
						question_id: idOf(told),
						number: namedQuestion(told).number,
						content: told.content,
						gain: pointsOf(gain),
						items: itemsOf(told.items.filter(isBelowFull), level),
					})),
				),
});
