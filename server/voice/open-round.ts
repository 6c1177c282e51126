import { and, eq, gte, isNull } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { voiceRounds } from '#server/db/tables/voice.ts';

/** The open round of a sheet; null if there is none. */
export const findOpenRound = async (
	executor: Executor,
	sheetId: number,
	today: string,
): Promise<{ closes_on: string } | null> => {
	const [round] = await executor
		.select({ closes_on: voiceRounds.closesOn })
		.from(voiceRounds)
		.where(and(eq(voiceRounds.sheetId, sheetId), isNull(voiceRounds.closedAt), gte(voiceRounds.closesOn, today)));
	return round ?? null;
};
