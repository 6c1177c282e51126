import { getVisibleProgress } from '#server/assessment/access.ts';
import { ROUND_RULES } from '#server/assessment/rounds.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
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
	const progress = await getVisibleProgress(db, actor, id);
	const sheetId = progress[ROUND_RULES[round].openedAt] ? await findSheetId(db, progress.id, round) : null;
	if (sheetId === null) throw notFound();
	return readSubstance(db, sheetId, locale);
};
