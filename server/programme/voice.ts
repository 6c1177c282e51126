import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Reader } from '#server/db/client.ts';
import { programmeVoice } from '#server/db/tables/programme.ts';
import { staffText } from '#server/voice/texts.ts';
import type { VoiceFigures } from '#shared/programme/schemas.ts';
import { STATEMENT_IDS } from '#shared/voice/statements.ts';
import { percentOf } from './rounded.ts';

/** What workers said over all companies, as it was last made; in the order of asking. */
export const readVoice = async (
	{ db }: Reader,
	_actor: ConsoleActor,
	_input: unknown,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<VoiceFigures> => {
	const rows = await db.select().from(programmeVoice);
	const made = new Map(rows.map((row) => [row.statement, row]));
	return {
		statements: STATEMENT_IDS.flatMap((statement) => {
			const row = made.get(statement);
			if (!row) return [];
			const answers = row.good + row.bad + row.neither;
			return [
				{
					id: statement,
					text: staffText(statement, locale),
					rounds: row.roundIds.length,
					good_percent: percentOf(row.good, answers),
					bad_percent: percentOf(row.bad, answers),
					neither_percent: percentOf(row.neither, answers),
					made_at: row.madeAt.toISOString(),
				},
			];
		}),
	};
};
