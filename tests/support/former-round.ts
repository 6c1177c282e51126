import { eq } from 'drizzle-orm';
import { voiceCounters, voiceRounds } from '#server/db/tables/voice.ts';
import { readSlip } from '#shared/voice/code.ts';
import { countersOf } from '#shared/voice/counts.ts';
import { FIRST_SET } from '#shared/voice/statements.ts';
import type { TestApp } from './boot.ts';

/**
 * A round that was just opened, as a former version of the product would have left it: it knew the first set alone, and
 * its slips have no number.
 */
export const asFormer = async <Round extends { id: number; codes: string[] }>(
	{ deps: { db } }: Pick<TestApp, 'deps'>,
	round: Round,
): Promise<Round> => {
	await db.update(voiceRounds).set({ statementSet: FIRST_SET }).where(eq(voiceRounds.id, round.id));
	await db.delete(voiceCounters).where(eq(voiceCounters.roundId, round.id));
	await db.insert(voiceCounters).values(countersOf(FIRST_SET).map((name) => ({ roundId: round.id, name })));
	return { ...round, codes: round.codes.map((slip) => readSlip(slip)?.code ?? '') };
};
