import { chance } from '#scripts/seed/demo/chance.ts';
import { findSheetId } from '#server/assessment/sheets.ts';
import type { Tx } from '#server/db/client.ts';
import { voiceCounters, voiceRounds } from '#server/db/tables/voice.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { tokyoDate } from '#shared/dates.ts';
import { ANSWERS, countersOf, languageCounter, valueCounter } from '#shared/voice/counts.ts';
import { CURRENT_SET, STATEMENTS, statementsOf } from '#shared/voice/statements.ts';
import type { Assessed } from './assessment-rows.ts';
import { stepTo } from './courses.ts';

/** Closed rounds of the workers' voice at a few further companies: counters only, as at every round that has ended. */

/** One company in so many; with two hundred, more than the ten rounds from which figures are shown. */
const ASKED_EVERY = 12;
const LANGUAGE = 'vi';

/** How the answers to each statement are spread. */
const countsOf = ({ further }: Assessed): Map<string, number> => {
	const { name } = further.profile;
	const answers = 11 + Math.floor(12 * chance(name, 'voices'));
	const counts = new Map(countersOf(CURRENT_SET).map((counter) => [counter, 0]));
	counts.set(ANSWERS, answers);
	counts.set(languageCounter(LANGUAGE), answers);
	for (const id of statementsOf(CURRENT_SET)) {
		const bad = Math.floor(answers * 0.35 * chance(name, id));
		const unknown = Math.floor(answers * 0.2 * chance(name, id, 'unknown'));
		const declined = Math.floor(answers * 0.1 * chance(name, id, 'declined'));
		const isYesGood = STATEMENTS[id].good === 'yes';
		const good = answers - bad - unknown - declined;
		counts.set(valueCounter(id, 'yes'), isYesGood ? good : bad);
		counts.set(valueCounter(id, 'no'), isYesGood ? bad : good);
		counts.set(valueCounter(id, 'unknown'), unknown);
		counts.set(valueCounter(id, 'declined'), declined);
	}
	return counts;
};

const insertRound = async (tx: Tx, one: Assessed): Promise<void> => {
	const submitted = stepTo(one.course, STATUS.submitted)?.at;
	const graded = stepTo(one.course, STATUS.graded)?.at;
	const sheetId = await findSheetId(tx, one.progressId, 1);
	if (!submitted || !graded || sheetId === null) return;
	const counts = countsOf(one);
	const [round] = await tx
		.insert(voiceRounds)
		.values({
			progressId: one.progressId,
			sheetId,
			openedBy: one.further.raterId,
			closesOn: tokyoDate(graded),
			languages: [LANGUAGE],
			codesMade: 30,
			statementSet: CURRENT_SET,
			endedAt: graded,
			closedAt: graded,
			createdAt: submitted,
		})
		.returning({ id: voiceRounds.id });
	if (!round) throw new Error('no round was made');
	await tx.insert(voiceCounters).values([...counts].map(([name, count]) => ({ roundId: round.id, name, count })));
};

export const insertVoices = async (tx: Tx, assessed: readonly Assessed[]): Promise<void> => {
	const asked = assessed.filter(({ further }) => further.profile.at % ASKED_EVERY === 2);
	for (const one of asked) if (one.course === one.further.courses.at(-1)) await insertRound(tx, one);
};
