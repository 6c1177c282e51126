import { chance } from '#scripts/seed/demo/chance.ts';
import { insertClosedRound } from '#scripts/seed/demo/voice-round.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
import type { Tx } from '#server/db/client.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { Assessed } from './assessment-rows.ts';
import { stepTo } from './courses.ts';

/** Closed rounds of the workers' voice at a few further companies. */

/** One company in so many; with two hundred, more than the ten rounds from which figures are shown. */
const ASKED_EVERY = 12;

const insertRound = async (tx: Tx, { further, course, progressId }: Assessed): Promise<void> => {
	const openedAt = stepTo(course, STATUS.submitted)?.at;
	const closedAt = stepTo(course, STATUS.graded)?.at;
	const sheetId = await findSheetId(tx, progressId, 1);
	if (!openedAt || !closedAt || sheetId === null) return;
	const { name } = further.profile;
	const answers = { vi: 11 + Math.floor(12 * chance(name, 'voices')) };
	await insertClosedRound(tx, { progressId, sheetId, openedBy: further.raterId, openedAt, closedAt, name, answers });
};

export const insertVoices = async (tx: Tx, assessed: readonly Assessed[]): Promise<void> => {
	const asked = assessed.filter(({ further }) => further.profile.at % ASKED_EVERY === 2);
	for (const one of asked) if (one.course === one.further.courses.at(-1)) await insertRound(tx, one);
};
