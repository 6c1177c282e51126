import type { SheetItem, SheetQuestion } from '#server/assessment/sheet-items.ts';
import { namedQuestion } from '#server/assessment/substance.ts';
import type { EvaluationRate, RatedQuestion } from '#shared/assessment/grading.ts';
import type { ExplainedCategory, ExplainedQuestion } from '#shared/explanation/explain.ts';
import type { Fraction } from '#shared/explanation/fraction.ts';
import type { NextStar } from '#shared/explanation/next-star.ts';
import type { Points, WireCategory, WireItem, WireNextStar, WireQuestion } from '#shared/explanation/schemas.ts';
import type { ExplainLevel } from '#shared/papers/guidance.ts';

export type NamedPart = { partId: number; content: string };

/** A graded question with what the explanation shows of it. */
export type TellingQuestion = RatedQuestion & { told: SheetQuestion };

/** Level of detail, and the ids known to the reader. */
export type Told = {
	level: ExplainLevel;
	idOf: (question: SheetQuestion) => number;
	/** Of a sub-category of the paper. */
	subCategoryIdOf: (partId: number) => number | null;
};

const PERCENT = { 1: 0, 2: 50, 3: 100 } as const satisfies Record<Exclude<EvaluationRate, 0>, number>;

const pointsOf = ({ n, d }: Fraction): Points => ({
	n: Number(n),
	d: Number(d),
	rounded: Math.round((Number(n) * 10) / Number(d)) / 10,
});

/** The rating of an item that counts; none if the question is not applicable. */
const presentItem = ({ answer }: SheetQuestion, { itemContent, weightTenths, rate }: SheetItem): WireItem => {
	const excluded = answer === 3 ? 'not_applicable' : rate ? null : 'ineligible';
	return {
		content: itemContent ?? '',
		weight: weightTenths / 10,
		rate: excluded || !rate ? null : PERCENT[rate],
		excluded,
	};
};

const itemsOf = (told: SheetQuestion, items: readonly SheetItem[], level: ExplainLevel): WireItem[] | null =>
	level === 'item' ? items.map((item) => presentItem(told, item)) : null;

const presentQuestion = (
	{ question: { told }, points, earned, excluded }: ExplainedQuestion<TellingQuestion>,
	{ level, idOf }: Pick<Told, 'level' | 'idOf'>,
): WireQuestion => ({
	question_id: idOf(told),
	number: namedQuestion(told).number,
	content: told.content,
	answer: told.answer,
	points: pointsOf(points),
	earned: pointsOf(earned),
	excluded,
	items: itemsOf(told, told.items, level),
});

export const presentCategory = (
	{ id: { partId, content }, score, subCategories }: ExplainedCategory<NamedPart, TellingQuestion>,
	told: Told,
): WireCategory => ({
	id: partId,
	content,
	score,
	sub_categories: subCategories.map((sub) => ({
		id: sub.id.partId,
		answer_sub_category_id: told.subCategoryIdOf(sub.id.partId),
		content: sub.id.content,
		score: sub.score,
		questions: told.level === 'none' ? [] : sub.questions.map((question) => presentQuestion(question, told)),
	})),
});

const isBelowFull = ({ rate, weightTenths }: SheetItem): boolean => weightTenths > 0 && (rate === 1 || rate === 2);

export const presentNextStar = (
	{ stars, threshold, missing, sets }: NextStar<TellingQuestion>,
	{ level, idOf }: Pick<Told, 'level' | 'idOf'>,
): WireNextStar => ({
	stars,
	threshold,
	missing,
	sets:
		level === 'none'
			? []
			: sets.map((set) =>
					set.map(({ question: { told }, gain }) => ({
						question_id: idOf(told),
						number: namedQuestion(told).number,
						content: told.content,
						gain: pointsOf(gain),
						items: itemsOf(told, told.items.filter(isBelowFull), level),
					})),
				),
});
