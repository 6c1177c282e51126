import { getVisibleProgress } from '#server/assessment/access.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { Counts } from '#shared/voice/counts.ts';
import { readingOf } from '#shared/voice/reading.ts';
import type { VoiceResult, VoiceRound } from '#shared/voice/schemas.ts';
import { readCountsOf } from './counters.ts';
import { type FoundRound, getVisibleVoice, listVoices, presentFacts } from './rounds.ts';
import { staffText } from './texts.ts';

type Reader = Pick<Deps, 'db'>;
type Call = Pick<CallContext, 'locale'>;

const presentResult = (counts: Counts, locale: Locale): VoiceResult => {
	const reading = readingOf(counts);
	if (reading.level === 'too_few') return reading;
	const worded = <T extends { id: FoundStatement }>(statement: T) => ({
		...statement,
		text: staffText(statement.id, locale),
	});
	return reading.level === 'bands'
		? { ...reading, statements: reading.statements.map(worded) }
		: { ...reading, statements: reading.statements.map(worded) };
};

type FoundStatement = Parameters<typeof staffText>[0];

/** Before it is closed, only the number of codes of a round is shown. */
const presentRounds = async ({ db }: Reader, rounds: readonly FoundRound[], locale: Locale): Promise<VoiceRound[]> => {
	const closed = rounds.map(({ stored }) => stored).filter(({ closedAt }) => closedAt !== null);
	const counts = await readCountsOf(db, closed);
	return rounds.map((round) => {
		const own = counts.get(round.stored.id);
		return {
			...presentFacts(round),
			state: own ? 'closed' : 'open',
			key_missing: round.stored.keyMissingAt !== null,
			left_in_log: [...(round.leftInLog ?? [])],
			result: own ? presentResult(own, locale) : null,
		};
	});
};

/** The rounds of an assessment, newest first. @throws 404 */
export const listRoundsOf = async (
	{ db }: Reader,
	actor: ConsoleActor,
	{ progress_id: progressId }: { progress_id: number },
	{ locale }: Call,
): Promise<VoiceRound[]> => {
	await getVisibleProgress(db, actor, progressId);
	return presentRounds({ db }, await listVoices(db, actor, progressId), locale);
};

/** @throws 404 */
export const getRound = async (
	{ db }: Reader,
	actor: ConsoleActor,
	{ id }: { id: number },
	{ locale }: Call,
): Promise<VoiceRound> => {
	const [round] = await presentRounds({ db }, [await getVisibleVoice(db, actor, id)], locale);
	if (!round) throw new Error('a round that was found is not presented');
	return round;
};
