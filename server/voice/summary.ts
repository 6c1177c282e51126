import { and, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import { isSheetOf } from '#server/assessment/sheets.ts';
import { isReportVisible } from '#server/assessment/visible.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import { answerSheets, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { voiceRounds } from '#server/db/tables/voice.ts';
import type { Round } from '#shared/assessment/round.ts';
import { serverText } from '#shared/texts/server.ts';
import { categoriesOf } from '#shared/voice/reading.ts';
import type { VoiceSummary } from '#shared/voice/schemas.ts';
import { readCounts } from './counters.ts';

/**
 * Summary of the workers' voice for the company's report: bands by category. Null without a round, while it is open,
 * and with fewer than ten answers, so that these cannot be told apart.
 * @throws 404
 */
export const getSummary = async (
	{ db }: Pick<Deps, 'db'>,
	actor: CompanyActor,
	{ progressId, round }: { progressId: number; round: Round },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<VoiceSummary | null> => {
	const [found] = await db
		.select({ progress: getTableColumns(assessmentProgresses), voice: getTableColumns(voiceRounds) })
		.from(assessmentProgresses)
		.leftJoin(answerSheets, isSheetOf(round, answerSheets))
		.leftJoin(voiceRounds, and(eq(voiceRounds.sheetId, answerSheets.id), isNotNull(voiceRounds.closedAt)))
		.where(and(eq(assessmentProgresses.id, progressId), companyVisibleTo(actor, assessmentProgresses.companyId)));
	if (!found) throw notFound();
	const { progress, voice } = found;
	if (!voice || !isReportVisible('app', progress, round)) return null;
	const categories = categoriesOf(await readCounts(db, voice));
	return (
		categories && {
			closed_on: voice.closesOn,
			categories: categories.map(({ id, good }) => ({
				id,
				name: serverText(locale, `voice.categories.${id}`),
				good,
			})),
		}
	);
};
