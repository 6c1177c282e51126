import { useMemo } from 'react';
import { api, type Outputs } from '#client/api/client.ts';
import type { Round } from '#shared/assessment/round.ts';
import { roundOfSheet, useVoiceRounds } from './rounds.ts';

/** The questions of a check that the workers' answers do not agree with. */

export type VoiceMark = Outputs['console']['voice']['marks']['data'][number];

export type Marks = {
	all: readonly VoiceMark[];
	ofQuestion: ReadonlyMap<number, VoiceMark>;
	/** How many there are in a sub-category. */
	ofSub: ReadonlyMap<number, number>;
};

const NONE: readonly VoiceMark[] = [];

export const marksIn = (all: readonly VoiceMark[]): Marks => {
	const ofSub = new Map<number, number>();
	for (const { sub_category: sub } of all) ofSub.set(sub.id, (ofSub.get(sub.id) ?? 0) + 1);
	return { all, ofQuestion: new Map(all.map((mark) => [mark.question_id, mark])), ofSub };
};

/** Nothing is asked for before the round of this sheet has ended. */
export const useMarksQuery = (round: Round, progressId: number) => {
	const held = roundOfSheet(useVoiceRounds(progressId).data?.data ?? [], round);
	return api.console.voice.marks.useQuery(
		{ id: held?.id ?? 0 },
		{ enabled: held?.state === 'closed', meta: { handlesFailure: true } },
	);
};

/** Stays the same while nothing of it changes, so that a rating draws no question again. */
export const useMarks = (round: Round, progressId: number): Marks => {
	const all = useMarksQuery(round, progressId).data?.data ?? NONE;
	return useMemo(() => marksIn(all), [all]);
};
