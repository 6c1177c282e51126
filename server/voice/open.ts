import { eq } from 'drizzle-orm';
import { lockVisibleProgress } from '#server/assessment/access.ts';
import { assertNoCorrection } from '#server/assessment/objections.ts';
import { assertRatable } from '#server/assessment/rounds.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict, invalidField } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { voiceCodes, voiceCounters, voiceRounds } from '#server/db/tables/voice.ts';
import { later } from '#server/db/transactions.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import { askerOf } from '#shared/voice/asker.ts';
import { writtenSlip } from '#shared/voice/code.ts';
import { countersOf } from '#shared/voice/counts.ts';
import { LEAST_DAYS, MOST_DAYS } from '#shared/voice/limits.ts';
import type { OpenedRound, OpenRoundInput } from '#shared/voice/schemas.ts';
import { CURRENT_SET } from '#shared/voice/statements.ts';
import { hashOf, newCodes, newKey } from './codes.ts';
import { storeKey } from './keys/stored.ts';
import { keepFromSweep } from './keys/sweep.ts';
import { getVisibleVoice, presentFacts, recordAuditOf } from './rounds.ts';

/** @throws 422 */
const assertContent = ({ closes_on: closesOn, languages }: OpenRoundInput, today: string): void => {
	if (closesOn < addDays(today, LEAST_DAYS) || closesOn > addDays(today, MOST_DAYS)) {
		throw invalidField('closes_on', 'voice.closesOn', { minimum: LEAST_DAYS, maximum: MOST_DAYS });
	}
	if (languages.length === 0) throw invalidField('languages', 'voice.noLanguage');
};

/**
 * Opens a round on the sheet being checked. Only this response contains the codes; they are not stored.
 * @throws 404; 409 at statuses other than 3 and 8, while grading is pending, and for a second round on the sheet; 422
 */
export const openRound = (
	{ db, clock, config, storage }: Pick<Deps, 'db' | 'clock' | 'config' | 'storage'>,
	actor: ConsoleActor,
	input: OpenRoundInput,
	call: CallContext,
): Promise<OpenedRound> =>
	db.transaction(async (tx) => {
		const { progress_id: progressId, closes_on: closesOn, code_count: codesMade } = input;
		const progress = await lockVisibleProgress(tx, actor, progressId);
		const sheetRound = progress.status === STATUS.reassessment ? 2 : 1;
		assertRatable(progress, sheetRound);
		await assertNoCorrection(tx, progress, sheetRound);
		const sheetId = await findSheetId(tx, progressId, sheetRound);
		if (sheetId === null) throw new Error('a sheet that is being checked is missing');
		const known = await tx.select({ id: voiceRounds.id }).from(voiceRounds).where(eq(voiceRounds.sheetId, sheetId));
		if (known.length > 0) throw conflict('voice.openedBefore');
		const now = clock.now();
		assertContent(input, tokyoDate(now));
		const languages = [...new Set(input.languages)];
		const asks = { closesOn, languages, codesMade, statementSet: CURRENT_SET };
		const [round] = await tx
			.insert(voiceRounds)
			.values({ progressId, sheetId, openedBy: actor.userId, ...asks, createdAt: now })
			.returning({ id: voiceRounds.id });
		if (!round) throw new Error('no round was opened');
		const roundId = round.id;
		const [key, codes] = [newKey(), newCodes(codesMade)];
		// Sorted, so that the order of the rows does not match that of the slips.
		const hashes = codes.map((code) => hashOf(key, code)).sort();
		await keepFromSweep(tx);
		// Before the commit, so that every open round has its key. Keys left by failures are swept.
		await storeKey(storage, roundId, key);
		await later(
			tx,
			tx.insert(voiceCodes).values(hashes.map((codeHash) => ({ roundId, codeHash }))),
			tx.insert(voiceCounters).values(countersOf(CURRENT_SET).map((name) => ({ roundId, name }))),
		);
		const opened = await getVisibleVoice(tx, actor, roundId);
		await recordAuditOf(tx, { action: 'voice.opened', round: opened.stored, actor, call });
		const slips = codes.map((code) => writtenSlip({ set: CURRENT_SET, code }));
		return { ...presentFacts(opened), codes: slips, origin: config.publicUrl, asker: askerOf(config.operator) };
	});

/**
 * Records that slips or the poster were printed, which happens in the browser.
 * @throws 404; 409 once the round has ended
 */
export const recordPrinting = (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<null> =>
	db.transaction(async (tx) => {
		const { stored } = await getVisibleVoice(tx, actor, id);
		if (stored.closedAt !== null || stored.closesOn < tokyoDate(clock.now())) throw conflict('voice.ended');
		await recordAuditOf(tx, { action: 'voice.printed', round: stored, actor, call });
		return null;
	});
