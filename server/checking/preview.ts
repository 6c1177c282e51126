import { getVisibleRound } from '#server/assessment/access.ts';
import { ROUND_RULES } from '#server/assessment/rounds.ts';
import { readSubstance } from '#server/assessment/substance.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { GradingPreview } from '#shared/checking/schemas.ts';

/** What the assessor should have seen before grading; stores nothing. @throws 404 */
export const previewGrading = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id, round }: { id: number; round: Round },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<GradingPreview> => {
	const { progress, sheetId } = await getVisibleRound(db, actor, { id, round });
	if (sheetId === null || progress[ROUND_RULES[round].openedAt] === null) throw notFound();
	return readSubstance(db, sheetId, locale);
};
