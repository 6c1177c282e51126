import { eq } from 'drizzle-orm';
import { voiceCounters, voiceRounds } from '#server/db/tables/voice.ts';
import { readSlip } from '#shared/voice/code.ts';
import { countersOf } from '#shared/voice/counts.ts';
import { FIRST_SET } from '#shared/voice/statements.ts';
import type { TestApp } from '#tests/support/boot.ts';

/**
 * Turns a new round into one opened by an earlier version, which knew only the first statement set and had no set
 * number on its slips.
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
