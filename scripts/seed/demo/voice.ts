import { eq } from 'drizzle-orm';
import { findSheetId } from '#server/assessment/sheets.ts';
import type { Progress } from '#server/assessment/transition.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { voiceRounds } from '#server/db/tables/voice.ts';
import { recordAuditOf } from '#server/voice/rounds.ts';
import { CALL } from './documents.ts';
import { insertClosedRound } from './voice-round.ts';

/**
 * The workers of a demo company were asked in its first round, and the round is over: staff see the counts and what
 * contradicts the company, which sees bands in its report. Inserted, since a round lasts for days.
 */

const DAY_MS = 86_400_000;
const OPENED_AFTER = 1;
const CLOSED_AFTER = 7;

const ANSWERS = { id: 9, my: 6, ne: 5, vi: 3 };

export const askWorkers = async (
	{ db }: Pick<Deps, 'db'>,
	{ company, staff }: { company: { name: string }; staff: ConsoleActor },
	{ id: progressId, submittedAt }: Progress,
): Promise<void> => {
	const sheetId = await findSheetId(db, progressId, 1);
	if (sheetId === null || !submittedAt) throw new Error('the demo assessment was not submitted');
	if ((await db.$count(voiceRounds, eq(voiceRounds.sheetId, sheetId))) > 0) return;
	const after = (days: number): Date => new Date(submittedAt.getTime() + days * DAY_MS);
	await db.transaction(async (tx) => {
		const round = await insertClosedRound(tx, {
			name: company.name,
			progressId,
			sheetId,
			openedBy: staff.userId,
			openedAt: after(OPENED_AFTER),
			closedAt: after(CLOSED_AFTER),
			answers: ANSWERS,
			marked: ['overtime_pay', 'illness'],
		});
		await recordAuditOf(tx, { action: 'voice.opened', round, actor: staff, call: CALL });
	});
};
