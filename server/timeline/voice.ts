import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { voiceRounds } from '#server/db/tables/voice.ts';
import type { VoiceEntry } from '#shared/timeline/schemas.ts';
import { type Kind, kindOf } from './requests.ts';

/** Timeline entries of opened and closed rounds of the workers' voice; nothing about answers. */

const openedBy = sql<number>`${voiceRounds.openedBy}`.as('opened_by');
const nobody = sql<number>`null::int`.as('nobody');
/** Non-null in the rows selected below. */
const closedAt = sql<Date>`${voiceRounds.closedAt}`.mapWith(voiceRounds.closedAt).as('closed_at');

/** Entries with the id of the round. */
export const voiceEntries = (executor: Executor, progressId: number) =>
	[
		executor
			.select({ kind: kindOf('voice_opened'), id: voiceRounds.id, at: voiceRounds.createdAt, by: openedBy })
			.from(voiceRounds)
			.where(eq(voiceRounds.progressId, progressId)),
		executor
			.select({ kind: kindOf('voice_closed'), id: voiceRounds.id, at: closedAt, by: nobody })
			.from(voiceRounds)
			.where(and(eq(voiceRounds.progressId, progressId), isNotNull(voiceRounds.closedAt))),
	] as const;

export const VOICE_KINDS = ['voice_opened', 'voice_closed'] as const satisfies readonly Kind[];

type Found = { kind: Kind; voice: typeof voiceRounds.$inferSelect | null };

type Told = Omit<VoiceEntry, 'id' | 'at' | 'actor'>;

/** Details of an entry for staff; null if it is of another kind. */
export const ofVoice = ({ kind, voice }: Found): Told | null => {
	const known = VOICE_KINDS.find((one) => one === kind);
	if (!known || !voice) return null;
	return { kind: known, voice_round_id: voice.id, closes_on: voice.closesOn, codes_made: voice.codesMade };
};
