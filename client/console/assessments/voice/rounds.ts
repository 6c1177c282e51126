import { api } from '#client/api/client.ts';
import type { Sheet } from '#client/console/assessments/checking/rounds.ts';
import { canAsk } from '#client/console/assessments/evidence/sheet-requests.tsx';
import type { Round } from '#shared/assessment/round.ts';
import type { VoiceRound } from '#shared/voice/schemas.ts';

/** The rounds of the workers' voice of an assessment: at most one per sheet. */

/** Newest first. */
export const useVoiceRounds = (progressId: number) =>
	api.console.voice.list.useQuery({ progress_id: progressId }, { meta: { handlesFailure: true } });

export const roundOfSheet = (rounds: readonly VoiceRound[], round: Round): VoiceRound | undefined =>
	rounds.find((held) => held.round === round);

/**
 * The round that is being checked, in which a voice round can be opened and evidence be requested; null outside of
 * checks.
 */
export const checkedRound = (sheet: Pick<Sheet, 'status' | 'is_grading_pending'>): Round | null =>
	([1, 2] as const).find((round) => canAsk(round, sheet)) ?? null;
