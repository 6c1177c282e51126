import { useMemo } from 'react';
import type { Round } from '#shared/assessment/round.ts';
import { failuresBySub } from './live-state.ts';
import { callsOf } from './rounds.ts';

/** Score and findings with the saved ratings; refetched after each save. It blocks nothing, even if it cannot be loaded. */
export const useLive = (round: Round, progressId: number) =>
	callsOf(round).preview.useQuery({ id: progressId }, { meta: { handlesFailure: true } }).data?.data;

const NONE: ReadonlyMap<number, number> = new Map();

/** The numbers of failed critical questions by sub-category, as saved. */
export const useFailures = (round: Round, progressId: number): ReadonlyMap<number, number> => {
	const failures = useLive(round, progressId)?.critical_failures;
	return useMemo(() => (failures ? failuresBySub(failures) : NONE), [failures]);
};
