import type { Tx } from '#server/db/client.ts';
import { voiceCounters, voiceRounds } from '#server/db/tables/voice.ts';
import { tokyoDate } from '#shared/dates.ts';
import { ANSWERS, countersOf, languageCounter, valueCounter } from '#shared/voice/counts.ts';
import type { VoiceLanguage } from '#shared/voice/languages.ts';
import { CURRENT_SET, STATEMENTS, type StatementId, statementsOf } from '#shared/voice/statements.ts';
import { chance } from './chance.ts';

/** A closed round of the workers' voice in the demo: counters only, as at every round that has ended. */

/** At most this share gives the bad answer, so that a statement is rarely marked. */
const BAD = 0.35;
/** With this share it always is. */
const MARKED = 0.6;

type Asked = {
	/** Determines how the answers are spread. */
	name: string;
	/** At least ten, of which results show numbers. */
	answers: Readonly<Partial<Record<VoiceLanguage, number>>>;
	/** Statements with which many disagree. */
	marked?: readonly StatementId[];
};

const countsOf = ({ name, answers: byLanguage, marked = [] }: Asked): Map<string, number> => {
	const counts = new Map(countersOf(CURRENT_SET).map((counter) => [counter, 0]));
	const languages = Object.entries(byLanguage) as [VoiceLanguage, number][];
	const answers = languages.reduce((sum, [, number]) => sum + number, 0);
	counts.set(ANSWERS, answers);
	for (const [language, number] of languages) counts.set(languageCounter(language), number);
	for (const id of statementsOf(CURRENT_SET)) {
		const bad = Math.floor(answers * (marked.includes(id) ? MARKED : BAD * chance(name, id)));
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

type Round = Asked & { progressId: number; sheetId: number; openedBy: number; openedAt: Date; closedAt: Date };

export const insertClosedRound = async (tx: Tx, { progressId, sheetId, openedBy, ...round }: Round) => {
	const [made] = await tx
		.insert(voiceRounds)
		.values({
			progressId,
			sheetId,
			openedBy,
			closesOn: tokyoDate(round.closedAt),
			languages: Object.keys(round.answers) as VoiceLanguage[],
			codesMade: 30,
			statementSet: CURRENT_SET,
			endedAt: round.closedAt,
			closedAt: round.closedAt,
			createdAt: round.openedAt,
		})
		.returning();
	if (!made) throw new Error('no round was made');
	const { id: roundId } = made;
	await tx.insert(voiceCounters).values([...countsOf(round)].map(([name, count]) => ({ roundId, name, count })));
	return made;
};
