import type { Progress } from '#server/assessment/transition.ts';
import { isReportVisible } from '#server/assessment/visible.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { together } from '#server/db/transactions.ts';
import { type findFrozen, placeNow } from '#server/position/freeze.ts';
import { countedSince, isShared } from '#server/position/members.ts';
import { presentPosition } from '#server/position/present.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { CurrentPosition, NoPosition, Position } from '#shared/position/schemas.ts';
import type { MainCategoryResult } from '#shared/reports/schemas.ts';
import { getVisibleResult, listMainCategoryNames, type Result } from './queries.ts';

/** When a round was finalized; null before. */
const finalisedAt = ({ completedAt, recompletedAt }: Progress, round: Round): Date | null =>
	round === 1 ? completedAt : recompletedAt;

type Category = Pick<MainCategoryResult, 'id' | 'content'>;

const namesOf = (categories: readonly Category[]) => new Map(categories.map(({ id, content }) => [id, content]));

/** Position frozen in a finalized report: the same on screen, in PDF and workbook. */
export const frozenPosition = (
	frozen: Awaited<ReturnType<typeof findFrozen>>,
	{
		progress,
		round,
		categories,
		locale,
	}: {
		progress: Progress;
		round: Round;
		categories: readonly Category[];
		locale: Locale;
	},
): Position | null =>
	frozen && finalisedAt(progress, round)
		? presentPosition({ asOf: frozen.frozenAt, cohorts: frozen.cohorts }, { names: namesOf(categories), locale })
		: null;

const none = (reason: NoPosition): CurrentPosition => ({ position: null, reason });

/** Results too old for the cohorts are not compared with them. */
const isTooOld = (progress: Progress, { reportConfirmedAt }: Result, round: Round, now: Date): boolean => {
	const since = finalisedAt(progress, round) ?? reportConfirmedAt;
	return since !== null && since < countedSince(now);
};

/**
 * Current position of a result among other companies, for either area. (The position in a finalized report does not
 * change.)
 * @throws 404 if the report is not visible, or not yet
 */
export const getCurrentPosition = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: Actor,
	{ id, round }: { id: number; round: Round },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<CurrentPosition> => {
	const { progress, company, result } = await getVisibleResult(db, actor, { id, round });
	if (!result?.reportConfirmedAt || !isReportVisible(actor.area, progress, round)) throw notFound();
	const now = clock.now();
	const [shared, names, cohorts] = await together(db, (one) => [
		isShared(one, company.id),
		listMainCategoryNames(one, result.id, locale),
		placeNow(one, { result, industryCode: company.industryCode, now }),
	]);
	if (!shared) return none('opted_out');
	if (result.score === null) return none('no_score');
	if (isTooOld(progress, result, round, now)) return none('too_old');
	if (cohorts.length === 0) return none('few_companies');
	return { position: presentPosition({ asOf: now, cohorts }, { names: namesOf(names), locale }), reason: null };
};
