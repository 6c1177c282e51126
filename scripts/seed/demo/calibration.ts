import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Clock } from '#server/base/clock.ts';
import { drawCalibration } from '#server/calibration/open.ts';
import type { Deps } from '#server/calls/deps.ts';
import { answerSheets, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { calibrationMessages, calibrationRatings, calibrations } from '#server/db/tables/calibration.ts';
import { operations } from '#server/router.ts';
import type { EvaluationRate } from '#shared/assessment/grading.ts';
import { invoke } from './invoke.ts';

/** Second ratings of gradings of the demo: finished ones, which are talked about, and one that waits. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from the grading to the second rating, and to the answer about it. */
const RATED_AFTER = 3;
const ANSWERED_AFTER = 4;

const daysAfter = (start: Date, days: number): Clock => ({ now: () => new Date(start.getTime() + days * DAY_MS) });

const EVERYTHING = 100;

/** The calibration of a company's first round, drawn when it was graded as with `CALIBRATION_PERCENT=100`. */
export const drawFirst = async (deps: Deps, companyId: number): Promise<{ id: number; gradedAt: Date } | null> => {
	const [graded] = await deps.db
		.select({ progressId: answerSheets.progressId, sheetId: answerSheets.id, gradedAt: assessmentProgresses.gradedAt })
		.from(answerSheets)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, answerSheets.progressId))
		.where(
			and(eq(assessmentProgresses.companyId, companyId), eq(answerSheets.round, 1), isNull(answerSheets.archivedAt)),
		);
	// Somebody who is logged in may have moved it back meanwhile.
	if (!graded?.gradedAt) return null;
	const { gradedAt } = graded;
	const config = { ...deps.config, calibrationPercent: EVERYTHING };
	const clock = daysAfter(gradedAt, 0);
	await deps.db.transaction((tx) => drawCalibration(tx, { ...deps, config, clock }, graded));
	const [drawn] = await deps.db
		.select({ id: calibrations.id })
		.from(calibrations)
		.where(eq(calibrations.sheetId, graded.sheetId));
	return drawn ? { id: drawn.id, gradedAt } : null;
};

/** The second rater sees less, or more, than the first at one of so many items. */
const LESS_EVERY = 8;
const MORE_EVERY = 20;

const LESS: Record<EvaluationRate, EvaluationRate> = { 0: 0, 1: 1, 2: 1, 3: 2 };
const MORE: Record<EvaluationRate, EvaluationRate> = { 0: 0, 1: 2, 2: 3, 3: 3 };

const DOUBTS = '記録はありますが、対象の全員分であることを確かめられませんでした。';
const BELIEVES = '規程と記録の両方で、実施を確認できました。';

type Rating = { rate: EvaluationRate; comment: string | null };

const secondOf = (first: EvaluationRate, at: number): Rating => {
	if (at % LESS_EVERY === 5 && LESS[first] !== first) return { rate: LESS[first], comment: DOUBTS };
	if (at % MORE_EVERY === 7 && MORE[first] !== first) return { rate: MORE[first], comment: BELIEVES };
	return { rate: first, comment: null };
};

const TALK = [
	'私は、抜き取りで3名分の記録を見て100%としました。全員分かどうかは、資料の一覧と突き合わせるべきでした。',
	'次からは、対象者の一覧と記録の件数が合うことを確かめてから100%にしましょう。ほかの項目は同じ見方でした。',
] as const;

type Raters = { first: ConsoleActor; second: ConsoleActor };

const rateSecond = async (deps: Deps, second: ConsoleActor, id: number): Promise<void> => {
	const rows = await deps.db
		.select({ item: calibrationRatings.evaluationId, rate: calibrationRatings.firstRate })
		.from(calibrationRatings)
		.where(eq(calibrationRatings.calibrationId, id))
		.orderBy(asc(calibrationRatings.evaluationId));
	const ratingOf = new Map(rows.map(({ item, rate }, at) => [item, secondOf(rate, at)]));
	const { sheet, save, complete } = operations.console.calibrations;
	const { sub_categories: parts } = await invoke(deps, sheet, second, { id });
	await invoke(deps, save, second, {
		id,
		answer_contents: parts.flatMap((part) =>
			part.answer_contents.map((question) => ({
				id: question.id,
				answer_evaluations: question.answer_evaluations.map((item) => {
					const { rate = null, comment = null } = ratingOf.get(item.id) ?? {};
					return { id: item.id, evaluation_rate: rate, comment };
				}),
			})),
		),
	});
	await invoke(deps, complete, second, { id });
};

/** Completes a drawn calibration and lets both raters talk about it. Resumes after an interruption. */
export const finishCalibration = async (
	deps: Deps,
	{ id, gradedAt }: { id: number; gradedAt: Date },
	{ first, second }: Raters,
): Promise<void> => {
	const at = (days: number): Deps => ({ ...deps, clock: daysAfter(gradedAt, days) });
	const [stored] = await deps.db.select().from(calibrations).where(eq(calibrations.id, id));
	if (stored?.secondRaterId !== second.userId) return;
	if (stored.ratedAt === null) await rateSecond(at(RATED_AFTER), second, id);
	const said = await deps.db.$count(calibrationMessages, eq(calibrationMessages.calibrationId, id));
	const { addMessage } = operations.console.calibrations;
	for (const [place, content] of TALK.entries()) {
		if (place < said) continue;
		await invoke(at(ANSWERED_AFTER + place / 4), addMessage, place === 0 ? first : second, { id, content });
	}
};
